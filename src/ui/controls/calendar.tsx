import { type DateValue, getWeeksInMonth, parseDate, startOfWeek } from '@internationalized/date';
import { memo, startTransition, useContext, useEffect, useOptimistic, useRef, useState } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import * as words from '#words/booking.ts';
import { locale, longDate } from '#words/formats.ts';
import { Icon } from '../icons/icon.tsx';
import { Button } from './button.tsx';
import styles from './calendar.module.css';

export interface ShownDay {
  isOpen: boolean;
  /** The difference from a day that is simply open. Each mark has more than a colour. */
  mark: Mark | null;
  /** A short text below the number, such as a price; `undefined` while it is not known. */
  note: string | undefined;
  words: string;
}

/** In the order of the legend. */
const marks = ['few', 'short', 'full', 'late', 'closed', 'past'] as const;
type Mark = (typeof marks)[number];

interface Props {
  label: string;
  /** All days are `YYYY-MM-DD`, months `YYYY-MM`. */
  value: string | null;
  min: string;
  max: string;
  month: string;
  /** A month offered below the days, because the shown month has hardly any open days. */
  more?: string | null;
  /** Weeks before the current one are not shown. */
  today: string;
  day: (date: string) => ShownDay;
  /** The meaning of each mark. The legend shows the marks of the visible month. */
  meanings?: Readonly<Record<Mark, string>>;
  isLoading: boolean;
  /** Announces a new month to screen readers: for a calendar in a modal dialog, in which React Aria's own announcements are not heard. */
  isModal?: boolean;
  /** Moves the focus to the calendar when it appears, because the visitor has just asked for it. */
  takesFocus?: boolean;
  onChange: (date: string) => void;
  onMonthChange: (month: string) => void;
}

/** A calendar of one month to choose a day. While the next month is computed, the present one stays, dimmed and disabled. */
export function Calendar({ more = null, isModal, takesFocus = false, ...days }: Props) {
  const { value, min, max, month, onMonthChange } = days;
  const calendar = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<DateValue>(() => parseDate(focusIn(month, value, min)));
  const [turned, setTurned] = useOptimistic(month);

  const focusDay = () =>
    calendar.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });

  useEffect(() => {
    if (!takesFocus) return undefined;
    const frame = requestAnimationFrame(focusDay);
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- as it appears, not later
  }, []);

  const turnTo = (to: string) =>
    startTransition(() => {
      setTurned(to);
      setFocused(parseDate(focusIn(to, value, min)));
      onMonthChange(to);
    });
  const showMore = (to: string) => {
    // The button disappears: the focus moves to the days first, and with them to the new month.
    focusDay();
    turnTo(to);
  };

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
        <Days {...days} focused={focused} onFocus={setFocused} />
        {more === null || turned !== month ? null : (
          <Button wide className={styles.more} onClick={() => showMore(more)}>
            {words.moreDates(monthName(more))}
          </Button>
        )}
      </div>
    </I18nProvider>
  );
}

interface DaysProps extends Omit<Props, 'more' | 'isModal' | 'takesFocus'> {
  focused: DateValue;
  onFocus: (date: DateValue) => void;
}

/** The days of the month. Rendered again after the month has turned, not before. */
const Days = memo(function Days(props: DaysProps) {
  const { label, value, focused, min, max, month, today, day, meanings, isLoading } = props;

  return (
    <AriaCalendar
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      focusedValue={focused}
      minValue={parseDate(min)}
      maxValue={parseDate(max)}
      firstDayOfWeek="mon"
      isDateUnavailable={(date: DateValue) => !day(date.toString()).isOpen}
      onChange={(date: DateValue) => props.onChange(date.toString())}
      onFocusChange={(date) => {
        props.onFocus(date);
        props.onMonthChange(date.toString().slice(0, 7));
      }}
    >
      <CalendarGrid className={styles.grid} weekdayStyle="short" aria-busy={isLoading}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <Weeks today={today} day={day} />
      </CalendarGrid>
      {meanings ? <Legend month={month} day={day} meanings={meanings} /> : null}
    </AriaCalendar>
  );
});

/**
 * A button to the next or previous month. At the last month (`to` is null) it keeps the focus and does nothing. A press by a pointer does not move
 * the focus.
 */
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

/** The weeks of the month from the current week on. React Aria's own body would show all weeks. */
function Weeks({ today, day }: Pick<Props, 'today' | 'day'>) {
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const { start } = state.visibleRange;
  const first = firstWeek(start, today);

  return (
    <tbody>
      {Array.from({ length: getWeeksInMonth(start, locale, 'mon') }, (_, week) => week)
        .filter((week) => week >= first)
        .map((week) => (
          <tr key={week}>
            {state.getDatesInWeek(week, start).map((date) => {
              const iso = date?.toString() ?? '';
              return date && <Cell key={iso} date={date} isToday={iso === today} day={day(iso)} />;
            })}
          </tr>
        ))}
    </tbody>
  );
}

/** The index of the first week that is shown. */
function firstWeek(month: DateValue, today: string): number {
  const days = startOfWeek(parseDate(today), locale, 'mon').compare(startOfWeek(month, locale, 'mon'));
  return Math.max(0, days / 7);
}

interface CellProps {
  date: Parameters<typeof CalendarCell>[0]['date'];
  /** Whether it is the shop's day (L12). React Aria would ask the device. */
  isToday: boolean;
  day: ShownDay;
}

function Cell({ date, isToday, day }: CellProps) {
  return (
    <CalendarCell
      date={date}
      className={styles.day}
      data-mark={day.mark ?? undefined}
      render={(props, { isSelected }) => (
        <div {...props} aria-label={[dayLabel(date, isToday, isSelected), day.words].filter(Boolean).join(', ')} />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span className={styles.number}>{formattedDate}</span>
          {/* The label of the cell already says this to screen readers, so the text is only drawn. */}
          <span
            className={styles.note}
            data-note={day.note}
            data-bone={(day.isOpen && day.note === undefined) || undefined}
          />
        </>
      )}
    </CalendarCell>
  );
}

function dayLabel(date: DateValue, isToday: boolean, isSelected: boolean): string {
  const weekday = date.toDate('UTC').getUTCDay() || 7;
  return words.dayOf(longDate(weekday, date.day, date.month, date.year), isToday, isSelected);
}

/** The meanings of the visible marks. Past days need no explanation. */
function Legend({ month, day, meanings }: Required<Pick<Props, 'month' | 'day' | 'meanings'>>) {
  const first = parseDate(`${month}-01`);
  const length = first.calendar.getDaysInMonth(first);
  const inSight = new Set(Array.from({ length }, (_, n) => day(first.add({ days: n }).toString()).mark));
  const shown = marks.filter((mark) => mark !== 'past' && inSight.has(mark));
  if (shown.length === 0) return null;

  return (
    <ul className={styles.legend}>
      {shown.map((mark) => (
        <li key={mark} className={styles.meaning}>
          <span className={styles.sample} data-mark={mark} aria-hidden="true">
            <span className={styles.number}>8</span>
            {mark === 'closed' ? <span className={styles.note} /> : null}
          </span>
          <span>{meanings[mark]}</span>
        </li>
      ))}
    </ul>
  );
}

function focusIn(month: string, value: string | null, min: string): string {
  if (value?.startsWith(month)) return value;
  return min.startsWith(month) ? min : `${month}-01`;
}

/** The month after or before; null if none of its days is between `min` and `max`. */
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
