import { useAtomValue, useSetAtom } from 'jotai';
import type { Transfer } from '#domain/contract/catalogue.ts';
import { durationText } from '#domain/text/facts.ts';
import { formatTime } from '#domain/text/format.ts';
import { chooseDropoffAtom, choosePickupAtom, shownMissingFieldsAtom } from '#state/booking/booking.ts';
import { offersAtom } from '#state/booking/booking-starts.ts';
import type { Booking } from '#state/booking/experience.ts';
import { SelectField } from '#ui/controls/field.tsx';
import * as words from '#words/booking.ts';
import { BookingPart } from './booking-part.tsx';

/** Where one is fetched and brought back, each where it is offered (E3). */
export function TransferFields({ booking: { experience, form } }: { booking: Booking }) {
  const choosePickup = useSetAtom(choosePickupAtom);
  const chooseDropoff = useSetAtom(chooseDropoffAtom);
  const gaps = useAtomValue(shownMissingFieldsAtom);
  const start = useAtomValue(offersAtom)?.find(({ id }) => id === form.start_time_id)?.time ?? null;

  const isFetched = experience.pickup.selection === 'required' || form.pickup_point_id !== null;

  return (
    <>
      {isOffered(experience.pickup) ? (
        <BookingPart part="pickup" title={words.pickup} isNotified>
          <TransferField
            label={words.pickup}
            none={words.noPickup}
            transfer={experience.pickup}
            hint={isFetched ? pickupHint(experience.pickup, start) : undefined}
            error={gaps.find(({ part }) => part === 'pickup')?.text}
            value={form.pickup_point_id}
            onChange={choosePickup}
          />
        </BookingPart>
      ) : null}
      {isOffered(experience.dropoff) ? (
        <BookingPart part="dropoff" title={words.dropoff} isNotified>
          <TransferField
            label={words.dropoff}
            none={words.noDropoff}
            transfer={experience.dropoff}
            error={gaps.find(({ part }) => part === 'dropoff')?.text}
            value={form.dropoff_point_id}
            onChange={chooseDropoff}
          />
        </BookingPart>
      ) : null}
    </>
  );
}

interface Props {
  label: string;
  /** The choice of none of the points, where one may choose none. */
  none: string;
  transfer: Transfer;
  hint?: string | undefined;
  error: string | undefined;
  value: number | null;
  onChange: (pointId: number | null) => void;
}

function TransferField({ label, none, transfer: { selection, points }, hint, error, value, onChange }: Props) {
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      required={selection === 'required'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="" disabled={selection === 'required'}>
        {selection === 'required' ? words.choosePlace : none}
      </option>
      {points.map(({ id, name, address }) => (
        <option key={id} value={id}>
          {address && address !== name ? `${name}, ${address}` : name}
        </option>
      ))}
    </SelectField>
  );
}

function isOffered({ selection, points }: Transfer): boolean {
  return selection !== 'unavailable' && points.length > 0;
}

/** When one is fetched: by the clock once a start is chosen. */
function pickupHint({ minutes_before_departure }: Transfer, start: string | null): string | undefined {
  if (minutes_before_departure <= 0) return undefined;
  if (start === null) {
    const hours = Math.floor(minutes_before_departure / 60);
    return words.fetchedBefore(durationText({ days: 0, hours, minutes: minutes_before_departure % 60 }));
  }
  const time = Temporal.PlainTime.from(start).subtract({ minutes: minutes_before_departure });
  return words.fetchedAt(formatTime(time.toString()));
}
