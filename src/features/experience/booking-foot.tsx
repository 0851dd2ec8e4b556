import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { formatMoney } from '#domain/format.ts';
import { decimal } from '#domain/money.ts';
import type { Total } from '#state/booking.ts';
import { bookAtom, shownGapsAtom, totalAtom } from '#state/booking.ts';
import { bookingAtom } from '#state/experience.ts';
import { Button } from '#ui/button.tsx';
import styles from './booking-foot.module.css';
import { BookingNotice } from './booking-notice.tsx';

/** What it comes to, and the one action: it stays in sight while the form scrolls above it. */
export function BookingFoot() {
  const foot = useRef<HTMLDivElement>(null);
  const booking = useAtomValue(bookingAtom);
  const total = useAtomValue(totalAtom);
  const unplaced = useAtomValue(shownGapsAtom).filter(({ part }) => part === 'other');
  const book = useSetAtom(bookAtom);
  if (!booking) return null;
  const { attempt, lineId } = booking;

  return (
    <div ref={foot} className={styles.foot}>
      <BookingNotice booking={booking} onShowStarts={() => reveal('start')} />
      {unplaced.length > 0 ? <p role="alert">{unplaced.map(({ text }) => text).join(' ')}</p> : null}
      {total ? <TotalLine total={total} /> : null}
      <Button kind="action" wide busy={attempt.kind === 'sending'} onClick={() => void book().then(() => reveal())}>
        {attempt.kind === 'sending' ? 'One moment …' : lineId === null ? 'Add to cart' : 'Update cart'}
      </Button>
    </div>
  );

  /** Brings a part of the form into sight and focus: by its name, or the first in which something is missing. */
  function reveal(part?: 'start'): void {
    // React shows what has been found before the next frame is painted.
    requestAnimationFrame(() => {
      const form = foot.current?.closest('[data-booking]');
      const found = form?.querySelector<HTMLElement>(part ? `[data-part='${part}']` : '[data-gap]');
      found?.focus();
      found?.scrollIntoView({ block: 'nearest' });
    });
  }
}

/** An estimate is called one in words (E9); each change is told to those who listen. */
function TotalLine({ total: { gross, deposit, currency, isEstimate } }: { total: Total }) {
  return (
    <output className={styles.total}>
      <span className={styles.label}>{isEstimate ? 'Estimated total' : 'Total'}</span>{' '}
      <strong className={styles.amount}>{money(gross, currency)}</strong>{' '}
      <span className={styles.deposit}>{dueText(gross, deposit, currency)}</span>
    </output>
  );
}

function dueText(gross: number, deposit: number, currency: string): string {
  if (deposit >= gross) return 'all of it due when you book';
  if (deposit === 0) return 'nothing due when you book';
  return `${money(deposit, currency)} due when you book, ${money(gross - deposit, currency)} later`;
}

function money(amount: number, currency: string): string {
  return formatMoney(decimal(amount, currency), currency);
}
