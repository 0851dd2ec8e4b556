import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useDeferredValue, useEffect } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import type { DayOffer } from '#domain/booking/day-offer.ts';
import { toDecimal } from '#domain/money/money.ts';
import { phrasesAround, phrasesText } from '#domain/text/phrases.ts';
import { chooseDayAtom, quoteAtom } from '#shop/state/booking/booking.ts';
import { daysAtom, turnToMonthAtom } from '#shop/state/booking/booking-days.ts';
import { type Booking, bookingAtom, foldPartsAtom } from '#shop/state/booking/experience.ts';
import { formatDate, formatInstant, shortMoney } from '#text/format.ts';
import { partyPhrases, quoteLines } from '#text/quote-lines.ts';
import { Calendar, type ShownDay } from '#ui/controls/calendar.tsx';
import * as words from '#words/booking.ts';
import { onlyLeft } from '#words/common.ts';
import part from './booking-part.module.css';
import { BookingPart } from './booking-part.tsx';
import { ExtrasFields, TransferFields } from './extras-fields.tsx';
import { PageButton } from './page-links.tsx';
import { PartyFields } from './party-fields.tsx';
import { Phrases } from './phrases.tsx';
import styles from './price-lines.module.css';
import { scrollToPart } from './scroll-to-part.ts';
import { StartTimes } from './start-times.tsx';

/** All fields of the form (E3), in the order in which visitors decide (V4). The code is loaded shortly before it is needed. */
export function BookingFields({ isModal }: { isModal: boolean }) {
  const booking = useAtomValue(bookingAtom);
  const takesFocus = isModal || booking?.lineId === null;

  // Moves the focus to the form, because the visitor has just asked for it. This waits until a dialog around it has opened, since the dialog first
  // focuses its own first control.
  useEffect(() => {
    if (takesFocus) scrollToPart('units', { takesFocus });
    // oxlint-disable-next-line react/exhaustive-deps -- as it appears, not later
  }, []);
  if (!booking) return null;

  return (
    <>
      <PartyFields booking={booking} />
      <BookingDays booking={booking} isModal={isModal} />
      <StartTimes />
      <ExtrasFields booking={booking} />
      <TransferFields booking={booking} />
      <PriceLines booking={booking} />
    </>
  );
}

function BookingDays({ booking, isModal }: { booking: Booking; isModal: boolean }) {
  const days = useAtomValue(daysAtom);
  const choose = useChooseDay();
  const turnTo = useSetAtom(turnToMonthAtom);
  const { experience, selection, form } = booking;
  const party = partyPhrases(experience, selection);
  // A tap on a stepper shows its effect before the days are computed for the new party.
  const shown = useDeferredValue(days);
  const day = useCallback((date: string) => calendarDay(shown?.day(date), experience.currency), [shown, experience]);
  const turn = useCallback((month: string) => void turnTo(month), [turnTo]);
  if (!days || !shown) {
    return (
      <BookingPart part="date" title={words.daysDate}>
        <p>{words.nothingOpen}</p>
        <PageButton to={hrefTo.home()}>{words.allExperiences}</PageButton>
      </BookingPart>
    );
  }

  return (
    <BookingPart
      part="date"
      title={words.daysDate}
      summary={form.date && formatDate(form.date)}
      aside={party.length > 0 ? <Phrases of={phrasesAround(words.pricesFor(phrasesText(party)), ...party)} /> : null}
    >
      <Calendar
        label={words.daysDate}
        value={form.date}
        month={shown.month}
        today={shown.today}
        min={shown.min}
        max={shown.max}
        more={shown.more}
        isLoading={shown.isLoading}
        isModal={isModal}
        day={day}
        meanings={dayMarks}
        onChange={choose}
        onMonthChange={turn}
      />
      {/* Shown if the days were read before the engine went out of reach (E6). */}
      {days.asOf ? (
        <output className={part.hint}>{words.asOf(formatInstant(days.asOf, experience.time_zone))}</output>
      ) : null}
    </BookingPart>
  );
}

/** Chooses a day, and goes on to its starts. */
function useChooseDay() {
  const chooseDay = useSetAtom(chooseDayAtom);
  const fold = useSetAtom(foldPartsAtom);

  return useCallback(
    (date: string) => {
      chooseDay(date);
      fold(['units', 'date'], true);
      fold(['start'], false);
      scrollToPart('start', { takesFocus: true });
    },
    [chooseDay, fold],
  );
}

function calendarDay(day: DayOffer | undefined, currency: string): ShownDay {
  if (!day) return { isOpen: false, mark: null, note: '', words: '' };
  const { state, price, left } = day;
  const isOpen = state === 'open' || state === 'few';
  const text = price && shortMoney(toDecimal(price.amount, currency), currency);
  return {
    isOpen,
    mark: state === 'open' ? null : state,
    note: state === 'short' && left !== null ? words.left(left) : noteText(text ?? ''),
    words: [stateText(day), text && (price.isFrom ? words.daysFrom(text) : text)].filter(Boolean).join(', '),
  };
}

/** A seventh of a phone has space for six characters. A longer amount has no currency here; the total shows it. */
function noteText(amount: string): string {
  return amount.length > 6 ? amount.replace(/\s.*/, '') : amount;
}

function stateText({ state, left }: DayOffer): string {
  if (state === 'few') return left === null ? '' : onlyLeft(left);
  if (state === 'short') return left === null ? words.taken : words.tooFew(left);
  return state === 'open' ? '' : dayMarks[state];
}

/** The meanings of the calendar's marks. */
const dayMarks = {
  few: words.few,
  short: words.short,
  full: words.full,
  late: words.late,
  closed: words.closed,
  past: words.past,
} as const;

/** The parts of the total: one line for each kind of unit and for each extra. */
function PriceLines({ booking }: { booking: Booking }) {
  const quote = useAtomValue(quoteAtom);
  if (!quote) return null;

  return (
    <table className={styles.table} data-price="" tabIndex={-1}>
      <caption className={styles.caption}>{words.priceCaption}</caption>
      <tbody>
        {quoteLines(booking.experience, booking.form, quote).map(({ id, label, amount }) => (
          <tr key={id}>
            <th scope="row" className={styles.label}>
              <Phrases of={label} />
            </th>
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
