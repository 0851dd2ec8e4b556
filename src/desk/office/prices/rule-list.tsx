import type { PriceRule, Rate } from '#domain/contract/catalogue.ts';
import { withEarlier, withoutRule } from '#domain/desk/price-rules.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/prices.ts';
import { dayAndMonth, weekdayName } from '../date-names.ts';
import { UndoNotice } from '../undo-notice.tsx';
import styles from './rule-list.module.css';
import type { PriceRules } from './use-price-rules.ts';

interface Props {
  rate: Rate;
  prices: PriceRules;
  /** @param rule  null for a new rule */
  onOpen: (rule: PriceRule | null) => void;
}

/** The price rules of a rate, in the order of their priority. */
export function RuleList({ rate, prices, onOpen }: Props) {
  const { rules, save, undo, canUndo, isBusy, problem } = prices;
  const of = (kind: PriceRule['kind']) => rules.filter((it) => it.kind === kind);
  const byDate = (a: PriceRule, b: PriceRule) => (ruleStart(a) < ruleStart(b) ? -1 : 1);
  const button = (icon: string, label: string, onClick: () => void) => (
    <IconButton icon={icon} aria-label={label} disabled={isBusy} onClick={onClick} />
  );
  const sorted = [...of('departure').toSorted(byDate), ...of('day').toSorted(byDate), ...of('season')];

  return (
    <section className={layout.narrowStack3} aria-label={words.rules}>
      <div className={layout.split}>
        <h2 className={layout.size3}>{words.rules}</h2>
        <Button kind="action" onClick={() => onOpen(null)}>
          {words.add}
        </Button>
      </div>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {canUndo ? (
        <UndoNotice label={words.undo} isBusy={isBusy} onUndo={undo}>
          {words.saved}
        </UndoNotice>
      ) : null}
      <p className={layout.softSmall}>{sorted.length === 0 ? words.none : words.order}</p>
      <ul className={layout.list2}>
        {sorted.map((rule) => {
          const name = ruleName(rule);
          return (
            <li key={JSON.stringify(rule)} className={styles.rule}>
              <div className={styles.text}>
                <span className={layout.softSmall}>{words.kinds[rule.kind]}</span>
                <strong>{name}</strong>
                {rulePrices(rule, rate).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </div>
              <div className={styles.actions}>
                {rule.kind === 'season' && rule !== of('season')[0]
                  ? button(drawings.up, words.raise(name), () => void save(withEarlier(rules, rule)))
                  : null}
                {button(drawings.edit, words.change(name), () => onOpen(rule))}
                {button(drawings.remove, words.remove(name), () => void save(withoutRule(rules, rule)))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ruleStart({ from, start_time = '' }: PriceRule): string {
  return `${from} ${start_time}`;
}

/** The days or the departure of a price rule, as a text: '1 Jun 2027 to 31 Aug 2027, Sat, Sun'. */
function ruleName({ kind, from, to, yearly, weekdays, start_time }: PriceRule): string {
  if (kind !== 'season') return [formatDate(from), start_time && formatTime(start_time)].filter(Boolean).join(', ');
  const day = yearly ? dayAndMonth : (date: string) => formatDate(date, 'short');
  const names = (weekdays ?? []).map((it) => weekdayName(it, 'short'));
  return [words.range(day(from), day(to ?? from)), ...(yearly ? [words.everyYear] : []), ...names].join(', ');
}

/** The prices of a rule, a text for each category: 'Adult 55,00 €, from 4 people 50,00 €'. */
function rulePrices({ prices }: PriceRule, { pricing_options }: Rate): string[] {
  const options = new Map(pricing_options.map((it) => [it.pricing_category.id, it]));
  return [...options].flatMap(([category, option]) => {
    const own = prices
      .filter((it) => it.pricing_category === category)
      .toSorted((a, b) => (a.from_size ?? 1) - (b.from_size ?? 1))
      .map(({ from_size, price }) => {
        const money = formatMoney(price, option.retail_price.currency);
        return from_size === undefined ? money : words.fromSize(from_size, money);
      });
    return own.length === 0 ? [] : [`${option.pricing_category.title} ${own.join(', ')}`];
  });
}
