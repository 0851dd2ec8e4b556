import { isSameDay, type ScheduleDay } from '#domain/desk/schedule-year.ts';
import { dayNumber, weekdayOf } from '#domain/time/day.ts';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/schedule.ts';
import { monthName } from '../date-names.ts';
import { NumberTable } from '../numbers/number-table.tsx';
import styles from './year-picture.module.css';

interface Props {
  /** The days of each month in the form, and the same days as they are stored. */
  months: readonly (readonly ScheduleDay[])[];
  stored: readonly (readonly ScheduleDay[])[];
  chosen: string;
  today: string;
  /** The days of each season, in words. */
  seasons: readonly string[];
  onChoose: (month: string) => void;
}

/** The number of colours for seasons; further seasons repeat them. */
const COLOURS = 6;
const MOST_STRENGTH = 3;

const swatch = `${styles.day} ${styles.swatch}`;

/** The colour of a season. */
export function SeasonSwatch({ season }: { season: number }) {
  return <span className={swatch} data-kind="season" data-season={season % COLOURS} data-strength={MOST_STRENGTH} />;
}

/** A row for each month, and a square for each day below its weekday. A row opens its month. Past months are folded. */
export function YearPicture({ months, stored, chosen, today, seasons, onChoose }: Props) {
  const rows = months.map((days, month) => ({ days, before: stored[month] ?? [] }));
  const isOver = ({ days }: Row) => firstOf(days).slice(0, 7) < today.slice(0, 7);
  const past = firstOf(months[0] ?? []).slice(0, 4) === today.slice(0, 4) ? rows.filter(isOver) : [];
  const mustOpen = past.some(
    (row) => isChosen(row, chosen) || row.days.some((day, n) => isChanged(day, row.before[n])),
  );
  const shared = { chosen, today, onChoose };

  return (
    <div className={layout.narrowStack3}>
      {past.length > 0 ? (
        <Disclosure summary={words.pastMonths(past.length)} mustOpen={mustOpen}>
          <Months rows={past} {...shared} />
        </Disclosure>
      ) : null}
      <Months rows={rows.slice(past.length)} {...shared} />
      <Legend seasons={seasons} />
      <Disclosure summary={words.showTable} className={styles.table}>
        <NumberTable
          title={words.tableName}
          first={words.columns.month}
          columns={[words.columns.days, words.columns.departures, words.columns.exceptions]}
          rows={months.map((days) => {
            const { withStarts, starts, exceptions } = sumsOf(days);
            const name = monthName(firstOf(days), 'long');
            return { key: name, name, cells: [withStarts, starts, exceptions].map(String) };
          })}
        />
      </Disclosure>
    </div>
  );
}

function Legend({ seasons }: Pick<Props, 'seasons'>) {
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {seasons.map((text, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a season has nothing else that it could be told by
        <li key={n}>
          <SeasonSwatch season={n} />
          {text}
        </li>
      ))}
      <li>
        <span className={swatch} data-kind="other" data-strength={MOST_STRENGTH} />
        {words.kinds.other}
      </li>
      <li>
        <span className={swatch} data-kind="off" />
        {words.kinds.off}
      </li>
      <li>
        <span className={swatch} data-changed />
        {words.changed}
      </li>
      <li>{words.moreStarts}</li>
    </ul>
  );
}

/** The days of a month in the form, and the same days as they are stored. */
interface Row {
  readonly days: readonly ScheduleDay[];
  readonly before: readonly ScheduleDay[];
}

interface MonthsProps extends Pick<Props, 'chosen' | 'today' | 'onChoose'> {
  rows: readonly Row[];
}

function Months({ rows, chosen, today, onChoose }: MonthsProps) {
  return (
    <ol className={styles.months}>
      {rows.map((row) => {
        const first = firstOf(row.days);
        const { withStarts, starts, exceptions } = sumsOf(row.days);
        return (
          <li key={first}>
            <button
              type="button"
              className={styles.month}
              aria-pressed={isChosen(row, chosen)}
              onClick={() => onChoose(first)}
            >
              <span className={styles.name}>
                {monthName(first, 'short')}{' '}
                <VisuallyHidden>{words.monthFacts(withStarts, starts, exceptions)}</VisuallyHidden>
              </span>
              <span className={styles.days}>
                {row.days.map((day, n) => (
                  <span
                    key={day.date}
                    className={styles.day}
                    style={n === 0 ? { gridColumnStart: weekdayOf(dayNumber(day.date)) } : undefined}
                    data-kind={day.kind}
                    data-season={day.season === null ? undefined : day.season % COLOURS}
                    data-strength={Math.min(day.starts.length, MOST_STRENGTH)}
                    data-today={day.date === today || undefined}
                    data-changed={isChanged(day, row.before[n]) || undefined}
                  />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The first day of a month. */
function firstOf([first]: readonly ScheduleDay[]): string {
  return first?.date ?? '';
}

function isChosen({ days }: Row, chosen: string): boolean {
  return firstOf(days).slice(0, 7) === chosen.slice(0, 7);
}

function isChanged(day: ScheduleDay, stored: ScheduleDay | undefined): boolean {
  return stored !== undefined && !isSameDay(day, stored);
}

function sumsOf(days: readonly ScheduleDay[]) {
  return {
    withStarts: days.filter(({ starts }) => starts.length > 0).length,
    starts: days.reduce((sum, day) => sum + day.starts.length, 0),
    exceptions: days.filter(({ kind }) => kind === 'other' || kind === 'off').length,
  };
}
