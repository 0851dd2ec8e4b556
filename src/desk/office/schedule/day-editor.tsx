import { firstMessage, messageAt } from '#desk/shared/use-change.ts';
import { type FormInputs, textIn } from '#domain/desk/form-fields.ts';
import type { ScheduleDay } from '#domain/desk/schedule-year.ts';
import { formatDate } from '#text/format.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/schedule.ts';
import styles from './schedule-page.module.css';
import { dayText, exceptionText } from './schedule-text.ts';
import { TimesField } from './times-field.tsx';

interface Props {
  day: ScheduleDay;
  isPast: boolean;
  /** The exception of the day; undefined if its seasons count. */
  exception: FormInputs | undefined;
  problems: NestedTexts;
  /** @param exception  null: the seasons count again */
  onChange: (exception: FormInputs | null) => void;
}

/** Makes a day a day off, or gives it other times. */
export function DayEditor({ day, isPast, exception, problems, onChange }: Props) {
  const { date, starts, kind } = day;
  const isOff = exception && exception['start_times'] === '';
  const otherTimes = () => ({
    date,
    start_times: starts.map(({ time }) => time).join(' ') || '09:00:00',
    capacity: String(starts[0]?.capacity ?? 10),
  });

  return (
    <section className={styles.part} aria-label={formatDate(date, 'long')}>
      <h2 className={layout.size3}>{formatDate(date)}</h2>
      <p className={layout.softSmall}>
        {isPast ? `${words.past} ` : null}
        {kind === 'other' ? `${words.kinds.other}: ${dayText(day)}` : dayText(day)}
      </p>
      {isPast ? null : (
        <>
          {exception && !isOff ? (
            <div className={styles.fields}>
              <TimesField
                times={textIn(exception, 'start_times')}
                error={messageAt({ fields: problems }, 'start_times')}
                onChange={(start_times) => onChange({ ...exception, start_times })}
              />
              <TextField
                label={words.capacity}
                inputMode="numeric"
                value={textIn(exception, 'capacity')}
                error={messageAt({ fields: problems }, 'capacity')}
                onValue={(capacity) => onChange({ ...exception, capacity })}
              />
            </div>
          ) : null}
          <div className={layout.row2}>
            {kind === 'off' ? null : (
              <Button onClick={() => onChange({ date, start_times: '', capacity: '0' })}>{words.makeDayOff}</Button>
            )}
            {exception && !isOff ? null : (
              <Button onClick={() => onChange(otherTimes())}>{words.giveOtherTimes}</Button>
            )}
            {exception ? <Button onClick={() => onChange(null)}>{words.followSeasons}</Button> : null}
          </div>
        </>
      )}
    </section>
  );
}

interface ListProps {
  exceptions: readonly FormInputs[];
  problems: NestedTexts;
  today: string;
  onChoose: (date: string) => void;
}

/** The exceptions from today on, by date; each opens its day. */
export function ExceptionList({ exceptions, problems, today, onChoose }: ListProps) {
  const rows = exceptions
    .map((row, n) => ({ row, date: textIn(row, 'date'), message: firstMessage(problems[String(n)]) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const coming = rows.filter(({ date }) => date >= today);
  const past = rows.length - coming.length;

  return (
    <section className={styles.part} aria-label={words.exceptions}>
      <h2 className={layout.size3}>{words.exceptions}</h2>
      <p className={layout.softSmall}>{words.exceptionsHint}</p>
      {coming.length === 0 ? <p className={layout.softSmall}>{words.noExceptions}</p> : null}
      <ul className={styles.exceptions}>
        {coming.map(({ row, date, message }) => (
          <li key={date}>
            <button type="button" onClick={() => onChoose(date)}>
              {exceptionText(row)}
              {message === null ? null : <span className={layout.errorSmall}>{message}</span>}
            </button>
          </li>
        ))}
      </ul>
      {past > 0 ? <p className={layout.softSmall}>{words.pastExceptions(past)}</p> : null}
    </section>
  );
}
