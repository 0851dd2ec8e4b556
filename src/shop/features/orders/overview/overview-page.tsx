import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { inOrder, type StoredBooking } from '#domain/orders/bookings.ts';
import { NoAnswerYet } from '#shop/booking/no-answer-yet.tsx';
import { OtherTours } from '#shop/booking/other-tours.tsx';
import { PageButton, PageLink } from '#shop/booking/page-links.tsx';
import { nowAtom } from '#shop/state/clock.ts';
import { deviceStoreAtom } from '#shop/state/device.ts';
import { bookingsAtom } from '#shop/state/orders/bookings.ts';
import { type Found, findBookingAtom } from '#shop/state/orders/find-booking.ts';
import { refreshBookingsAtom } from '#shop/state/orders/orders.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { formatInstant } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/orders.ts';
import { order as orderOf } from '#words/outcome.ts';
import { savesNothing } from '#words/shell.ts';
import { ShopLinks } from '../parts/order-facts.tsx';
import { OrderCard } from '../ticket/order-card.tsx';
import styles from './overview-page.module.css';

/** The bookings made on this device, upcoming ones first. While the engine is out of reach, they are shown as last read. */
export function OverviewPage() {
  const bookings = useAtomValue(bookingsAtom);
  const refresh = useSetAtom(refreshBookingsAtom);

  useEffect(() => void refresh(), [refresh]);

  const isEmpty = bookings?.length === 0;
  return (
    <>
      <div className={styles.page}>
        <h1 tabIndex={-1}>{words.yourBookings}</h1>
        {bookings === undefined ? <Skeleton className={styles.bone} /> : <Bookings bookings={bookings} />}
        <FindBooking />
      </div>
      {isEmpty ? <OtherTours /> : null}
    </>
  );
}

function Bookings({ bookings }: { bookings: readonly StoredBooking[] }) {
  const now = useAtomValue(nowAtom);
  const isOut = useAtomValue(isOutOfReachAtom);
  const { time_zone } = useAtomValue(storeAtom);
  const { isRefused } = useAtomValue(deviceStoreAtom);
  const { upcoming, past } = inOrder(bookings, now);
  const [oldest] = bookings.flatMap(({ order }) => order?.server_now ?? []).sort();

  if (bookings.length === 0) {
    return (
      <div className={styles.none}>
        <p>{isRefused('bookings') ? savesNothing : words.none}</p>
        <PageButton kind="action" to={hrefTo.home()}>
          {words.findSomething}
        </PageButton>
      </div>
    );
  }
  return (
    <>
      <p className={layout.soft}>
        {words.storedHere} {isOut && oldest ? words.asLastSeen(formatInstant(oldest, time_zone)) : null}
      </p>
      <List bookings={upcoming} level={2} />
      {past.length > 0 ? (
        <section className={styles.past} aria-labelledby="past">
          <h2 id="past">{words.past}</h2>
          <List bookings={past} level={3} />
        </section>
      ) : null}
      <ShopLinks />
    </>
  );
}

function List({ bookings, level }: { bookings: readonly StoredBooking[]; level: 2 | 3 }) {
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking.order_id}>
          {booking.order ? <OrderCard order={booking.order} level={level} /> : <UnreadOrder booking={booking} />}
        </li>
      ))}
    </ul>
  );
}

/** An order that was placed here, but was not read from the engine yet. */
function UnreadOrder({ booking: { number, session_ids } }: { booking: StoredBooking }) {
  const session = session_ids.at(-1);
  const title = orderOf(number);

  return (
    <p>
      <strong>{session ? <PageLink to={lazyHref.success(session)}>{title}</PageLink> : title}</strong>{' '}
      {words.notChecked}
    </p>
  );
}

/** Finds a booking made elsewhere: the engine sends its link by email, for its number and email address (P13). */
function FindBooking() {
  const find = useSetAtom(findBookingAtom);
  const [lookUp, setLookUp] = useState({ number: '', email: '' });
  const [found, setFound] = useState<Found | null>(null);
  const [isAsking, run] = useBusy();
  const problems = found?.kind === 'invalid' ? found.problems : {};

  return (
    <section className={styles.find} aria-labelledby="find-booking">
      <h2 id="find-booking">{words.findTitle}</h2>
      <p className={layout.soft}>{words.how}</p>
      <Form className={styles.form} onSubmit={async () => isAsking || setFound(await run(find(lookUp)))}>
        {fields.map(({ name, ...input }) => (
          <TextField
            key={name}
            {...input}
            name={name}
            required
            value={lookUp[name]}
            error={problems[name]}
            onValue={(value) => {
              setLookUp({ ...lookUp, [name]: value });
              setFound(null);
            }}
          />
        ))}
        <Button type="submit" busy={isAsking} className={styles.send}>
          {words.send}
        </Button>
      </Form>
      <NoAnswerYet isWaiting={isAsking} />
      {found && found.kind !== 'invalid' ? (
        <Notice kind={found.kind === 'requested' ? 'info' : 'caution'}>{found.words}</Notice>
      ) : null}
    </section>
  );
}

const fields = [
  {
    name: 'number',
    label: words.number,
    placeholder: 'LF-7K3Q9X',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    enterKeyHint: 'next',
  },
  { ...emailInput, label: words.email, enterKeyHint: 'send' },
] as const;
