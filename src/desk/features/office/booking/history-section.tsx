import type { HistoryEntry } from '#domain/contract/office/bookings.ts';
import * as words from '#words/office/booking.ts';
import styles from './booking-page.module.css';
import { EntryTime } from './entry-time.tsx';
import { historyText } from './history-text.ts';
import { useMethodLabel } from './use-method-label.ts';

/** The changes of the booking with the people who made them, the newest first. */
export function HistorySection({ history, store }: { history: readonly HistoryEntry[]; store: number }) {
  const methodLabel = useMethodLabel(store);

  return (
    <section className={styles.section} aria-label={words.history}>
      <h2 className={styles.heading}>{words.history}</h2>
      {history.length === 0 ? <p className={styles.soft}>{words.noHistory}</p> : null}
      <ol className={styles.list}>
        {history.toReversed().map((entry) => (
          <li key={entry.id}>
            <span>{historyText(entry, methodLabel)}</span>
            <EntryTime at={entry.at} />
          </li>
        ))}
      </ol>
    </section>
  );
}
