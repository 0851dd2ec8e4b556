import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { nowAtom } from '#desk/state/contact.ts';
import { type BookingForm, chooseDay } from '#domain/booking/booking-form.ts';
import type { StartOffer } from '#domain/booking/start-offers.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { type CalendarDeparture, readDepartureCalendar } from '#domain/contract/departures.ts';
import { daysShown } from '#domain/desk/calendar-days.ts';
import { departuresAhead, freePlaces } from '#domain/desk/start-choice.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Calendar, type ShownDay } from '#ui/controls/calendar.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/new-booking.ts';
import { useLastReading, useReply } from '../reply.tsx';
import styles from './new-booking-page.module.css';

/** The number of days ahead for which departures exist. */
const DAYS_AHEAD = 549;

/** The departures of a tour that have not started: in the month that is shown, and on the chosen day, which may be in another one. */
export function useDepartures(tour: Experience, date: string | null) {
  const now = useAtomValue(nowAtom);
  const today = dayIn(now, tour.time_zone);
  const chosen = date ?? today;
  const [month, setMonth] = useState(chosen.slice(0, 7));
  const dates = daysShown('month', `${month}-01`);
  const rangeOf = (date_from: string, date_to: string) => ({ date_from, date_to, experience: tour.id });
  const reading = useLastReading(
    useReply(readDepartureCalendar, {}, rangeOf(dates[0] ?? today, dates.at(-1) ?? today)),
  );
  const ofDay = useReply(readDepartureCalendar, {}, rangeOf(chosen, chosen)).reply?.departures;
  const all = new Map([...(reading.reply?.departures ?? []), ...(ofDay ?? [])].map((it) => [it.id, it]));
  const departures = departuresAhead([...all.values()], tour.time_zone, now);
  const isLoading = reading.reply === null || reading.isLoading;
  const isDayKnown = ofDay !== undefined || (!isLoading && dates.includes(chosen));
  return { today, month, setMonth, departures, isLoading, isDayKnown };
}

interface Props {
  form: BookingForm;
  months: ReturnType<typeof useDepartures>;
  /** Null while the departures of the day are not known. */
  offers: readonly StartOffer[] | null;
  /** Other departures to offer if the chosen start has too few places; null if it has enough. */
  others: readonly CalendarDeparture[] | null;
  /** The places that the chosen start has left, if they are too few. */
  left: number;
  onChange: (form: BookingForm) => void;
}

/** The day, from a month with its free places, and the start. */
export function StartPart({ form, months, offers, others, left, onChange }: Props) {
  const { today, month, setMonth, departures, isLoading } = months;
  const day = (date: string): ShownDay => {
    const ofDay = departures.filter((it) => it.date === date);
    const places = ofDay.reduce((sum, it) => sum + freePlaces(it), 0);
    const isOpen = places > 0 || date === form.date;
    const note = isLoading && ofDay.length === 0 ? undefined : places > 0 ? String(places) : '';
    return {
      isOpen,
      mark: ofDay.length > 0 && places === 0 ? 'full' : null,
      note,
      words: ofDay.length > 0 ? words.free(places) : '',
    };
  };
  const choose = (date: string, start?: number) => {
    const first = departures.find((it) => it.date === date && freePlaces(it) > 0);
    onChange({ ...chooseDay(form, date), start_time_id: start ?? first?.start_time ?? null });
  };

  return (
    <>
      <section data-part="date" className={styles.days} aria-label={words.day}>
        <h2 className={layout.size3}>{words.day}</h2>
        <Calendar
          label={words.day}
          value={form.date}
          today={today}
          min={today}
          max={addDays(today, DAYS_AHEAD)}
          month={month}
          isLoading={isLoading}
          takesFocus={form.date === null}
          day={day}
          onChange={choose}
          onMonthChange={setMonth}
        />
      </section>
      {form.date === null ? null : (
        <Starts {...{ form, offers, others, left, departures, isLoading, onChange }} onChoose={choose} />
      )}
    </>
  );
}

interface StartsProps extends Omit<Props, 'months'>, OtherStartsProps {}

/** The starts of the chosen day, and other ones if the chosen start has too few places. */
function Starts({ form, offers, others, left, departures, isLoading, onChange, onChoose }: StartsProps) {
  return (
    <section data-part="start" className={styles.part} aria-label={words.start} aria-busy={offers === null}>
      <h2 className={layout.size3}>
        {words.start} · {formatDate(form.date)}
      </h2>
      {offers === null ? (
        <output>{words.loadingStarts}</output>
      ) : (
        <Chips
          label={words.start}
          chips={offers.map(({ id, time, places }) => ({
            value: id,
            label: formatTime(time),
            note: [words.free(places ?? 0), isClosed(departures, form.date, id) && words.closed]
              .filter(Boolean)
              .join(', '),
            isDisabled: places === 0 && id !== form.start_time_id,
            isScarce: places !== null && places < SCARCE,
          }))}
          value={form.start_time_id}
          onChange={(start_time_id) => onChange({ ...form, start_time_id })}
        />
      )}
      {others === null ? null : (
        <>
          <output>{words.onlyLeft(left, whenText(form, offers))}</output>
          <OtherStarts departures={others} isLoading={isLoading} onChoose={onChoose} />
        </>
      )}
    </section>
  );
}

/** The chosen day and start, as far as they are chosen: `Sat, 12 Dec 2026, 09:00`. */
function whenText({ date, start_time_id }: BookingForm, offers: readonly StartOffer[] | null): string {
  const start = offers?.find(({ id }) => id === start_time_id);
  return [formatDate(date), start && formatTime(start.time)].filter(Boolean).join(', ');
}

const SCARCE = 4;

function isClosed(departures: readonly CalendarDeparture[], date: string | null, start: number): boolean {
  return departures.some((it) => it.date === date && it.start_time === start && it.closed);
}

interface OtherStartsProps {
  departures: readonly CalendarDeparture[];
  isLoading: boolean;
  onChoose: (date: string, start: number) => void;
}

function OtherStarts({ departures, isLoading, onChoose }: OtherStartsProps) {
  if (departures.length === 0) return isLoading ? null : <p>{words.noOtherStarts}</p>;
  return (
    <div className={styles.others}>
      <p>{words.otherStarts}</p>
      {departures.map((it) => (
        <Button key={it.id} onClick={() => onChoose(it.date, it.start_time)}>
          {`${formatDate(it.date)}, ${formatTime(it.time)} · ${words.free(freePlaces(it))}`}
        </Button>
      ))}
    </div>
  );
}
