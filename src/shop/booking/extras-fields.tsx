import { useAtomValue, useSetAtom } from 'jotai';
import { mostOf } from '#domain/booking/booking-form.ts';
import type { Extra, Transfer } from '#domain/contract/catalogue.ts';
import { phraseOf } from '#domain/text/phrases.ts';
import {
  chooseDropoffAtom,
  chooseExtraAtom,
  choosePickupAtom,
  shownMissingFieldsAtom,
} from '#shop/state/booking/booking.ts';
import type { Booking } from '#shop/state/booking/experience.ts';
import { pointText } from '#text/experience-words.ts';
import { durationText } from '#text/facts.ts';
import { formatTime } from '#text/format.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import * as words from '#words/booking.ts';
import { BookingPart } from './booking-part.tsx';
import styles from './extras-fields.module.css';
import { Phrases } from './phrases.tsx';
import { priceText } from './price-text.ts';

/** The extras: a number of pieces, or once for everybody (E3). */
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
  const { id, title, price, pricing, description, text_language } = extra;
  const choose = useSetAtom(chooseExtraAtom);
  const error = useAtomValue(shownMissingFieldsAtom).find((gap) => gap.part === 'extras' && gap.id === id)?.text;
  const hint = (
    <>
      {priceText(price)} {pricingWords[pricing]}
      {description ? (
        <span className={styles.description} lang={text_language}>
          {description}
        </span>
      ) : null}
    </>
  );
  const field = { label: <Phrases of={[phraseOf(extra)]} />, error, hint };

  if (pricing === 'unit')
    return (
      <Stepper {...field} name={title} value={quantity} max={mostOf(extra)} onChange={(next) => choose(id, next)} />
    );
  return <Checkbox {...field} isChecked={quantity > 0} onChange={(isChosen) => choose(id, isChosen ? 1 : 0)} />;
}

const pricingWords = {
  unit: words.extrasEach,
  person: words.extrasPerPerson,
  booking: words.extrasPerBooking,
} as const;

/** The pick-up and drop-off points, each only if it is offered (E3). */
export function TransferFields({ booking: { experience, form } }: { booking: Booking }) {
  const { pickup, dropoff } = experience;
  const choosePickup = useSetAtom(choosePickupAtom);
  const chooseDropoff = useSetAtom(chooseDropoffAtom);
  const start = experience.schedule.start_times.find(({ id }) => id === form.start_time_id)?.time ?? null;

  return (
    <>
      <TransferField
        part="pickup"
        none={words.noPickup}
        transfer={pickup}
        hint={form.pickup_point_id === null ? undefined : pickupHint(pickup, start)}
        value={form.pickup_point_id}
        onChange={choosePickup}
      />
      <TransferField
        part="dropoff"
        none={words.noDropoff}
        transfer={dropoff}
        value={form.dropoff_point_id}
        onChange={chooseDropoff}
      />
    </>
  );
}

interface Props {
  part: 'pickup' | 'dropoff';
  none: string;
  transfer: Transfer;
  hint?: string | undefined;
  value: number | null;
  onChange: (pointId: number | null) => void;
}

function TransferField({ part, none, transfer: { selection, points }, hint, value, onChange }: Props) {
  const error = useAtomValue(shownMissingFieldsAtom).find((gap) => gap.part === part)?.text;
  const label = part === 'pickup' ? words.pickup : words.dropoff;
  const isRequired = selection === 'required';

  if (selection === 'unavailable' || points.length === 0) return null;
  return (
    <BookingPart part={part} title={label} isNotified>
      <SelectField
        label={label}
        hint={hint}
        error={error}
        required={isRequired}
        value={value ?? ''}
        onValue={(next) => onChange(next === '' ? null : Number(next))}
      >
        <option value="" disabled={isRequired}>
          {isRequired ? words.choosePlace : none}
        </option>
        {points.map((it) => (
          <option key={it.id} value={it.id}>
            {pointText(it)}
          </option>
        ))}
      </SelectField>
    </BookingPart>
  );
}

/** The time of the pick-up: as clock time once a start is chosen. */
function pickupHint({ minutes_before_departure: minutes }: Transfer, start: string | null): string | undefined {
  if (minutes <= 0) return undefined;
  if (start !== null)
    return words.fetchedAt(formatTime(Temporal.PlainTime.from(start).subtract({ minutes }).toString()));
  return words.fetchedBefore(durationText({ days: 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 }));
}
