import { useEffect, useEffectEvent, useState } from 'react';
import { withScheme } from '#domain/text/web-address.ts';
import { inUnit, largestUnit, type MinuteUnit, minuteUnits, toMinutes } from '#domain/time/minutes.ts';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import * as words from '#words/office/forms.ts';
import styles from './form-fields.module.css';
import minutes from './minutes-field.module.css';

/** The properties of the control of one value, whose hint and error stand beside it. */
export interface ControlProps {
  label: string;
  hint: string | undefined;
  error: string | null;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** An address on the web. Its scheme is added when the field is left. */
export function WebAddressField({ onChange, ...field }: ControlProps) {
  return (
    <TextField
      {...field}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      onValue={onChange}
      onBlur={({ target }) => {
        const whole = withScheme(target.value.trim());
        if (whole !== target.value) onChange(whole);
      }}
    />
  );
}

/** A colour input cannot be empty: without a value it shows this colour. */
const EMPTY = '#0b6e69';

/** A colour, chosen by eye or typed as `#rrggbb`. */
export function ColourField({ label, hint, error, value, onChange }: Omit<ControlProps, 'name'>) {
  return (
    <div className={styles.picker}>
      <input
        type="color"
        aria-label={words.pickColour(label)}
        value={isColour(value) ? value.toLowerCase() : EMPTY}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        {...{ label, hint, error }}
        className={styles.hex}
        value={value}
        placeholder="#0b6e69"
        spellCheck={false}
        autoComplete="off"
        onValue={(next) => onChange(next.trim())}
      />
    </div>
  );
}

function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** A span of time: a number beside its unit. The value stays a number of minutes. */
export function MinutesField({ label, value, onChange, ...field }: ControlProps) {
  const [typed, setTyped] = useState(() => typedOf(value));
  // The form may have another value than the one that was typed here, such as a stored one.
  const shown = typed.value === value ? typed : typedOf(value);
  const enter = (text: string, unit: MinuteUnit) => {
    const inMinutes = toMinutes(text, unit);
    setTyped({ text, unit, value: inMinutes });
    onChange(inMinutes);
  };

  return (
    <div className={minutes.minutes}>
      <TextField
        {...field}
        className={minutes.field}
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

interface ReferenceProps extends ControlProps {
  /** The title of the option for no object; “None” if left out. */
  none: string | undefined;
  isRequired: boolean;
  options: readonly [value: string, title: string][];
}

/** Selects another object of the account. If the field is required and there is only one object, the field selects it without a tap. */
export function ReferenceField({ value, none = words.none, isRequired, options, onChange, ...field }: ReferenceProps) {
  const only = isRequired && value === '' && options.length === 1 ? options[0]?.[0] : undefined;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);

  const required = value === '' ? words.toChooseOne : undefined;
  return <SelectField {...field} {...{ value, options }} none={isRequired ? required : none} onValue={onChange} />;
}
