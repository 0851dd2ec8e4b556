import { useAtomValue, useSetAtom } from 'jotai';
import { scrollToPart } from '#booking/scroll-to-part.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import type { Total } from '#state/booking/booking.ts';
import { bookAtom, shownMissingFieldsAtom, totalAtom } from '#state/booking/booking.ts';
import { bookingAtom } from '#state/booking/experience.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/experience.ts';
import styles from './booking-foot.module.css';
import { BookingNotice } from './booking-notice.tsx';

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
