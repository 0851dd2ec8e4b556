import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { formatInstant, shortMoney } from '#domain/text/format.ts';
import { chooseDayAtom } from '#state/booking/booking.ts';
import type { Day } from '#state/booking/booking-days.ts';
import { daysAtom, turnToMonthAtom } from '#state/booking/booking-days.ts';
import type { Booking } from '#state/booking/experience.ts';
import { bookingAtom } from '#state/booking/experience.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import type { CalendarDay } from '#ui/controls/calendar.tsx';
import { Calendar } from '#ui/controls/calendar.tsx';
import * as words from '#words/booking.ts';
import part from './booking-part.module.css';
import { BookingPart } from './booking-part.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { PriceLines } from './price-lines.tsx';
import { scrollToPart } from './scroll-to-part.ts';
import { StartTimes } from './start-times.tsx';
import { TransferFields } from './transfer-fields.tsx';

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
  if (!days) return <NothingOpen />;

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
      {days.asOf ? <AsOf instant={days.asOf} zone={booking.experience.time_zone} /> : null}
    </BookingPart>
  );
}

/** Days that were known before the engine went out of reach (E6). */
function AsOf({ instant, zone }: { instant: string; zone: string }) {
  return <output className={part.hint}>{words.asOf(formatInstant(instant, zone))}</output>;
}

function NothingOpen() {
  const home = usePageLink(hrefTo.home());

  return (
    <BookingPart part="date" title={words.daysDate}>
      <p>{words.nothingOpen}</p>
      <ButtonLink {...home}>{words.allExperiences}</ButtonLink>
    </BookingPart>
  );
}

function calendarDay({ state, price }: Day): CalendarDay {
  const isOpen = state === 'open' || state === 'few';
  return {
    isOpen,
    isFull: state === 'full',
    note: price ? shortMoney(price.gross, price.currency) : price === null ? '' : undefined,
    words: [stateWords[state], isOpen && price ? words.daysFrom(shortMoney(price.gross, price.currency)) : '']
      .filter(Boolean)
      .join(', '),
  };
}

const stateWords = { open: '', few: words.few, full: words.full, closed: words.closed } as const;
