import { useState } from 'react';
import { AmountField } from '#desk/shared/amount-field.tsx';
import { messageAt } from '#desk/shared/use-change.ts';
import { isOfChildren } from '#domain/booking/adult.ts';
import { resourceCalls, type SellerObject } from '#domain/contract/resources/calls.ts';
import { experienceFields } from '#domain/contract/resources/experiences.ts';
import { pricingCategoryFields } from '#domain/contract/resources/pricing-categories.ts';
import {
  type FormInput,
  type FormInputs,
  fieldsInCurrency,
  formFieldsOf,
  inputsOf,
  rowsIn,
  textIn,
} from '#domain/desk/form-fields.ts';
import { priceColumns, pricingOptionsOf, restoredRates, withoutEmptyPrices } from '#domain/desk/rate-table.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { cardLeast, cardStep, type Minor, toDecimal, wholeSteps } from '#domain/money/money.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { wrongFields } from '#words/office/forms.ts';
import * as words from '#words/office/rates.ts';
import { innerOf, isAtRows } from '../forms/problems.ts';
import { SaveBar } from '../forms/save-bar.tsx';
import type { ReadObject } from '../forms/save-changes.ts';
import { Versions } from '../forms/versions.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { type NamedDraft, TourFrame } from '../tours/tour-frame.tsx';
import { useUndoableForm } from '../tours/use-undoable-form.ts';
import { AddPrice } from './add-price.tsx';
import { RateTable } from './rate-table.tsx';
import styles from './rates-page.module.css';

/** The fields of the rates without special prices, which have a screen of their own: a rate that is sent without them keeps them (B12). */
const fields = formFieldsOf(experienceFields, ['rates', 'default_rate', 'booking_deposit']).map((field) => ({
  ...field,
  fields: field.fields.filter(({ name }) => name !== 'price_rules'),
}));
const place = { valuesIn: (tour: SellerObject) => tour, bodyOf: withoutEmptyPrices };
const newRate = {
  id: '',
  title: '',
  is_group_pricing: false,
  min_per_booking: '1',
  max_per_booking: '',
  pricing_options: [],
};
const categoryCalls = resourceCalls('pricing-categories', pricingCategoryFields);

/** The rates of a tour, with a price for each pricing category (B11). */
export function RatesPage({ id }: { id: number }) {
  const categories = useReply(categoryCalls.list, {}, { page_size: 100 });

  return (
    <TourFrame id={id} part="rates" title={words.title} loading={words.loading}>
      {(tour, etag, draft) => (
        <ReplyView reading={categories} loading={words.loading}>
          {({ results }) => (
            <RatesForm
              {...draft}
              read={{ id, etag, inputs: inputsOf(fields, tour) }}
              account={Number(tour['base_account'])}
              currency={String(tour['currency'])}
              categories={results.filter((it) => it['base_account'] === tour['base_account'])}
            />
          )}
        </ReplyView>
      )}
    </TourFrame>
  );
}

interface FormProps extends NamedDraft {
  read: ReadObject;
  account: number;
  currency: string;
  categories: readonly SellerObject[];
}

