import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { startBookingAtom } from '#state/booking/booking.ts';
import type { Booking } from '#state/booking/experience.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/experience.ts';
import styles from './booked.module.css';

/** It is in the cart, or waits on this device to get there: what next? */
export function Booked({ booking, takesFocus }: { booking: Booking; takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { id, lineId, isDraft, attempt, form, experience } = booking;
  const cart = usePageLink(hrefTo.checkout(0));
  const contact = usePageLink(hrefTo.checkout(1));
  const again = usePageLink(hrefTo.experience(experience.slug));
  const start = useSetAtom(startBookingAtom);
  const time = experience.schedule.start_times.find((it) => it.id === form.start_time_id)?.time;
  const isWaiting = attempt.kind === 'done' && attempt.how === 'waiting';

  // The button that was pressed is gone.
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className={styles.booked}>
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        <Icon name={isWaiting ? 'cloud' : 'check'} />
        {isWaiting ? words.bookingSaved : lineId === null || isDraft ? words.inCart : words.changed}
      </h2>
      <p>
        {words.bookingWhen(formatDate(form.date, 'long'), formatTime(time))}{' '}
        {isWaiting ? words.notHeldYet : words.bookingHeld}
      </p>
      {lineId === null ? (
        <ButtonLink kind="action" wide {...contact}>
          {words.checkOut}
        </ButtonLink>
      ) : null}
      <ButtonLink kind={lineId === null ? 'quiet' : 'action'} wide {...cart}>
        {words.goToCart}
      </ButtonLink>
      {lineId === null ? (
        <Button kind="plain" wide onClick={() => void start(id)}>
          {words.another}
        </Button>
      ) : (
        <ButtonLink kind="plain" wide {...again}>
          {words.another}
        </ButtonLink>
      )}
    </div>
  );
}
