import { useState } from 'react';
import { FormDialog } from '#desk/shared/form-dialog.tsx';
import { firstMessage } from '#desk/shared/use-change.ts';
import type { PriceRule, Rate, StartTime } from '#domain/contract/catalogue.ts';
import { enteredPrices, type PriceInput, type RuleForm, ruleOf, withRule } from '#domain/desk/price-rules.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatTime } from '#text/format.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/prices.ts';
import { WEEKDAYS, weekdayName } from '../date-names.ts';
import styles from './rule-dialog.module.css';
import type { PriceRules } from './use-price-rules.ts';

interface Props {
  /** null for a new rule. */
  rule: PriceRule | null;
  initial: RuleForm;
  rate: Rate;
  times: readonly StartTime[];
  prices: PriceRules;
  onClose: () => void;
}

/** The form of one price rule. The engine checks the rule, and its messages stand at their fields. */
export function RuleDialog({ rule, initial, rate, times, prices, onClose }: Props) {
  const { rules, save, isBusy, problem } = prices;
  const [form, setForm] = useState(initial);
  /** The position of the rule in the list that was sent; null before the first try. */
  const [sent, setSent] = useState<number | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const set = (change: Partial<RuleForm>) => setForm({ ...form, ...change });
  const wrong = (...path: (string | number)[]) => messageIn(problem?.fields, ['price_rules', sent ?? -1, ...path]);

  async function submit() {
    const hasPrices = enteredPrices(form.prices).length > 0;
    setEmpty(!hasPrices);
    if (!hasPrices) return;
    const made = ruleOf(form, rate.pricing_options[0]?.retail_price.currency ?? '');
    const next = withRule(rules, rule, made);
    setSent(next.indexOf(made));
    if (await save(next)) onClose();
  }

  return (
    <FormDialog
      as="dialog"
      title={rule === null ? words.add : words.changeTitle}
      submit={words.save}
      {...{ isBusy, onClose }}
      onSubmit={submit}
    >
      <SelectField
        label={words.kind}
        value={form.kind}
        onValue={(value) => set({ kind: value as RuleForm['kind'] })}
        options={Object.entries(words.kinds)}
      />
      <WhenFields {...{ form, times, wrong }} onChange={set} />
      <PriceFields rate={rate} form={form} isEmpty={isEmpty} wrong={wrong} onChange={(next) => set({ prices: next })} />
      {problem && wrong() === null ? <Notice kind="wrong">{problem.text}</Notice> : null}
    </FormDialog>
  );
}

interface WhenProps extends Pick<Props, 'times'> {
  form: RuleForm;
  wrong: (...path: (string | number)[]) => string | null;
  onChange: (change: Partial<RuleForm>) => void;
}

/** The days of a rule, or its departure. */
function WhenFields({ form, times, wrong, onChange }: WhenProps) {
  const isSeason = form.kind === 'season';

  return (
    <>
      <div className={styles.dates}>
        <TextField
          label={isSeason ? words.first : words.day}
          type="date"
          value={form.from}
          error={wrong('from')}
          onValue={(from) => onChange({ from })}
        />
        {isSeason ? (
          <TextField
            label={words.last}
            type="date"
            value={form.to}
            error={wrong('to')}
            onValue={(to) => onChange({ to })}
          />
        ) : null}
      </div>
      {form.kind === 'departure' ? (
        <SelectField
          label={words.time}
          value={form.start_time}
          error={wrong('start_time')}
          onValue={(start_time) => onChange({ start_time })}
          none={words.chooseTime}
          options={times.map(({ time }) => [time, formatTime(time)])}
        />
      ) : null}
      {isSeason ? <SeasonFields form={form} error={wrong('weekdays')} onChange={onChange} /> : null}
    </>
  );
}

interface SeasonProps {
  form: RuleForm;
  error: string | null;
  onChange: (change: Partial<RuleForm>) => void;
}

