import { useAtomValue, useSetAtom } from 'jotai';
import { reasonText } from '#domain/booking/missing-fields.ts';
import type { StartOffer } from '#domain/booking/start-offers.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { chooseStartAtom } from '#shop/state/booking/booking.ts';
import { isUncheckedAtom, offersAtom } from '#shop/state/booking/booking-starts.ts';
import { bookingAtom } from '#shop/state/booking/experience.ts';
import { type Chip, Chips } from '#ui/controls/chips.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import * as words from '#words/booking.ts';
import { placesLeft } from '#words/common.ts';
import part from './booking-part.module.css';
import { BookingPart } from './booking-part.tsx';
import styles from './start-times.module.css';

/** The starts of the chosen day, with the places left or the reason why not (E6). */
export function StartTimes() {
  const form = useAtomValue(bookingAtom)?.form;
  const offers = useAtomValue(offersAtom);
  const isUnchecked = useAtomValue(isUncheckedAtom);
  const chooseStart = useSetAtom(chooseStartAtom);
  if (!form) return null;

  return (
    <BookingPart
      part="start"
      title={words.timesTitle}
      aside={form.date === null ? null : <time dateTime={form.date}>{formatDate(form.date)}</time>}
    >
      <div className={styles.starts} aria-live="polite" aria-busy={offers === null}>
        {form.date === null ? <p className={part.hint}>{words.dateFirst}</p> : null}
        {offers === null ? (
          <div className={styles.coming}>
            <Skeleton className={styles.chip} />
            <Skeleton className={styles.chip} />
          </div>
        ) : null}
        {offers && offers.length > 0 ? (
          <Chips
            label={words.startsOn(formatDate(form.date))}
            chips={offers.map((offer) => chipOf(offer, offer.id === form.start_time_id))}
            value={form.start_time_id}
            onChange={chooseStart}
          />
        ) : null}
        {offers?.length === 0 && form.date !== null ? <p className={part.hint}>{words.nothingStarts}</p> : null}
        {isUnchecked ? <p className={part.hint}>{words.unchecked}</p> : null}
      </div>
    </BookingPart>
  );
}

/** One that does not fit any more stays chosen until the visitor has settled it. */
function chipOf(offer: StartOffer, isChosen: boolean): Chip {
  const { id, time, places, reason } = offer;
  return {
    value: id,
    label: formatTime(time),
    note: reason ? reasonText(offer) : places === null ? undefined : placesLeft(places),
    isDisabled: reason !== null && !isChosen,
    isScarce: reason === 'NOT_ENOUGH_PLACES' || (reason === null && places !== null && places <= 4),
  };
}
