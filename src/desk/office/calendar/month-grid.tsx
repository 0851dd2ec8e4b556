import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DaySummary } from '#domain/desk/calendar-days.ts';
import { addDays } from '#domain/time/day.ts';
import { formatDate } from '#text/format.ts';
import * as words from '#words/office/calendar.ts';
import { WEEKDAYS, weekdayName } from '../date-names.ts';
import { FillBar, percentOf } from './fill-bar.tsx';
import styles from './month-grid.module.css';

interface Props<Day> {
  /** Whole weeks. */
  days: readonly Day[];
  chosen: string;
  today: string;
  /** @param isFar  the day is in another month */
  onChoose: (date: string, isFar: boolean) => void;
}

/** The days of a month with how full each is. */
export function MonthGrid(props: Props<DaySummary>) {
  return (
    <DayGrid {...props} label={words.days} nameOf={nameOf}>
      {(day) => <Day day={day} />}
    </DayGrid>
  );
}

interface GridProps<Day> extends Props<Day> {
  label: string;
  /** The parts of a day's accessible name after its date. */
  nameOf: (day: Day) => readonly string[];
  children: (day: Day) => ReactNode;
}

/** The days of a month, a button each. One day is in the tab order; the arrow keys move to the others. */
export function DayGrid<Day extends { readonly date: string }>(props: GridProps<Day>) {
  const { days, chosen, today, onChoose, label, nameOf: factsOfDay, children } = props;
  const grid = useRef<HTMLTableElement>(null);
  const focused = useRef<string | null>(null);
  const weeks = Array.from({ length: days.length / 7 }, (_, n) => days.slice(n * 7, n * 7 + 7));
  const isFar = (date: string) => date.slice(0, 7) !== chosen.slice(0, 7);

  function move(event: KeyboardEvent, date: string) {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = addDays(date, by);
    focused.current = next;
    onChoose(next, isFar(next));
  }

  // An arrow key may have moved to a day of the next month: that day takes the focus once it is drawn.
  useLayoutEffect(() => {
    if (focused.current !== chosen) return;
    focused.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`)?.focus();
  }, [chosen, focused]);

  return (
    <table ref={grid} className={styles.grid} aria-label={label}>
      <thead>
        <tr>
          {WEEKDAYS.map((it) => (
            <th key={it} scope="col" abbr={weekdayName(it, 'long')}>
              {weekdayName(it, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date}>
                <button
                  type="button"
                  className={styles.day}
                  data-date={day.date}
                  data-far={isFar(day.date) || undefined}
                  data-today={day.date === today || undefined}
                  aria-pressed={day.date === chosen}
                  tabIndex={day.date === chosen ? 0 : -1}
                  aria-label={[formatDate(day.date, 'long'), ...factsOfDay(day)].join(', ')}
                  onClick={() => onChoose(day.date, isFar(day.date))}
                  onKeyDown={(event) => move(event, day.date)}
                >
                  <span className={styles.number}>{Number(day.date.slice(8))}</span>
                  {children(day)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day }: { day: DaySummary }) {
  const { departures, taken, capacity } = day;
  if (departures.length === 0) return null;

  return (
    <>
      {capacity > 0 ? <span className={styles.count} data-text={words.share(percentOf(taken, capacity))} /> : null}
      <span className={styles.marks} data-text={marksOf(day).join(' · ')} />
      {capacity > 0 ? <FillBar taken={taken} capacity={capacity} /> : null}
    </>
  );
}

function nameOf(day: DaySummary): readonly string[] {
  const { departures } = day;
  return departures.length === 0 ? [words.none] : [words.departures(departures.length), ...factsOf(day)];
}

/** The counts of full, closed and cancelled departures of a day, in words; without a count of zero. */
export function marksOf({ full, closed, cancelled }: DaySummary): string[] {
  const marks = [
    [full, words.fullCount],
    [closed, words.closedCount],
    [cancelled, words.cancelledCount],
  ] as const;
  return marks.flatMap(([count, text]) => (count > 0 ? [text(count)] : []));
}

/** How full a day is, in words. */
export function factsOf(day: DaySummary): string[] {
  return [...(day.capacity > 0 ? [words.taken(day.taken, day.capacity)] : []), ...marksOf(day)];
}
