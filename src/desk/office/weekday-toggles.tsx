import layout from '#ui/layout.module.css';
import { WEEKDAYS, weekdayName } from './date-names.ts';
import styles from './weekday-toggles.module.css';

interface Props {
  label: string;
  error: string | null;
  /** Monday 1 to Sunday 7. */
  chosen: readonly number[];
  /** Called with the chosen days in the order of the week. */
  onChange: (chosen: readonly number[]) => void;
}

/** Toggles for the days of the week; two rows of them on a phone. */
export function WeekdayToggles({ label, error, chosen, onChange }: Props) {
  const toggle = (weekday: number, isOn: boolean) =>
    WEEKDAYS.filter((it) => (it === weekday ? isOn : chosen.includes(it)));

  return (
    <fieldset className={styles.group} name="weekdays">
      <legend>{label}</legend>
      <div className={styles.weekdays}>
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className={styles.weekday}>
            <input
              type="checkbox"
              aria-label={weekdayName(weekday, 'long')}
              checked={chosen.includes(weekday)}
              onChange={(event) => onChange(toggle(weekday, event.target.checked))}
            />
            {weekdayName(weekday, 'short')}
          </label>
        ))}
      </div>
      {error === null ? null : <p className={layout.errorSmall}>{error}</p>}
    </fieldset>
  );
}
