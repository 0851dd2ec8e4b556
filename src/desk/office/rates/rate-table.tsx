import { type ReactNode, useId } from 'react';
import { messageAt } from '#desk/shared/use-change.ts';
import { type FormInput, type FormInputs, textIn } from '#domain/desk/form-fields.ts';
import {
  optionAt,
  type PriceColumn,
  pricingOptionsOf,
  sentIndex,
  withGroupPricing,
  withPrice,
} from '#domain/desk/rate-table.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { ChoiceInput } from '#ui/controls/choice-input.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/rates.ts';
import { innerOf } from '../forms/problems.ts';
import styles from './rate-table.module.css';

interface Props {
  rates: readonly FormInputs[];
  columns: readonly PriceColumn[];
  /** The titles of the pricing categories, by their ids. */
  titles: ReadonlyMap<string, string>;
  /** The ids of the pricing categories for children. */
  ofChildren: ReadonlySet<string>;
  /** The id of the default rate; '' if no rate is chosen. */
  defaultRate: string;
  /** The messages, by the position of the rate in the list. */
  problems: NestedTexts;
  onChange: (rates: readonly FormInputs[]) => void;
  onDefault: (id: string) => void;
}

/** A table with a row for each rate and a column for each price. If a row is too narrow, each control stands below the title of its column. */
export function RateTable({ rates, columns, titles, ofChildren, defaultRate, problems, onChange, onDefault }: Props) {
  const titleOf = ({ category, nth }: PriceColumn) =>
    `${titles.get(category) ?? category}${nth > 0 ? ` ${nth + 1}` : ''}`;
  const move = (at: number, by: -1 | 1) => {
    const rate = rates[at];
    if (rate) onChange(rates.toSpliced(at, 1).toSpliced(at + by, 0, rate));
  };
  // A single rate needs no choice of a default and no order.
  const isOnly = rates.length === 1;
  const limits = [words.least, words.most, ...(isOnly ? [] : [words.isDefault]), words.order];
  const heads = [words.rate, words.pricing, ...columns.map(titleOf), ...limits];

  if (rates.length === 0) return null;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={words.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {rates.map((rate, n) => (
          <Rate
            key={textIn(rate, 'id') || `new ${n}`}
            {...{ rate, columns, titleOf, ofChildren, isOnly }}
            isDefault={rate['id'] !== '' && rate['id'] === defaultRate}
            problems={innerOf(problems[String(n)])}
            onChange={(next) => onChange(rates.with(n, next))}
            onDefault={() => onDefault(textIn(rate, 'id'))}
            onUp={n > 0 ? () => move(n, -1) : null}
            onDown={n < rates.length - 1 ? () => move(n, 1) : null}
            onRemove={() => onChange(rates.toSpliced(n, 1))}
          />
        ))}
      </table>
    </div>
  );
}

