import { useAtomValue } from 'jotai';
import { readDepartureCalendar } from '#domain/contract/departures.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import * as words from '#words/office/bookings.ts';
import { loading as loadingTours } from '#words/office/new-booking.ts';
import { todayAtom } from '../../../state/days.ts';
import { sessionAtom } from '../../../state/session.ts';
import { useReply } from '../use-reply.ts';
import styles from './bookings-page.module.css';
import type { BookingFilter, useBookingsAddress } from './use-bookings-address.ts';

interface Props {
  address: ReturnType<typeof useBookingsAddress>;
}

/** The filters of the list, folded on a phone. */
export function BookingFilters({ address: { filters, count, show, clear } }: Props) {
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
