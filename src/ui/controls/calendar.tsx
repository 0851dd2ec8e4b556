import { type DateValue, parseDate } from '@internationalized/date';
import { startTransition, useEffect, useMemo, useOptimistic, useRef, useState } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import * as words from '#words/booking.ts';
import { locale } from '#words/formats.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './calendar.module.css';

export interface ShownDay {
  isOpen: boolean;
  /** Struck out: it would be open, but nothing is left. */
  isFull?: boolean;
  /** Some words below the number, such as a price; `undefined` while they are not known. */
  note?: string | undefined;
  words: string;
}

interface Props {
  label: string;
  /** All days are `YYYY-MM-DD`, months `YYYY-MM`. */
  value: string | null;
  min: string;
  max: string;
  month: string;
  day: (date: string) => ShownDay;
  isLoading: boolean;
  /** Tells the month when it changes: for a calendar in a modal, from where React Aria's own announcements are not heard. */
  isModal?: boolean;
  /** Takes the focus as it appears: the visitor has just asked for it. */
  takesFocus?: boolean;
  onChange: (date: string) => void;
  onMonthChange: (month: string) => void;
}

/** One month to choose a day from, five weeks as high as six. While a new month is computed the old one stays, dimmed and disabled. */
export function Calendar({
  label,
  value,
  min,
  max,
  month,
  day,
  isLoading,
  isModal,
  takesFocus = false,
  onChange,
  onMonthChange,
}: Props) {
  const calendar = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<DateValue>(() => parseDate(focusIn(month, value, min)));
  const [turned, setTurned] = useOptimistic(month);

  // Not before a dialog around it has opened: that gives the focus to its first control.
  useEffect(() => {
    if (!takesFocus) return undefined;
    const frame = requestAnimationFrame(() => {
      calendar.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- as it appears, not later
  }, []);

  const turnTo = (to: string) =>
    startTransition(() => {
      setTurned(to);
      setFocused(parseDate(focusIn(to, value, min)));
      onMonthChange(to);
    });

  // Rendered again when the month has turned, not when it is about to.
  const days = useMemo(
    () => (
      <AriaCalendar
        aria-label={label}
        value={value === null ? null : parseDate(value)}
        focusedValue={focused}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        firstDayOfWeek="mon"
        isDateUnavailable={(date: DateValue) => !day(date.toString()).isOpen}
        onChange={(date: DateValue) => onChange(date.toString())}
        onFocusChange={(date) => {
          setFocused(date);
          onMonthChange(date.toString().slice(0, 7));
        }}
      >
        <CalendarGrid className={styles.grid} weekdayStyle="short" aria-busy={isLoading}>
          <CalendarGridHeader>
            {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Cell date={date} day={day(date.toString())} />}</CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    ),
    [label, value, focused, min, max, day, isLoading, onChange, onMonthChange],
  );

  return (
    <I18nProvider locale={locale}>
      <div ref={calendar} className={styles.calendar} data-turning={turned !== month || undefined}>
        <div className={styles.bar}>
          <Turn by={-1} to={nextMonth(turned, -1, min, max)} onTurn={turnTo} />
          <p className={styles.month} aria-live={isModal ? 'polite' : 'off'}>
            {monthName(turned)}
          </p>
          <Turn by={1} to={nextMonth(turned, 1, min, max)} onTurn={turnTo} />
        </div>
        {days}
      </div>
    </I18nProvider>
  );
}

/** At the end of what can be booked (`to` is null) it keeps the focus, and does nothing. Pressed by a pointer it leaves the focus where it is. */
function Turn({ by, to, onTurn }: { by: 1 | -1; to: string | null; onTurn: (to: string) => void }) {
  return (
    <button
      type="button"
      aria-label={by > 0 ? words.next : words.previous}
      aria-disabled={to === null}
      className={styles.turn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => to && onTurn(to)}
    >
      <Icon size={20} strokeWidth={2} drawing={by > 0 ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} />
    </button>
  );
}

function Cell({ date, day }: { date: Parameters<typeof CalendarCell>[0]['date']; day: ShownDay }) {
  return (
    <CalendarCell
      date={date}
      className={styles.day}
      data-full={day.isFull || undefined}
      render={(props) => <div {...props} aria-label={[props['aria-label'], day.words].filter(Boolean).join(', ')} />}
    >
      {({ formattedDate }) => (
        <>
          <span className={styles.number}>{formattedDate}</span>
          <span
            className={styles.note}
            data-note={day.isOpen ? day.note : ''}
            data-bone={(day.isOpen && day.note === undefined) || undefined}
          />
        </>
      )}
    </CalendarCell>
  );
}

function focusIn(month: string, value: string | null, min: string): string {
  if (value?.startsWith(month)) return value;
  return min.startsWith(month) ? min : `${month}-01`;
}

/** The month after or before; null where none of its days is between `min` and `max`. */
function nextMonth(month: string, by: 1 | -1, min: string, max: string): string | null {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const to = new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
  return to < min.slice(0, 7) || to > max.slice(0, 7) ? null : to;
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
