import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatTime } from '#domain/text/format.ts';
import { bookAtNewPriceAtom, bookAtom, chooseExtraAtom, chooseStartAtom } from '#state/booking/booking.ts';
import { offersAtom } from '#state/booking/booking-starts.ts';
import type { Booking } from '#state/booking/experience.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { placesLeft } from '#words/common.ts';
import * as notice from '#words/experience.ts';

import styles from './booking-notice.module.css';

interface Props {
  booking: Booking;
  onShowStarts: () => void;
}

/** What the engine refused, in words, with the choices that work now. */
export function BookingNotice({ booking, onShowStarts }: Props) {
  const { attempt } = booking;
  if (attempt.kind !== 'refused') return null;

  return (
    <div role="alert" className={styles.notice}>
      <p>
        <strong>{attempt.words.title}.</strong> {attempt.words.text}
      </p>
      <div className={styles.ways}>
        <Ways booking={booking} attempt={attempt} onShowStarts={onShowStarts} />
      </div>
    </div>
  );
}

function Ways({
  booking,
  attempt,
  onShowStarts,
}: Props & { attempt: Extract<Booking['attempt'], { kind: 'refused' }> }) {
  const { refusal, words } = attempt;
  const book = useSetAtom(bookAtom);
  const bookAtNewPrice = useSetAtom(bookAtNewPriceAtom);
  const cart = usePageLink(hrefTo.checkout(0));
  const home = usePageLink(hrefTo.home());

  if (refusal.code === 'price_changed') {
    const price = refusal.new_total ? formatMoney(refusal.new_total, refusal.currency) : null;
    return (
      <Button onClick={() => void bookAtNewPrice()}>
        {price === null ? notice.bookAtNewPrice : notice.bookAt(price)}
      </Button>
    );
  }
  if (refusal.extra_item_id !== undefined) return <FewerOfExtra id={refusal.extra_item_id} left={refusal.left ?? 0} />;
  switch (words.way_on.to) {
    case 'start_times':
      return <OtherStarts booking={booking} onShowStarts={onShowStarts} />;
    case 'again':
      return <Button onClick={() => void book()}>{words.way_on.label}</Button>;
    case 'home':
      return <ButtonLink {...home}>{words.way_on.label}</ButtonLink>;
    case 'cart':
    case 'order':
    case 'payment':
    case 'reload':
      return <ButtonLink {...cart}>{notice.goToCart}</ButtonLink>;
  }
}

function FewerOfExtra({ id, left }: { id: number; left: number }) {
  const chooseExtra = useSetAtom(chooseExtraAtom);

  return <Button onClick={() => chooseExtra(id, left)}>{left > 0 ? notice.take(left) : notice.goWithout}</Button>;
}

/** The starts of the day that still take this party, and the way to all of them. */
function OtherStarts({ booking, onShowStarts }: Props) {
  const offers = useAtomValue(offersAtom) ?? [];
  const chooseStart = useSetAtom(chooseStartAtom);
  const others = offers.filter(({ id, reason }) => reason === null && id !== booking.form.start_time_id).slice(0, 3);

  return (
    <>
      {others.map(({ id, time, places }) => (
        <Button key={id} onClick={() => chooseStart(id)}>
          {places === null ? formatTime(time) : `${formatTime(time)}, ${placesLeft(places)}`}
        </Button>
      ))}
      <Button kind="plain" onClick={onShowStarts}>
        {others.length > 0 ? notice.allStarts : notice.anotherDate}
      </Button>
    </>
  );
}
