import type { Numbers } from '#domain/contract/office/numbers.ts';
import { occupancyOf } from '#domain/desk/number-change.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate, shortMoney } from '#text/format.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import * as words from '#words/office/numbers.ts';
import styles from './day-chart.module.css';
import { percentText } from './figures.tsx';

export type Measure = keyof typeof words.measures;

interface Props {
  days: Numbers['days'];
  currency: string;
  measure: Measure;
}

const HEIGHT = 100;
const STEP = 10;

/** A bar for each day. The table below has the same values for people who cannot see the bars. */
export function DayChart({ days, currency, measure }: Props) {
  const valueOf = (day: Numbers['days'][number]) =>
    measure === 'occupancy' ? (occupancyOf(day) ?? 0) : Number(day[measure]);
  const textOf = (value: number) => (measure === 'occupancy' ? percentText(value) : formatMoney(value, currency));
  const values = days.map(valueOf);
  const highest = Math.max(0, ...values);
  const top = measure === 'occupancy' ? 100 : highest;

  if (highest === 0) return <p className={styles.none}>{words.nothing}</p>;
  const best = days[values.indexOf(highest)];
  return (
    <figure className={styles.chart}>
      <figcaption>
        <VisuallyHidden>
          {words.chart(words.measures[measure], textOf(highest), formatDate(best?.date, 'short'))}
        </VisuallyHidden>
      </figcaption>
      <p className={styles.top} aria-hidden="true">
        {measure === 'occupancy' ? words.percent(top) : shortMoney(String(top), currency)}
      </p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ date }, n) => {
          const value = values[n] ?? 0;
          const height = (value / top) * HEIGHT;
          return (
            <g key={date}>
              <title>{`${formatDate(date)}: ${textOf(value)}`}</title>
              <rect className={styles.hover} x={n * STEP} y={0} width={STEP} height={HEIGHT} />
              <rect className={styles.barOfDay} x={n * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} />
            </g>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDate(days[0]?.date, 'short')}</span>
        <span>{formatDate(days.at(-1)?.date, 'short')}</span>
      </p>
    </figure>
  );
}
