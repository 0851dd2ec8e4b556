import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import { PageButton } from '#shop/booking/page-links.tsx';
import { startBookingAtom } from '#shop/state/booking/booking.ts';
import type { Booking } from '#shop/state/booking/experience.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/experience.ts';
import styles from './booked.module.css';

/** The next steps after a booking is in the cart, or waits on this device to be sent. */
export function Booked({
  booking,
  isWaiting,
  takesFocus,
}: {
  booking: Booking;
  isWaiting: boolean;
  takesFocus: boolean;
}) {
  const { id, lineId, isDraft, form, experience } = booking;
  const title = useRef<HTMLHeadingElement>(null);
  const start = useSetAtom(startBookingAtom);
  const time = experience.schedule.start_times.find((it) => it.id === form.start_time_id)?.time;

  // The pressed button has disappeared, so the focus moves to the title.
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className={layout.stack3}>
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        <Icon name={isWaiting ? 'cloud' : 'check'} />
        {isWaiting ? words.bookingSaved : lineId === null || isDraft ? words.inCart : words.changed}
      </h2>
      <p>
        {words.bookingWhen(formatDate(form.date, 'long'), formatTime(time))}{' '}
        {isWaiting ? words.notHeldYet : words.bookingHeld}
      </p>
      {/* On a phone the bar has this button. */}
      {lineId === null && takesFocus ? (
        <PageButton kind="action" wide to={hrefTo.checkout(1)}>
          {words.checkOut}
        </PageButton>
      ) : null}
      <PageButton kind={lineId === null ? 'plain' : 'action'} wide to={hrefTo.checkout(0)}>
        {words.goToCart}
      </PageButton>
      {lineId === null ? (
        <Button kind="plain" wide onClick={() => void start(id)}>
          {words.another}
        </Button>
      ) : (
        <PageButton kind="plain" wide to={hrefTo.experience(experience.slug)}>
          {words.another}
        </PageButton>
      )}
    </div>
  );
}
