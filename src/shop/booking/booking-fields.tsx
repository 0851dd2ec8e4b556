import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { quoteLines } from '#domain/booking/quote-lines.ts';
import { formatInstant, shortMoney } from '#domain/text/format.ts';
import { chooseDayAtom, quoteAtom } from '#shop/state/booking/booking.ts';
import { type Day, daysAtom, turnToMonthAtom } from '#shop/state/booking/booking-days.ts';
import { type Booking, bookingAtom } from '#shop/state/booking/experience.ts';
import { Calendar, type ShownDay } from '#ui/controls/calendar.tsx';
import * as words from '#words/booking.ts';
import part from './booking-part.module.css';
import { BookingPart } from './booking-part.tsx';
import { ExtrasFields, TransferFields } from './extras-fields.tsx';
import { PageButton } from './page-links.tsx';
import { PartyFields } from './party-fields.tsx';
import styles from './price-lines.module.css';
import { scrollToPart } from './scroll-to-part.ts';
import { StartTimes } from './start-times.tsx';

/** All that the form asks for (E3), in the order in which one decides. Its code comes when it is about to be needed. */
export function BookingFields({ isModal }: { isModal: boolean }) {
  const booking = useAtomValue(bookingAtom);
  if (!booking) return null;

  return (
    <>
      <BookingDays booking={booking} isModal={isModal} />
      <StartTimes />
      <PartyFields booking={booking} />
      <ExtrasFields booking={booking} />
      <TransferFields booking={booking} />
      <PriceLines booking={booking} />
    </>
  );
}

function BookingDays({ booking, isModal }: { booking: Booking; isModal: boolean }) {
  const days = useAtomValue(daysAtom);
  const chooseDay = useSetAtom(chooseDayAtom);
  const turnTo = useSetAtom(turnToMonthAtom);
  if (!days) {
    return (
      <BookingPart part="date" title={words.daysDate}>
        <p>{words.nothingOpen}</p>
        <PageButton to={hrefTo.home()}>{words.allExperiences}</PageButton>
      </BookingPart>
    );
  }

  return (
    <BookingPart part="date" title={words.daysDate}>
      <Calendar
        label={words.daysDate}
        value={booking.form.date}
        month={days.month}
        min={days.min}
        max={days.max}
        isLoading={days.isLoading}
        isModal={isModal}
        takesFocus={booking.lineId === null && booking.form.date === null}
        day={(date) => calendarDay(days.day(date))}
        onChange={(date) => {
          chooseDay(date);
          // The starts of the day stand below.
          scrollToPart('start');
        }}
        onMonthChange={(month) => void turnTo(month)}
      />
      {/* Days that were known before the engine went out of reach (E6). */}
      {days.asOf ? (
        <output className={part.hint}>{words.asOf(formatInstant(days.asOf, booking.experience.time_zone))}</output>
      ) : null}
    </BookingPart>
  );
}

function calendarDay({ state, price }: Day): ShownDay {
  const isOpen = state === 'open' || state === 'few';
  const from = price ? shortMoney(price.gross, price.currency) : undefined;
  return {
    isOpen,
    isFull: state === 'full',
    note: price === null ? '' : from,
    words: [stateWords[state], isOpen && from ? words.daysFrom(from) : ''].filter(Boolean).join(', '),
  };
}

const stateWords = { open: '', few: words.few, full: words.full, closed: words.closed } as const;

/** How the total comes about, a line for each kind of unit and for each extra. */
function PriceLines({ booking }: { booking: Booking }) {
  const quote = useAtomValue(quoteAtom);
  if (!quote) return null;

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words.priceCaption}</caption>
      <tbody>
        {quoteLines(booking.experience, booking.form, quote).map(({ id, label, amount }) => (
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
