import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { fullName } from '#desk/shared/full-name.ts';
import list from '#desk/shared/rows.module.css';
import { todayAtom } from '#desk/state/days.ts';
import { bookingSearchAtom, isSearchRequestedAtom } from '#desk/state/replies.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { readDepartureCalendar } from '#domain/contract/departures.ts';
import { type FoundBooking, searchBookings } from '#domain/contract/office/bookings.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { matchedContact } from '#domain/orders/search-words.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import { unnamed } from '#words/desk/departure.ts';
import { toGiveBack } from '#words/office/booking.ts';
import * as words from '#words/office/bookings.ts';
import { loading as loadingTours } from '#words/office/new-booking.ts';
import { bookings } from '#words/office/office.ts';
import { NewBookingLink } from '../new-booking/new-booking-link.tsx';
import { PageFrame } from '../page-frame.tsx';
import { NextPages } from '../paged-list.tsx';
import { ReplyView, useLastReading, useReply } from '../reply.tsx';
import { isDay, isId, useAddressFilters } from '../use-address-filters.ts';
import rowStyles from './booking-row.module.css';
import styles from './bookings-page.module.css';
import { useDebounced } from './use-debounced.ts';

/** The pause in typing before a search begins: half of the time within which its bookings must be on the screen. */
const PAUSE_MILLISECONDS = 100;

const validFilters = {
  status: Object.keys(words.statuses),
  payment: Object.keys(words.payments),
  tour: isId,
  store: isId,
  from: isDay,
  to: isDay,
};
const noFilters = { status: '', payment: '', tour: '', store: '', from: '', to: '' };
type Filters = typeof noFilters;

/** All bookings of the account's stores, with a search by the beginning of a name, a contact or a number, and with filters (B4). */
export function BookingsPage() {
  const [search, setSearch] = useAtom(bookingSearchAtom);
  const { filters, show } = useAddressFilters(validFilters);
  const settled = useDebounced(search.trim(), PAUSE_MILLISECONDS);
  const input = useSearchFocus();
  const { status, payment, tour, store, from, to } = filters;
  const count = Object.values(filters).filter((it) => it !== '').length;
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
      <BookingFilters {...{ filters, count, show }} />
      <BookingResults query={query} isFiltered={settled !== '' || count > 0} />
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
          <NextPages
            key={JSON.stringify([query, next])}
            call={searchBookings}
            query={query}
            next={next}
            more={words.more}
            loading={words.loadingMore}
          >
            {(page) => <BookingRows rows={page.results} search={query['search'] ?? ''} label={words.more} />}
          </NextPages>
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
    <ul className={list.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.number}>
          <BookingRow booking={row} search={search} />
        </li>
      ))}
    </ul>
  );
}

/** A booking of the list, with the email or phone number that matched the search. */
function BookingRow({ booking, search }: { booking: FoundBooking; search: string }) {
  const { number, status, payment_status, lines, due, to_give_back } = booking;
  const line = lines.find((it) => it.attendance_status !== 'cancelled') ?? lines[0];
  const owed =
    to_give_back !== null
      ? toGiveBack(formatMoney(to_give_back.amount, to_give_back.currency))
      : Number(due.amount) > 0 && words.due(formatMoney(due.amount, due.currency));
  const matched = search === '' ? null : matchedContact(booking, search);

  return (
    <Link href={deskHref.booking(number)} className={rowStyles.row}>
      <span className={layout.strongName}>{fullName(booking) || unnamed}</span>
      <span className={rowStyles.number}>{number}</span>
      {line ? (
        <span className={rowStyles.tour}>
          <span>{line.title}</span>
          <span>
            {[formatDate(line.date, 'short'), formatTime(line.time), words.people(line.people)].join(' · ')}
            {lines.length > 1 ? ` ${words.otherLines(lines.length - 1)}` : null}
          </span>
        </span>
      ) : null}
      {matched ? <mark className={rowStyles.matched}>{booking[matched]}</mark> : null}
      <span className={rowStyles.state} data-status={status}>
        {words.statuses[status]}
        {' · '}
        {owed ? <strong>{owed}</strong> : words.payments[payment_status]}
      </span>
    </Link>
  );
}

interface FilterProps {
  filters: Filters;
  /** How many filters are in use. */
  count: number;
  show: (next: Partial<Filters>) => void;
}

/** The filters of the list, folded on a phone. */
function BookingFilters({ filters, count, show }: FilterProps) {
  const { stores } = useAtomValue(sessionAtom);
  const today = useAtomValue(todayAtom);
  const tours = useReply(readDepartureCalendar, {}, { date_from: today, date_to: today }).reply?.experiences;
  // Without a title as yet, but it is the choice.
  const chosenTour: [string, string][] = filters.tour === '' ? [] : [[filters.tour, loadingTours]];
  const select = (name: keyof Filters, label: string, options: readonly (readonly [string, string])[]) => (
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
        <Button kind="plain" onClick={() => show(noFilters)}>
          {words.clearFilters}
        </Button>
      ) : null}
    </details>
  );
}
