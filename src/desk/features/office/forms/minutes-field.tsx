import { useState } from 'react';
import { inUnit, largestUnit, type MinuteUnit, minuteUnits, toMinutes } from '#domain/time/minutes.ts';
import { TextField } from '#ui/controls/field.tsx';
import * as words from '#words/office/forms.ts';
import styles from './minutes-field.module.css';

interface Props {
  label: string;
  hint: string | undefined;
  error: string | null;
  name: string;
  /** Number of minutes. */
  value: string;
  onChange: (minutes: string) => void;
}

/** A span of time: a number beside its unit. The value stays in minutes. */
export function MinutesField({ label, value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(() => typedOf(value));
  // The form may have another value than the one that was typed here, such as a stored one.
  const shown = typed.value === value ? typed : typedOf(value);
  const enter = (text: string, unit: MinuteUnit) => {
    const minutes = toMinutes(text, unit);
    setTyped({ text, unit, value: minutes });
    onChange(minutes);
  };

  return (
    <div className={styles.minutes}>
      <TextField
        {...field}
        className={styles.field}
        label={label}
        inputMode="decimal"
        value={shown.text}
        onValue={(next) => enter(next, shown.unit)}
      />
      <select
        aria-label={words.unitLabel(label)}
        value={shown.unit}
        onChange={({ target }) => enter(shown.text, target.value as MinuteUnit)}
      >
        {Object.keys(minuteUnits).map((unit) => (
          <option key={unit} value={unit}>
            {words.minuteUnits[unit as MinuteUnit]}
          </option>
        ))}
      </select>
    </div>
  );
}

function typedOf(value: string) {
  const unit = largestUnit(value);
  return { text: inUnit(value, unit), unit, value };
}
