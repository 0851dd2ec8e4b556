import { useState } from 'react';
import { itemsOf } from '#domain/desk/form-fields.ts';
import { formatTime } from '#text/format.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/schedule.ts';
import styles from './schedule-page.module.css';

interface Props {
  /** Times with spaces between them. */
  times: string;
  error: string | null;
  onChange: (times: string) => void;
}

const FIRST = '09:00:00';
const HOURS_APART = 2;

/** The starts of a day. */
export function TimesField({ times, error, onChange }: Props) {
  const items = itemsOf(times);

  return (
    <fieldset className={styles.group}>
      <legend>{words.startTimes}</legend>
      {items.map((time, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a start that is being typed keeps its focus
        <div key={n} className={styles.time}>
          <Time
            label={words.startTime(n + 1)}
            time={time}
            error={n === 0 ? error : null}
            onChange={(next) => onChange(items.with(n, next).join(' '))}
          />
          <IconButton
            icon={drawings.remove}
            aria-label={words.removeTime(formatTime(time))}
            onClick={() => onChange(items.toSpliced(n, 1).join(' '))}
          />
        </div>
      ))}
      {items.length === 0 && error !== null ? <p className={layout.errorSmall}>{error}</p> : null}
      <Button onClick={() => onChange([...items, timeAfter(items)].join(' '))}>{words.addTime}</Button>
    </fieldset>
  );
}

interface TimeProps {
  label: string;
  time: string;
  error: string | null;
  onChange: (time: string) => void;
}

/** The control of one start. It keeps a half typed time, which the form does not get. */
function Time({ label, time, error, onChange }: TimeProps) {
  const [typed, setTyped] = useState<string | null>(null);

  return (
    <TextField
      label={label}
      type="time"
      error={error}
      value={typed ?? time.slice(0, 5)}
      onBlur={() => setTyped(null)}
      onValue={(value) => {
        setTyped(value);
        if (/^\d\d:\d\d/.test(value)) onChange(`${value.slice(0, 5)}:00`);
      }}
    />
  );
}

/** A new start: two hours after the last one, but before midnight. */
function timeAfter(times: readonly string[]): string {
  const last = times.toSorted().at(-1);
  if (last === undefined) return FIRST;
  const hour = Math.min(Number(last.slice(0, 2)) + HOURS_APART, 23);
  return `${String(hour).padStart(2, '0')}${last.slice(2)}`;
}
