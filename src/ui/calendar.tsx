import type { DateValue } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import styles from './calendar.module.css';

/** A day as the calendar shows it. */
export interface CalendarDay {
  isOpen: boolean;
  /** Struck out: it would be open, but nothing is left. */
  isFull?: boolean;
  /** Some words below the number, such as a price; `undefined` while they are not known. */
  note?: string | undefined;
  /** The same for those who listen. */
  words: string;
}

interface Props {
  label: string;
  /** All days are `YYYY-MM-DD`, months `YYYY-MM`. */
  value: string | null;
  min: string;
  max: string;
  month: string;
  day: (date: string) => CalendarDay;
  isLoading: boolean;
  /** Tells the month when it changes: for a calendar in a modal, from where React Aria's own announcements are not heard. */
  isModal?: boolean;
  /** Takes the focus as it appears: the visitor has just asked for it. */
  takesFocus?: boolean;
  onChange: (date: string) => void;
  onMonthChange: (month: string) => void;
}

/** One month of days to choose one from, six rows always, so that nothing moves from month to month. */
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

  // Not before a dialog around it has opened: that gives the focus to its first control.
  useEffect(() => {
    if (!takesFocus) return undefined;
    const frame = requestAnimationFrame(() => {
      calendar.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- as it appears, not later
  }, []);

  return (
    <I18nProvider locale="en-GB">
      <AriaCalendar
        ref={calendar}
        className={styles.calendar}
        aria-label={label}
        value={value === null ? null : parseDate(value)}
        defaultFocusedValue={parseDate(focusIn(month, value, min))}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        firstDayOfWeek="mon"
        weeksInMonth={6}
        isDateUnavailable={(date: DateValue) => !day(date.toString()).isOpen}
        onChange={(date: DateValue) => onChange(date.toString())}
        onFocusChange={(date) => onMonthChange(date.toString().slice(0, 7))}
      >
        <div className={styles.bar}>
          <Button slot="previous" className={styles.turn}>
            <Chevron />
          </Button>
          <p className={styles.month} aria-live={isModal ? 'polite' : 'off'}>
            {monthName(month)}
          </p>
          <Button slot="next" className={styles.turn}>
            <Chevron isForward />
          </Button>
        </div>
        <CalendarGrid className={styles.grid} weekdayStyle="short" aria-busy={isLoading}>
          <CalendarGridHeader>
            {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Cell date={date} day={day(date.toString())} />}</CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  );
}

function Cell({ date, day }: { date: Parameters<typeof CalendarCell>[0]['date']; day: CalendarDay }) {
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

/** What stands there while the calendar's code is on its way: its size, and nothing that could be pressed. */
function Chevron({ isForward = false }: { isForward?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={isForward ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function focusIn(month: string, value: string | null, min: string): string {
  if (value?.startsWith(month)) return value;
  return min.startsWith(month) ? min : `${month}-01`;
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