function SeasonFields({ form: { yearly, weekdays }, error, onChange }: SeasonProps) {
  return (
    <>
      <Checkbox
        label={words.yearly}
        hint={words.yearlyHint}
        isChecked={yearly}
        onChange={(isChecked) => onChange({ yearly: isChecked })}
      />
      <fieldset className={styles.weekdays}>
        <legend>{words.weekdays}</legend>
        {WEEKDAYS.map((day) => (
          <Button
            key={day}
            aria-pressed={weekdays.includes(day)}
            onClick={() =>
              onChange({ weekdays: weekdays.includes(day) ? weekdays.filter((it) => it !== day) : [...weekdays, day] })
            }
          >
            {weekdayName(day, 'short')}
          </Button>
        ))}
        {error ? <p className={styles.error}>{error}</p> : null}
      </fieldset>
    </>
  );
}

interface PriceProps {
  rate: Rate;
  form: RuleForm;
  /** Whether somebody tried to save the rule without any price. */
  isEmpty: boolean;
  wrong: (...path: (string | number)[]) => string | null;
  onChange: (prices: readonly PriceInput[]) => void;
}

/** The price of each category, with its steps. */
function PriceFields({ rate, form: { prices }, isEmpty, wrong, onChange }: PriceProps) {
  const entered = enteredPrices(prices);
  const options = new Map(rate.pricing_options.map((it) => [it.pricing_category.id, it]));
  const wrongIn = (input: PriceInput) => {
    const at = entered.indexOf(input);
    return at < 0 ? null : wrong('prices', at);
  };

  return (
    <fieldset className={styles.prices}>
      <legend>{words.prices}</legend>
      <p className={layout.softSmall}>{rate.is_group_pricing ? words.perGroup : words.perPerson}</p>
      {isEmpty && entered.length === 0 ? <Notice kind="wrong">{words.noPrices}</Notice> : null}
      {[...options.values()].map((option) => (
        <CategoryPrices key={option.pricing_category.id} {...{ option, prices, wrongIn, onChange }} />
      ))}
    </fieldset>
  );
}

interface CategoryProps extends Pick<PriceProps, 'onChange'> {
  option: Rate['pricing_options'][number];
  prices: readonly PriceInput[];
  wrongIn: (input: PriceInput) => string | null;
}

function CategoryPrices({ option, prices, wrongIn, onChange }: CategoryProps) {
  const { id, title } = option.pricing_category;
  const own = prices.filter((it) => it.pricing_category === id);
  const [base, ...steps] = own;
  const last = own.at(-1);
  if (!base || !last) return null;
  const change = (input: PriceInput, next: Partial<PriceInput>) =>
    onChange(prices.map((it) => (it === input ? { ...it, ...next } : it)));
  const priceOf = (input: PriceInput) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: input.price,
    error: wrongIn(input),
    onValue: (price: string) => change(input, { price }),
  });
  const step = { pricing_category: id, from_size: last.from_size + 1, price: '' };

  return (
    <div className={styles.category}>
      <TextField
        label={title}
        hint={words.usual(formatMoney(option.retail_price.gross, option.retail_price.currency))}
        {...priceOf(base)}
      />
      {steps.map((input, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is known by its place
        <div key={n} className={styles.step}>
          <Stepper
            label={words.stepSize(title)}
            min={2}
            value={input.from_size}
            onChange={(from_size) => change(input, { from_size })}
          />
          <div className={styles.stepPrice}>
            <TextField label={words.stepPrice(title, input.from_size)} {...priceOf(input)} />
            <IconButton
              icon={drawings.remove}
              aria-label={words.removeStep(title, input.from_size)}
              onClick={() => onChange(prices.filter((it) => it !== input))}
            />
          </div>
        </div>
      ))}
      <Button kind="plain" onClick={() => onChange(prices.toSpliced(prices.indexOf(last) + 1, 0, step))}>
        {words.addStep(title)}
      </Button>
    </div>
  );
}

/** The first message at or below a path of the engine's problems. */
function messageIn(problems: unknown, path: readonly (string | number)[]): string | null {
  const [key, ...rest] = path;
  if (key === undefined) return firstMessage(problems);
  if (typeof problems !== 'object' || problems === null) return null;
  return messageIn((problems as Record<string | number, unknown>)[key], rest);
}
