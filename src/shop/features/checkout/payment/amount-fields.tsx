import { useAtomValue, useSetAtom } from 'jotai';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import { asTyped, typedAmount } from '#domain/money/typed-amount.ts';
import { cartDueBy } from '#domain/orders/balance-due.ts';
import { isOfAmount, MANUAL, type OrderForm } from '#domain/orders/order-form.ts';
import {
  boundsOf,
  changeAmountAtom,
  changeCommentAtom,
  changePercentageAtom,
  orderProblemsAtom,
} from '#shop/state/checkout/payment.ts';
import { todayAtom } from '#shop/state/clock.ts';
import { formatDate } from '#text/format.ts';
import { ChoiceInput } from '#ui/controls/choice-input.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/checkout.ts';
import styles from '../step/step.module.css';
import own from './payment-step.module.css';

interface Props {
  cart: ShownCart;
  form: OrderForm;
}

/** The amount to pay now (P3), if a part may be paid later, and a comment. */
export function AmountFields({ cart, form }: Props) {
  const { total, deposit } = boundsOf(cart);
  const problems = useAtomValue(orderProblemsAtom);
  const changeComment = useSetAtom(changeCommentAtom);

  return (
    <>
      {Number(deposit) < Number(total) ? (
        <AmountChoice cart={cart} form={form} />
      ) : problems.amount ? (
        <p role="alert" className={layout.errorSmall}>
          {problems.amount}
        </p>
      ) : null}
      <Disclosure
        summary={words.addComment}
        mustOpen={form.comment !== '' || problems.comment !== undefined}
        className={own.other}
      >
        <TextArea
          label={words.comment}
          name="comment"
          dir="auto"
          hint={words.commentHint}
          value={form.comment}
          error={problems.comment}
          onValue={changeComment}
        />
      </Disclosure>
    </>
  );
}

/**
 * The choice between the deposit, the total and another amount. It can be typed as an amount or as a percentage of the total; each follows the other.
 */
function AmountChoice({ cart, form }: Props) {
  const { total, deposit, currency } = boundsOf(cart);
  const problems = useAtomValue(orderProblemsAtom);
  const changeAmount = useSetAtom(changeAmountAtom);
  const changePercentage = useSetAtom(changePercentageAtom);
  const isManual = form.payment_method_id === MANUAL;
  // Manual payment is never of 0.
  const hasDeposit = Number(deposit) > 0 || !isManual;
  const isOther = !isOfAmount(form, total, currency) && !(hasDeposit && isOfAmount(form, deposit, currency));
  const choice = (label: string, amount: string, isShown = true) => (
    <label className={own.method}>
      <ChoiceInput
        type="radio"
        name="amount_choice"
        checked={isOfAmount(form, amount, currency)}
        onChange={() => changeAmount(asTyped(amount))}
      />
      <span className={own.choice}>
        <span className={layout.strong}>{label}</span>
        {isShown ? <span className={own.amount}>{formatMoney(amount, currency)}</span> : null}
      </span>
    </label>
  );

  return (
    <fieldset className={layout.narrowStack3}>
      <legend className={own.legend}>{isManual ? words.payDirectly : words.payNow}</legend>
      {Number(deposit) > 0 ? choice(words.theDeposit, deposit) : null}
      {hasDeposit && Number(deposit) === 0 ? choice(words.nothingNow, deposit, false) : null}
      {choice(words.allOfIt, total)}
      <Disclosure
        summary={words.anotherAmount}
        mustOpen={isOther || Boolean(problems.amount ?? problems.percentage)}
        className={own.other}
      >
        <div className={styles.pair}>
          <TextField
            {...decimalInput}
            label={words.amountIn(currency)}
            name="amount"
            min={deposit}
            max={total}
            required
            value={form.amount}
            error={problems.amount}
            onValue={changeAmount}
          />
          <TextField
            {...decimalInput}
            label={words.percentage}
            name="percentage"
            min={0}
            max={100}
            value={form.percentage}
            error={problems.percentage}
            hint={words.ofTotal}
            onValue={changePercentage}
          />
        </div>
      </Disclosure>
      <RestDue cart={cart} form={form} />
    </fieldset>
  );
}

/** The balance, and the day until which it is due. This day is in the future: a balance due today would be charged now (V3). */
function RestDue({ cart, form }: Props) {
  const { total, currency } = boundsOf(cart);
  const today = useAtomValue(todayAtom);
  const by = cartDueBy(cart, today);
  const [all, paid] = [exactMinor(total, currency), typedAmount(form.amount, currency)];
  if (by === null || by <= today || all === null || paid === null || paid >= all) return null;
  const rest = formatMoney(toDecimal(all - paid, currency), currency);

  return <p className={layout.softSmall}>{words.restDue(rest, formatDate(by))}</p>;
}

/** A text field, because number fields of some browsers do not accept a comma. */
const decimalInput = { type: 'text', inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'next' } as const;
