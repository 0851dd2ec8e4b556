import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { TextField } from '#ui/controls/field.tsx';
import * as words from '#words/office/bookings.ts';
import { bookings } from '#words/office/office.ts';
import { bookingSearchAtom, isSearchWantedAtom } from '../../../state/replies.ts';
import { NewBookingLink } from '../new-booking/new-booking-link.tsx';
import { PageFrame } from '../page-frame.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingResults } from './booking-results.tsx';
import styles from './bookings-page.module.css';
import { useBookingsAddress } from './use-bookings-address.ts';
import { useDebounced } from './use-debounced.ts';

/** The pause in typing before a search begins: half of the time within which its bookings must be on the screen. */
const PAUSE_MILLISECONDS = 100;

/** All bookings of the account's stores, with a search by the beginning of a name, a contact or a number, and with filters (B4). */
export function BookingsPage() {
  const [search, setSearch] = useAtom(bookingSearchAtom);
  const address = useBookingsAddress();
  const settled = useDebounced(search.trim(), PAUSE_MILLISECONDS);
  const input = useWantedFocus();
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
function useWantedFocus() {
  const around = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useAtom(isSearchWantedAtom);
  useEffect(() => {
    if (!isWanted) return;
    around.current?.querySelector('input')?.focus();
    setWanted(false);
  }, [isWanted, setWanted]);
  return around;
}
