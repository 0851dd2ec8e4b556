import type { Numbers } from '#domain/contract/office/numbers.ts';
import { changeOf, type NumberChange, occupancyOf, pointsOf } from '#domain/desk/number-change.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/numbers.ts';
import styles from './figures.module.css';

/** The four figures of a range, each with its change and its meaning. */
export function Figures({ numbers: { total, total_before, store } }: { numbers: Numbers }) {
  const currency = store?.currency ?? '';
  const [occupancy, occupancyBefore] = [occupancyOf(total), occupancyOf(total_before)];

  return (
    <dl className={styles.figures}>
      {(['sold', 'paid', 'refunded'] as const).map((name) => (
        <Figure
          key={name}
          name={name}
          value={formatMoney(total[name], currency)}
          change={changeOf(Number(total[name]), Number(total_before[name]))}
          before={formatMoney(total_before[name], currency)}
        />
      ))}
      <Figure
        name="occupancy"
        value={percentText(occupancy)}
        change={pointsOf(occupancy, occupancyBefore)}
        before={percentText(occupancyBefore)}
      />
    </dl>
  );
}

/** An occupancy as a text. */
export function percentText(percent: number | null): string {
  return percent === null ? words.noPlaces : words.percent(percent);
}

interface Props {
  name: keyof typeof words.measures;
  value: string;
  change: NumberChange;
  before: string;
}

function Figure({ name, value, change, before }: Props) {
  const isGood = change.kind === (name === 'refunded' ? 'less' : 'more');

  return (
    <div className={styles.figure}>
      <dt>{words.measures[name]}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.change} data-good={isGood || undefined}>
        {changeText(change, name === 'occupancy')} <span className={styles.before}>· {words.before(before)}</span>
      </dd>
      <dd className={layout.softSmall}>{words.meanings[name]}</dd>
    </div>
  );
}

function changeText(change: NumberChange, isInPoints: boolean): string {
  if (change.kind === 'same' || change.kind === 'new') return words.unmeasured[change.kind];
  return (isInPoints ? words.points : words.percentChange)[change.kind](change.by);
}
