import { useAtomValue, useSetAtom } from 'jotai';
import { PageButton } from '#booking/page-links.tsx';
import { scrollToPart } from '#booking/scroll-to-part.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { formatTime } from '#domain/text/format.ts';
import type { Total } from '#state/booking/booking.ts';
import {
  bookAtNewPriceAtom,
  bookAtom,
  chooseExtraAtom,
  chooseStartAtom,
  shownMissingFieldsAtom,
  totalAtom,
} from '#state/booking/booking.ts';
import { offersAtom } from '#state/booking/booking-starts.ts';
import type { Booking } from '#state/booking/experience.ts';
import { bookingAtom } from '#state/booking/experience.ts';
import { Button } from '#ui/controls/button.tsx';
import { placesLeft } from '#words/common.ts';
import * as words from '#words/experience.ts';
import * as notice from '#words/experience.ts';
import styles from './booking-foot.module.css';

/** What it comes to, and the one action: it stays in sight while the form scrolls above it. */
export function BookingFoot() {
  const booking = useAtomValue(bookingAtom);
  const total = useAtomValue(totalAtom);
  const unplaced = useAtomValue(shownMissingFieldsAtom).filter(({ part }) => part === 'other');
  const book = useSetAtom(bookAtom);
  if (!booking) return null;
  const { attempt, lineId } = booking;

  return (
    <div className={styles.foot}>
      <BookingNotice booking={booking} onShowStarts={() => scrollToPart('start', { takesFocus: true })} />
      {unplaced.length > 0 ? <p role="alert">{unplaced.map(({ text }) => text).join(' ')}</p> : null}
      {total ? <TotalLine total={total} /> : null}
      <Button
        kind="action"
        wide
        busy={attempt.kind === 'sending'}
        onClick={() => void book().then(() => scrollToPart('gap', { takesFocus: true }))}
      >
        {attempt.kind === 'sending' ? words.bookingSending : lineId === null ? words.bookingAdd : words.bookingUpdate}
      </Button>
    </div>
  );
}

/** An estimate is called one in words (E9); each change is told to those who listen. */
function TotalLine({ total: { gross, deposit, currency, isEstimate } }: { total: Total }) {
  return (
    <output className={styles.total}>
      <span className={styles.label}>{isEstimate ? words.estimatedTotal : words.bookingTotal}</span>{' '}
      <strong className={styles.amount}>{money(gross, currency)}</strong>{' '}
      <span className={styles.deposit}>{dueText(gross, deposit, currency)}</span>
    </output>
  );
}

function dueText(gross: number, deposit: number, currency: string): string {
  if (deposit >= gross) return words.allNow;
  if (deposit === 0) return words.bookingNothingNow;
  return words.bookingPartNow(money(deposit, currency), money(gross - deposit, currency));
}

function money(amount: number, currency: string): string {
  return formatMoney(toDecimal(amount, currency), currency);
}

interface Props {
  booking: Booking;
  onShowStarts: () => void;
}

/** What the engine refused, in words, with the choices that work now. */
function BookingNotice({ booking, onShowStarts }: Props) {
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

  if (refusal.code === 'price_changed') {
    const price = refusal.new_total ? formatMoney(refusal.new_total, refusal.currency) : null;
    return (
      <Button onClick={() => void bookAtNewPrice()}>
        {price === null ? notice.bookAtNewPrice : notice.bookAt(price)}
      </Button>
    );
  }
  if (refusal.extra_item_id !== undefined) return <FewerOfExtra id={refusal.extra_item_id} left={refusal.left ?? 0} />;
  const { to, label } = words.way_on;
  if (to === 'start_times') return <OtherStarts booking={booking} onShowStarts={onShowStarts} />;
  if (to === 'again') return <Button onClick={() => void book()}>{label}</Button>;
  if (to === 'home') return <PageButton to={hrefTo.home()}>{label}</PageButton>;
  return <PageButton to={hrefTo.checkout(0)}>{notice.goToCart}</PageButton>;
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
