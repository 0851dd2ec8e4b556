import { useAtomValue } from 'jotai';
import { chosenRate } from '#domain/booking/booking-form.ts';
import type { Quote } from '#domain/booking/pricing.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { quoteAtom } from '#state/booking/booking.ts';
import type { Booking } from '#state/booking/experience.ts';
import * as words from '#words/booking.ts';
import styles from './price-lines.module.css';

/** How the total comes about, a line for each kind of unit and for each extra. */
export function PriceLines({ booking }: { booking: Booking }) {
  const quote = useAtomValue(quoteAtom);
  if (!quote) return null;

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words.priceCaption}</caption>
      <tbody>
        {linesOf(booking, quote).map(({ id, label, amount }) => (
          <tr key={id}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Line {
  id: string;
  label: string;
  amount: string;
}

function linesOf({ experience, form }: Booking, { units, extras, currency }: Quote): Line[] {
  const money = (amount: number) => formatMoney(toDecimal(amount, currency), currency);
  const options = chosenRate(experience, form).pricing_options;
  const ofUnits = units.map((unit) => {
    const title = options.find(({ id }) => id === unit.pricing_option_id)?.pricing_category.title ?? '';
    return { id: `unit ${unit.pricing_option_id}`, label: `${unit.quantity} × ${title}`, amount: money(unit.subtotal) };
  });
  const ofExtras = extras.map(({ id, quantity, subtotal }) => {
    const { title, pricing } = experience.extras.find((extra) => extra.id === id) ?? { title: '', pricing: 'unit' };
    return { id: `extra ${id}`, label: pricing === 'unit' ? `${quantity} × ${title}` : title, amount: money(subtotal) };
  });
  return [...ofUnits, ...ofExtras];
}
