import { useAtomValue, useSetAtom } from 'jotai';
import { partyPrice } from '#domain/booking/day-offer.ts';
import type { StartOffer } from '#domain/booking/start-offers.ts';
import { toDecimal } from '#domain/money/money.ts';
import { chooseStartAtom } from '#shop/state/booking/booking.ts';
import { isUncheckedAtom, offersAtom } from '#shop/state/booking/booking-starts.ts';
import { type Booking, bookingAtom, foldPartsAtom } from '#shop/state/booking/experience.ts';
import { formatDate, formatTime, shortMoney } from '#text/format.ts';
import { reasonText } from '#text/missing-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { type Chip, Chips } from '#ui/controls/chips.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import * as words from '#words/booking.ts';
import { onlyLeft, placesLeft } from '#words/common.ts';
import part from './booking-part.module.css';
import { BookingPart } from './booking-part.tsx';
import { goToNextPart, scrollToPart } from './scroll-to-part.ts';
import styles from './start-times.module.css';

/** The starts of the chosen day, with the places left, or the reason why a start is not available (E6). */
export function StartTimes() {
  const booking = useAtomValue(bookingAtom);
  const offers = useAtomValue(offersAtom);
  const isUnchecked = useAtomValue(isUncheckedAtom);
  const chooseStart = useSetAtom(chooseStartAtom);
  const fold = useSetAtom(foldPartsAtom);
  if (!booking) return null;
  const { form, experience } = booking;
  const chosen = experience.schedule.start_times.find(({ id }) => id === form.start_time_id);
  const openDate = () => {
    fold(['date'], false);
    scrollToPart('date', { takesFocus: true });
  };

  return (
    <BookingPart part="start" title={words.timesTitle} summary={chosen ? formatTime(chosen.time) : null}>
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
            chips={chipsOf(offers, booking)}
            value={form.start_time_id}
            onChange={chooseStart}
            onTap={() => {
              fold(['units', 'start'], true);
              goToNextPart('start');
            }}
          />
        ) : null}
        {offers?.length === 0 && form.date !== null ? (
          <>
            <p className={part.hint}>{words.nothingStarts}</p>
            <Button onClick={openDate}>{words.otherDate}</Button>
          </>
        ) : null}
        {isUnchecked ? <p className={part.hint}>{words.unchecked}</p> : null}
      </div>
    </BookingPart>
  );
}

/** The starts as chips, with the price for the party if it differs between them. */
function chipsOf(offers: readonly StartOffer[], { experience, form, selection }: Booking): Chip[] {
  const { currency } = experience;
  const prices = offers.map(({ id }) => partyPrice(experience, selection, form.date ?? '', [id])?.amount);
  const areApart = new Set(prices).size > 1;
  return offers.map((offer, i) => {
    const price = areApart ? prices[i] : undefined;
    const text = price === undefined ? '' : shortMoney(toDecimal(price, currency), currency);
    return chipOf(offer, offer.id === form.start_time_id, text);
  });
}

/**
 * A start as a chip. A chosen start stays chosen when it no longer fits, until the visitor changes it. @param price  for the party, if it differs
 * between starts
 */
function chipOf(offer: StartOffer, isChosen: boolean, price: string): Chip {
  const { id, time, places, isFew, isWhole, reason } = offer;
  // A booking of the whole start counts no places.
  const left = places === null || isWhole ? '' : isFew ? onlyLeft(places) : placesLeft(places);
  return {
    value: id,
    label: formatTime(time),
    note: reason ? reasonText(offer) : [price, left].filter(Boolean).join(' · '),
    isDisabled: reason !== null && !isChosen,
    isScarce: reason === 'NOT_ENOUGH_PLACES' || (reason === null && isFew),
  };
}
