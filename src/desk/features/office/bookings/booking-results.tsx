import { type FoundBooking, searchBookings } from '#domain/contract/office/bookings.ts';
import * as words from '#words/office/bookings.ts';
import { More } from '../paged-list.tsx';
import { ReplyView } from '../reply-view.tsx';
import { useLastReading } from '../use-last-reading.ts';
import { useReply } from '../use-reply.ts';
import { BookingRow } from './booking-row.tsx';
import styles from './bookings-page.module.css';

interface Props {
  query: Readonly<Record<string, string>>;
  /** Whether there is a search or a filter. */
  isFiltered: boolean;
}

/** The bookings that a search has found. While another search runs, the last result stays on the screen. */
export function BookingResults({ query, isFiltered }: Props) {
  const reading = useLastReading(useReply(searchBookings, {}, query));

  return (
    <ReplyView reading={reading} loading={words.loading}>
      {({ results, count, next }) => (
        <div className={styles.results} aria-busy={reading.isLoading || undefined}>
          <output className={styles.count}>{summaryOf(results, next === null ? results.length : count)}</output>
          {results.length === 0 ? <p className={styles.none}>{isFiltered ? words.noneFound : words.noneYet}</p> : null}
          <BookingRows rows={results} search={query['search'] ?? ''} label={words.results} />
          <NextPages key={JSON.stringify([query, next])} query={query} before={next} />
        </div>
      )}
    </ReplyView>
  );
}

function summaryOf(results: readonly FoundBooking[], count: number | null): string {
  if (results.length === 0) return '';
  return count === null ? words.firstOf(results.length) : words.count(count);
}

function BookingRows({ rows, search, label }: { rows: readonly FoundBooking[]; search: string; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.number}>
          <BookingRow booking={row} search={search} />
        </li>
      ))}
    </ul>
  );
}

/** A button for the next page; after a tap the next page, and the pages after it. */
function NextPages({ query, before }: { query: Props['query']; before: string | null }) {
  if (before === null) return null;
  return (
    <More label={words.more}>
      <NextPage query={query} before={before} />
    </More>
  );
}

function NextPage({ query, before }: { query: Props['query']; before: string }) {
  const reading = useReply(searchBookings, {}, { ...query, before });

  return (
    <ReplyView reading={reading} loading={words.loadingMore}>
      {({ results, next }) => (
        <>
          <BookingRows rows={results} search={query['search'] ?? ''} label={words.more} />
          <NextPages key={next} query={query} before={next} />
        </>
      )}
    </ReplyView>
  );
}
