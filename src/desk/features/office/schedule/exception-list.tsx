import { type FormInputs, textIn } from '#domain/desk/form-fields.ts';
import type { Problems } from '#platform/network/api.ts';
import * as words from '#words/office/schedule.ts';
import { firstMessage } from '../use-change.ts';
import styles from './schedule-page.module.css';
import { exceptionText } from './schedule-text.ts';

interface Props {
  exceptions: readonly FormInputs[];
  problems: Problems;
  today: string;
  onChoose: (date: string) => void;
}

/** The exceptions from today on, by date; each opens its day. */
export function ExceptionList({ exceptions, problems, today, onChoose }: Props) {
  const rows = exceptions
    .map((row, n) => ({ row, date: textIn(row, 'date'), message: firstMessage(problems[String(n)]) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const coming = rows.filter(({ date }) => date >= today);
  const past = rows.length - coming.length;

  return (
    <section className={styles.part} aria-label={words.exceptions}>
      <h2 className={styles.heading}>{words.exceptions}</h2>
      <p className={styles.hint}>{words.exceptionsHint}</p>
      {coming.length === 0 ? <p className={styles.hint}>{words.noExceptions}</p> : null}
      <ul className={styles.exceptions}>
        {coming.map(({ row, date, message }) => (
          <li key={date}>
            <button type="button" onClick={() => onChoose(date)}>
              {exceptionText(row)}
              {message === null ? null : <span className={styles.error}>{message}</span>}
            </button>
          </li>
        ))}
      </ul>
      {past > 0 ? <p className={styles.hint}>{words.pastExceptions(past)}</p> : null}
    </section>
  );
}
