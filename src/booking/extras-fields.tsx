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
  const chooseExtra = useSetAtom(chooseExtraAtom);
  const error = useAtomValue(shownMissingFieldsAtom).find(({ part, id }) => part === 'extras' && id === extra.id)?.text;
  const field = { label: extra.title, error, hint: <ExtraHint extra={extra} /> };

  if (extra.pricing === 'unit') {
    return (
      <Stepper {...field} value={quantity} max={mostOf(extra)} onChange={(wanted) => chooseExtra(extra.id, wanted)} />
    );
  }
  return (
    <Checkbox {...field} isChecked={quantity > 0} onChange={(isWanted) => chooseExtra(extra.id, isWanted ? 1 : 0)} />
  );
}

function ExtraHint({ extra: { price, pricing, description } }: { extra: Extra }) {
  return (
    <>
      {optionPrice({ retail_price: price })} {pricingWords[pricing]}
      {description ? <span className={styles.description}>{description}</span> : null}
    </>
  );
}

const pricingWords = {
  unit: words.extrasEach,
  person: words.extrasPerPerson,
  booking: words.extrasPerBooking,
} as const;