function RatesForm({ account, currency, categories, ...props }: FormProps) {
  const form = useUndoableForm({ ...props, fields: fieldsInCurrency(fields, currency), place });
  const { inputs, setInputs, isChanged, isBusy, problem, conflicts, stored, undoInputs, edit, saveAll } = form;
  const [added, setAdded] = useState<readonly string[]>([]);
  const rates = rowsIn(inputs, 'rates');
  const titles = new Map(categories.map((it) => [String(it.id), String(it['title'])]));
  const ofChildren = new Set(categories.filter(isCategoryOfChildren).map((it) => String(it.id)));
  const columns = priceColumns(rates, [...titles.keys()], added);
  const others = categories.filter((it) => columns.every(({ category }) => category !== String(it.id)));

  return (
    <div className={styles.form}>
      <p className={layout.soft}>{words.prices(currency)}</p>
      {cardHints(rates, currency).map((hint) => (
        <Notice key={hint} kind="info">
          {hint}
        </Notice>
      ))}
      {rates.length === 0 ? (
        <p className={layout.soft}>{words.none}</p>
      ) : (
        <AddPrice {...{ account, others }} calls={categoryCalls} onAdd={(it) => setAdded([...added, it])} />
      )}
      <RateTable
        {...{ rates, columns, titles, ofChildren }}
        defaultRate={textIn(inputs, 'default_rate')}
        problems={innerOf(problem?.fields['rates'])}
        onChange={edit('rates')}
        onDefault={edit('default_rate')}
      />
      <Button className={layout.atStart} onClick={() => edit('rates')([...rates, newRate])}>
        {words.addRate}
      </Button>
      <AmountField
        label={words.deposit}
        hint={words.depositHint}
        className={styles.deposit}
        value={textIn(inputs, 'booking_deposit')}
        error={messageAt(problem, 'booking_deposit')}
        onValue={edit('booking_deposit')}
      />
      <Versions
        {...{ fields, conflicts, inputs }}
        words={versionWords}
        onChoose={(field, input) => setInputs({ ...inputs, [field]: input })}
        textOf={(input, field) => versionText(input, field, rates, titles)}
      />
      {problem && !(problem.isStale && (conflicts.length > 0 || isBusy)) ? (
        <Notice kind="wrong">{isAtRows(problem.fields['rates']) ? wrongFields : problem.text}</Notice>
      ) : null}
      <SaveBar
        isChanged={isChanged}
        isBusy={isBusy}
        label={words.save}
        onSave={() => void saveAll()}
        onDiscard={() => setInputs(stored)}
        saved={undoInputs && words.saved}
        onUndo={() => undoInputs && void saveAll(restoredRates(undoInputs, stored))}
      />
    </div>
  );
}

/** Hints about prices that no card can pay: all prices of the tour are too low, or a price is finer than the smallest step of cards (P11). */
function cardHints(rates: readonly FormInputs[], currency: string): string[] {
  const typed = rates.flatMap((rate) =>
    pricingOptionsOf(rate).map((it) => typedAmount(textIn(it, 'retail_price'), currency)),
  );
  const prices = typed.filter((price) => price !== null && price > 0) as Minor[];
  const isTooLittle = prices.length > 0 && Math.max(...prices) < cardLeast(currency);
  const isTooFine = prices.some((price) => wholeSteps(price, currency) !== price);
  const money = (amount: Minor) => formatMoney(toDecimal(amount, currency), currency);
  return [
    ...(isTooLittle ? [words.tooLittleForCard(money(cardLeast(currency)))] : []),
    ...(isTooFine ? [words.tooFineForCard(money(cardStep(currency)))] : []),
  ];
}

function isCategoryOfChildren({ max_age }: SellerObject): boolean {
  return isOfChildren({ max_age: typeof max_age === 'number' ? max_age : null });
}

const versionWords = {
  labels: { rates: words.table, default_rate: words.defaultRate, booking_deposit: words.deposit },
};

/** A version of a field, in words: `Standard: Adult 40.00, Child 20.50`. */
function versionText(
  input: FormInput,
  name: string,
  rates: readonly FormInputs[],
  titles: ReadonlyMap<string, string>,
) {
  if (name === 'default_rate')
    return textIn(
      rates.find(({ id }) => id === input),
      'title',
    );
  if (typeof input === 'string') return input;
  return (input as readonly FormInputs[]).map((rate) => {
    const prices = pricingOptionsOf(rate).map(
      (it) => `${titles.get(textIn(it, 'pricing_category')) ?? ''} ${textIn(it, 'retail_price')}`,
    );
    const text = `${textIn(rate, 'title')}: ${prices.join(', ')}`;
    return <span key={text}>{text}</span>;
  });
}
