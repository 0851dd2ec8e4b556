import { useAtomValue, useSetAtom } from 'jotai';
import { mostOf } from '#domain/booking/booking-form.ts';
import type { Extra } from '#domain/contract/catalogue.ts';
import { chooseExtraAtom, shownMissingFieldsAtom } from '#state/booking/booking.ts';
import type { Booking } from '#state/booking/experience.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import * as words from '#words/booking.ts';
import { BookingPart } from './booking-part.tsx';
import styles from './extras-fields.module.css';
import { optionPrice } from './price-option.ts';

/** What can be had besides: so many pieces, or once for everyone (E3). */
export function ExtrasFields({ booking: { experience, form } }: { booking: Booking }) {
  if (experience.extras.length === 0) return null;

  return (
    <BookingPart part="extras" title={words.extrasTitle}>
      {experience.extras.map((extra) => (
        <ExtraField key={extra.id} extra={extra} quantity={form.extras[extra.id] ?? 0} />
      ))}
    </BookingPart>
  );
}

function ExtraField({ extra, quantity }: { extra: Extra; quantity: number }) {
  const { id, title, price, pricing, description } = extra;
  const choose = useSetAtom(chooseExtraAtom);
  const error = useAtomValue(shownMissingFieldsAtom).find((gap) => gap.part === 'extras' && gap.id === id)?.text;
  const hint = (
    <>
      {optionPrice({ retail_price: price })} {pricingWords[pricing]}
      {description ? <span className={styles.description}>{description}</span> : null}
    </>
  );
  const field = { label: title, error, hint };

  if (pricing === 'unit')
    return <Stepper {...field} value={quantity} max={mostOf(extra)} onChange={(wanted) => choose(id, wanted)} />;
  return <Checkbox {...field} isChecked={quantity > 0} onChange={(isWanted) => choose(id, isWanted ? 1 : 0)} />;
}

const pricingWords = {
  unit: words.extrasEach,
  person: words.extrasPerPerson,
  booking: words.extrasPerBooking,
} as const;