interface RateProps {
  rate: FormInputs;
  columns: readonly PriceColumn[];
  titleOf: (column: PriceColumn) => string;
  ofChildren: ReadonlySet<string>;
  isOnly: boolean;
  isDefault: boolean;
  problems: NestedTexts;
  onChange: (rate: FormInputs) => void;
  onDefault: () => void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

function Rate(props: RateProps) {
  const { rate, columns, titleOf, ofChildren, isOnly, isDefault, problems } = props;
  const { onChange, onDefault, onUp, onDown, onRemove } = props;
  const title = textIn(rate, 'title') || words.newRate;
  const options = innerOf(problems['pricing_options']);
  const text = (name: string) => ({
    rate: title,
    value: textIn(rate, name),
    error: messageAt({ fields: problems }, name),
    onChange: (value: string) => onChange({ ...rate, [name]: value }),
  });

  return (
    <tbody className={styles.rate}>
      <tr>
        <Cell column={words.rate} {...text('title')} className={styles.title} />
        <PricingCell {...{ rate, title, problems, onChange }} />
        {columns.map((column) => {
          const at = optionAt(rate, column);
          return (
            <Cell
              key={`${column.category} ${column.nth}`}
              column={titleOf(column)}
              rate={title}
              isNumber
              value={textIn(pricingOptionsOf(rate)[at], 'retail_price')}
              error={priceMessage(options, rate, at)}
              onChange={(price) => onChange(withPrice(rate, column, price, ofChildren.has(column.category)))}
            />
          );
        })}
        <Cell column={words.least} isNumber {...text('min_per_booking')} />
        <Cell column={words.most} isNumber {...text('max_per_booking')} />
        {isOnly ? null : <DefaultCell {...{ rate, title, isDefault, onDefault }} />}
        <OrderCell {...{ title, isOnly, onUp, onDown, onRemove }} />
      </tr>
      {pricingOptionsOf(rate).length > 0 ? (
        <tr>
          <td colSpan={(isOnly ? 5 : 6) + columns.length} className={styles.more}>
            <Limits {...{ rate, columns, titleOf, onChange }} problems={options} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

type PartOf<Name extends keyof RateProps> = Pick<RateProps, Name> & { title: string };

function PricingCell({ rate, title, problems, onChange }: PartOf<'rate' | 'problems' | 'onChange'>) {
  const error = messageAt({ fields: problems }, 'is_group_pricing');

  return (
    <td data-column={words.pricing}>
      <select
        aria-label={words.cell(words.pricing, title)}
        aria-invalid={error !== null || undefined}
        value={rate['is_group_pricing'] === true ? 'group' : 'person'}
        onChange={(event) => onChange(withGroupPricing(rate, event.target.value === 'group'))}
      >
        <option value="person">{words.pricings.person}</option>
        <option value="group">{words.pricings.group}</option>
      </select>
      <Message>{error}</Message>
    </td>
  );
}

function DefaultCell({ rate, title, isDefault, onDefault }: PartOf<'rate' | 'isDefault' | 'onDefault'>) {
  return (
    <td data-column={words.isDefault}>
      {rate['id'] === '' ? (
        <span className={layout.softSmall}>{words.newRateDefault}</span>
      ) : (
        <label className={styles.default}>
          <ChoiceInput
            type="radio"
            name="default-rate"
            aria-label={words.cell(words.isDefault, title)}
            checked={isDefault}
            onChange={onDefault}
          />
        </label>
      )}
    </td>
  );
}

function OrderCell({ title, isOnly, onUp, onDown, onRemove }: PartOf<'isOnly' | 'onUp' | 'onDown' | 'onRemove'>) {
  return (
    <td data-column={words.order}>
      <span className={styles.buttons}>
        {isOnly ? null : (
          <>
            <IconButton
              icon={drawings.up}
              aria-label={words.moveUp(title)}
              aria-disabled={onUp === null}
              onClick={() => onUp?.()}
            />
            <IconButton
              icon={drawings.down}
              aria-label={words.moveDown(title)}
              aria-disabled={onDown === null}
              onClick={() => onDown?.()}
            />
          </>
        )}
        <IconButton icon={drawings.remove} aria-label={words.remove(title)} onClick={onRemove} />
      </span>
    </td>
  );
}

/** The engine's message for a price or its category. Messages for other fields of the option stand at its limits. */
function priceMessage(options: NestedTexts, rate: FormInputs, at: number): string | null {
  const found = innerOf(options[String(sentIndex(rate, at))]);
  return messageAt({ fields: found }, 'retail_price') ?? messageAt({ fields: found }, 'pricing_category');
}

type LimitsProps = Pick<RateProps, 'rate' | 'columns' | 'titleOf' | 'problems' | 'onChange'>;

/** The limits of each category in a party, and the places that its people take. */
function Limits({ rate, columns, titleOf, problems, onChange }: LimitsProps) {
  const options = pricingOptionsOf(rate);
  const isWrong = Object.values(problems).some((it) => {
    const found = innerOf(it);
    return ['min_limit', 'max_limit', 'takes', 'needs_adult'].some((name) => name in found);
  });

  return (
    <Disclosure mustOpen={isWrong} summary={words.limits}>
      <div className={styles.limits}>
        <p className={layout.softSmall}>{words.limitsHint}</p>
        {columns.map((column) => {
          const at = optionAt(rate, column);
          const option = options[at];
          if (!option) return null;
          const found = { fields: innerOf(problems[String(sentIndex(rate, at))]) };
          const set = (name: string, value: FormInput) =>
            onChange({ ...rate, pricing_options: options.with(at, { ...option, [name]: value }) });
          const text = (name: string) => ({
            value: textIn(option, name),
            error: messageAt(found, name),
            onValue: (value: string) => set(name, value),
          });
          return (
            <fieldset key={`${column.category} ${column.nth}`} className={styles.limit}>
              <legend>{titleOf(column)}</legend>
              <TextField label={words.atLeast} inputMode="numeric" {...text('min_limit')} />
              <TextField label={words.atMost} inputMode="numeric" {...text('max_limit')} />
              <SelectField
                label={words.takes}
                hint={words.takesHint}
                {...text('takes')}
                options={(['size', 'none', 'all'] as const).map((it) => [it, words.taken[it]])}
              />
              {rate['is_group_pricing'] === true ? null : (
                <Checkbox
                  label={words.needsAdult}
                  hint={words.needsAdultHint}
                  error={messageAt(found, 'needs_adult') ?? undefined}
                  isChecked={option['needs_adult'] === true}
                  onChange={(isChosen) => set('needs_adult', isChosen)}
                />
              )}
            </fieldset>
          );
        })}
      </div>
    </Disclosure>
  );
}

interface CellProps {
  column: string;
  rate: string;
  value: string;
  error: string | null;
  isNumber?: boolean;
  className?: string | undefined;
  onChange: (value: string) => void;
}

function Cell({ column, rate, value, error, isNumber = false, className, onChange }: CellProps) {
  const id = useId();

  return (
    <td data-column={column} className={className}>
      <input
        aria-label={words.cell(column, rate)}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : id}
        inputMode={isNumber ? 'decimal' : undefined}
        data-number={isNumber || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Message id={id}>{error}</Message>
    </td>
  );
}

function Message({ id, children }: { id?: string; children: ReactNode }) {
  return children === null ? null : (
    <p id={id} className={layout.errorSmall}>
      {children}
    </p>
  );
}
