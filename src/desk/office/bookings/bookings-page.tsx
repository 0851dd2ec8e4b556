import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { todayAtom } from '#desk/state/days.ts';
import { bookingSearchAtom, isSearchRequestedAtom } from '#desk/state/replies.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { readDepartureCalendar } from '#domain/contract/departures.ts';
import { type FoundBooking, searchBookings } from '#domain/contract/office/bookings.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/bookings.ts';
import { loading as loadingTours } from '#words/office/new-booking.ts';
import { bookings } from '#words/office/office.ts';
import { NewBookingLink } from '../new-booking/new-booking-link.tsx';
import { PageFrame } from '../page-frame.tsx';
import { More } from '../paged-list.tsx';
import { Read, ReplyView, useLastReading, useReply } from '../reply.tsx';
import { BookingRow } from './booking-row.tsx';
import styles from './bookings-page.module.css';
import { type BookingFilter, useBookingsAddress } from './use-bookings-address.ts';
import { useDebounced } from './use-debounced.ts';

/** The pause in typing before a search begins: half of the time within which its bookings must be on the screen. */
const PAUSE_MILLISECONDS = 100;

/** All bookings of the account's stores, with a search by the beginning of a name, a contact or a number, and with filters (B4). */
export function BookingsPage() {
  const [search, setSearch] = useAtom(bookingSearchAtom);
  const address = useBookingsAddress();
  const settled = useDebounced(search.trim(), PAUSE_MILLISECONDS);
  const input = useSearchFocus();
  const { status, payment, tour, store, from, to } = address.filters;
  const query = {
    search: settled,
    status,
    payment_status: payment,
    experience: tour,
    store,
    date_from: from,
    date_to: to,
  };

  return (
    <PageFrame title={bookings} actions={<NewBookingLink />}>
      <div ref={input}>
        <TextField
          type="search"
          label={words.search}
          hint={
            <>
              {words.searchHint} <span className={styles.keys}>{words.keyHint}</span>
            </>
          }
          value={search}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          onValue={setSearch}
        />
      </div>
      <BookingFilters address={address} />
      <BookingResults query={query} isFiltered={settled !== '' || address.count > 0} />
    </PageFrame>
  );
}

/** Moves the focus to the search when the screen opens, if somebody pressed `/` on another screen. */
function useSearchFocus() {
  const around = useRef<HTMLDivElement>(null);
  const [isRequested, setRequested] = useAtom(isSearchRequestedAtom);
  useEffect(() => {
    if (!isRequested) return;
    around.current?.querySelector('input')?.focus();
    setRequested(false);
  }, [isRequested, setRequested]);
  return around;
}

interface Props {
  query: Readonly<Record<string, string>>;
  /** Whether there is a search or a filter. */
  isFiltered: boolean;
}

/** The bookings that a search has found. While another search runs, the last result stays on the screen. */
function BookingResults({ query, isFiltered }: Props) {
  const reading = useLastReading(useReply(searchBookings, {}, query));

  return (
    <ReplyView reading={reading} loading={words.loading}>
      {({ results, count, next }) => (
        <div className={layout.narrowStack4} aria-busy={reading.isLoading || undefined}>
          <output className={layout.softSmall}>{summaryOf(results, next === null ? results.length : count)}</output>
          {results.length === 0 ? (
            <p className={layout.measure}>{isFiltered ? words.noneFound : words.noneYet}</p>
          ) : null}
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
  return (
    <Read call={searchBookings} query={{ ...query, before }} loading={words.loadingMore}>
      {({ results, next }) => (
        <>
          <BookingRows rows={results} search={query['search'] ?? ''} label={words.more} />
          <NextPages key={next} query={query} before={next} />
        </>
      )}
    </Read>
  );
}

interface FilterProps {
  address: ReturnType<typeof useBookingsAddress>;
}

/** The filters of the list, folded on a phone. */
function BookingFilters({ address: { filters, count, show, clear } }: FilterProps) {
  const { stores } = useAtomValue(sessionAtom);
  const today = useAtomValue(todayAtom);
  const tours = useReply(readDepartureCalendar, {}, { date_from: today, date_to: today }).reply?.experiences;
  // Without a title as yet, but it is the choice.
  const chosenTour: [string, string][] = filters.tour === '' ? [] : [[filters.tour, loadingTours]];
  const select = (name: BookingFilter, label: string, options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      value={filters[name]}
      onValue={(next) => show({ [name]: next })}
      none={words.all}
      options={options}
    />
  );
  const day = (name: 'from' | 'to', label: string) => (
    <TextField type="date" label={label} value={filters[name]} onValue={(next) => show({ [name]: next })} />
  );

  return (
    <details className={styles.filters} open={count > 0 || undefined}>
      <summary>{words.filtersInUse(count)}</summary>
      <div className={styles.fields}>
        {select('status', words.status, Object.entries(words.statuses))}
        {select('payment', words.payment, Object.entries(words.payments))}
        {select('tour', words.tour, tours?.map(({ id, title }) => [String(id), title]) ?? chosenTour)}
        {stores.length > 1
          ? select(
              'store',
              words.store,
              stores.map(({ id, title }) => [String(id), title]),
            )
          : null}
        {day('from', words.dateFrom)}
        {day('to', words.dateTo)}
      </div>
      {count > 0 ? (
        <Button kind="plain" onClick={clear}>
          {words.clearFilters}
        </Button>
      ) : null}
    </details>
  );
}
