import { useAtomValue, useSetAtom } from 'jotai';
import { isTooLateToCancel } from '#domain/app/free-cancellation.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { instantOf } from '#domain/time/schedule.ts';
import { PageButton } from '#shop/booking/page-links.tsx';
import { scrollToPart } from '#shop/booking/scroll-to-part.ts';
import type { Total } from '#shop/state/booking/booking.ts';
import {
  bookAtNewPriceAtom,
  bookAtom,
  chooseExtraAtom,
  chooseStartAtom,
  shownMissingFieldsAtom,
  totalAtom,
} from '#shop/state/booking/booking.ts';
import { offersAtom } from '#shop/state/booking/booking-starts.ts';
import { type Booking, bookingAtom } from '#shop/state/booking/experience.ts';
import { nowAtom } from '#shop/state/clock.ts';
import { useGoTo } from '#shop/state/page/page-link.ts';
import { formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import { placesLeft } from '#words/common.ts';
import * as words from '#words/experience.ts';
import { tooLateToCancel } from '#words/facts.ts';
import styles from './booking-foot.module.css';

/** The total and the main action. It stays visible while the form above it scrolls. */
export function BookingFoot() {
  const booking = useAtomValue(bookingAtom);
  const total = useAtomValue(totalAtom);
  const unplaced = useAtomValue(shownMissingFieldsAtom).filter(({ part }) => part === 'other');
  const book = useSetAtom(bookAtom);
  const [isBusy, run] = useBusy();
  const checkOut = useGoTo(hrefTo.checkout(1));
  if (!booking) return null;
  const { attempt, lineId } = booking;
  const isSending = isBusy || attempt.kind === 'sending';
  const bookHere = async () => {
    const outcome = await run(book());
    scrollToPart('gap', { takesFocus: true });
    return outcome;
  };
  // If the booking waits for the network, the visitor stays here and sees that.
  const bookNow = async () => {
    checkOut.prepare();
    if ((await bookHere()) === 'confirmed') checkOut.go();
  };

  return (
    <div className={styles.foot}>
      <BookingNotice booking={booking} />
      {unplaced.length > 0 ? <p role="alert">{unplaced.map(({ text }) => text).join(' ')}</p> : null}
      <LateNote booking={booking} />
      {total ? <TotalLine total={total} hasDeposit={(booking.experience.booking_deposit ?? 100) < 100} /> : null}
      {lineId === null ? (
        <div className={styles.buttons}>
          <Button busy={isSending} onClick={() => void bookHere()}>
            {words.bookingAdd}
          </Button>
          <Button kind="action" busy={isSending} onClick={() => void bookNow()}>
            {isSending ? words.bookingSending : words.bookNow}
          </Button>
        </div>
      ) : (
        <Button kind="action" wide busy={isSending} onClick={() => void bookHere()}>
          {isSending ? words.bookingSending : words.bookingUpdate}
        </Button>
      )}
    </div>
  );
}

/** Says before the booking that a start this soon is not refundable. */
function LateNote({ booking: { experience, form } }: { booking: Booking }) {
  const now = useAtomValue(nowAtom);
  const start = experience.schedule.start_times.find(({ id }) => id === form.start_time_id);
  if (!form.date || !start) return null;
  const startsAt = instantOf(form.date, start.time, experience.time_zone).toString();
  return isTooLateToCancel(experience.cancellation_policy, startsAt, now) ? <p>{tooLateToCancel}.</p> : null;
}

/** The total. Words say if it is an estimate (E9), and screen readers announce each change. A press on the amount scrolls to the price lines. */
function TotalLine({
  total: { gross, deposit, currency, isEstimate },
  hasDeposit,
}: {
  total: Total;
  hasDeposit: boolean;
}) {
  const money = (amount: number) => formatMoney(toDecimal(amount, currency), currency);
  const all = hasDeposit ? words.allNowSoSoon : words.allNow;
  const rest = deposit === 0 ? words.bookingNothingNow : words.bookingPartNow(money(deposit), money(gross - deposit));

  return (
    <output className={styles.total}>
      <span className={layout.strong}>{isEstimate ? words.estimatedTotal : words.bookingTotal}</span>{' '}
      <button
        type="button"
        className={styles.amount}
        aria-label={words.breakdownOf(money(gross))}
        onClick={() => scrollToPart('price', { takesFocus: true })}
      >
        {money(gross)}
        <Icon drawing={drawings.up} size={18} strokeWidth={2} />
      </button>{' '}
      <span className={styles.deposit}>{deposit >= gross ? all : rest}</span>
    </output>
  );
}

/** The engine's refusal in words, with the alternatives that are possible now. */
function BookingNotice({ booking }: { booking: Booking }) {
  const { attempt } = booking;
  if (attempt.kind !== 'refused') return null;

  return (
    <div role="alert" className={styles.notice}>
      <p>
        <strong>{attempt.words.title}.</strong> {attempt.words.text}
      </p>
      <div className={layout.row2}>
        <Ways booking={booking} attempt={attempt} />
      </div>
    </div>
  );
}

function Ways({ booking, attempt }: { booking: Booking; attempt: Extract<Booking['attempt'], { kind: 'refused' }> }) {
  const { code, new_total, currency, extra_item_id, left = 0 } = attempt.refusal;
  const { to, label } = attempt.words.way_on;
  const book = useSetAtom(bookAtom);
  const bookAtNewPrice = useSetAtom(bookAtNewPriceAtom);
  const chooseExtra = useSetAtom(chooseExtraAtom);

  if (code === 'price_changed') {
    const price = new_total ? words.bookAt(formatMoney(new_total, currency)) : words.bookAtNewPrice;
    return <Button onClick={() => void bookAtNewPrice()}>{price}</Button>;
  }
  if (extra_item_id !== undefined) {
    const fewer = left > 0 ? words.take(left) : words.goWithout;
    return <Button onClick={() => chooseExtra(extra_item_id, left)}>{fewer}</Button>;
  }
  if (to === 'start_times') return <OtherStarts booking={booking} />;
  if (to === 'again') return <Button onClick={() => void book()}>{label}</Button>;
  if (to === 'home') return <PageButton to={hrefTo.home()}>{label}</PageButton>;
  return <PageButton to={hrefTo.checkout(0)}>{words.goToCart}</PageButton>;
}

/** Other starts of the day that still take this party, and a button to all of them. */
function OtherStarts({ booking }: { booking: Booking }) {
  const offers = useAtomValue(offersAtom);
  const chooseStart = useSetAtom(chooseStartAtom);
  const others = offers?.filter(({ id, reason }) => reason === null && id !== booking.form.start_time_id).slice(0, 3);

  return (
    <>
      {others?.map(({ id, time, places }) => (
        <Button key={id} onClick={() => chooseStart(id)}>
          {places === null ? formatTime(time) : `${formatTime(time)}, ${placesLeft(places)}`}
        </Button>
      ))}
      <Button kind="plain" onClick={() => scrollToPart('start', { takesFocus: true })}>
        {others?.length === 0 ? words.anotherDate : words.allStarts}
      </Button>
    </>
  );
}
