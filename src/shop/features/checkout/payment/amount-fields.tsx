import { useAtomValue, useSetAtom } from 'jotai';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { isOfNothing, MANUAL, type OrderForm } from '#domain/orders/order-form.ts';
import { cartDueBy } from '#domain/orders/order-money.ts';
import { formatDate } from '#domain/text/format.ts';
import {
  boundsOf,
  changeAmountAtom,
  changeCommentAtom,
  changePercentageAtom,
  orderProblemsAtom,
} from '#shop/state/checkout/payment.ts';
import { todayAtom } from '#shop/state/clock.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import * as words from '#words/checkout.ts';
import styles from '../step/step.module.css';

/** How much is paid now: as an amount or as a share of the total, each following the other (P3); and a comment. */
export function AmountFields({ cart, form }: { cart: ShownCart; form: OrderForm }) {
  const { total, deposit, currency } = boundsOf(cart);
  const problems = useAtomValue(orderProblemsAtom);
  const changeAmount = useSetAtom(changeAmountAtom);
  const changePercentage = useSetAtom(changePercentageAtom);
  const changeComment = useSetAtom(changeCommentAtom);
  const by = cartDueBy(cart, useAtomValue(todayAtom));
  const isManual = form.payment_method_id === MANUAL;
  const isLeft = Number(form.amount) < Number(total);
  const isPartly = Number(deposit) < Number(total);

  return (
    <>
      <section className={styles.section} aria-labelledby="amount">
        <h2 id="amount" className={styles.heading}>
          {isManual ? words.payDirectly : words.payNow}
        </h2>
        {isPartly ? (
          <div className={styles.choices}>
            {Number(deposit) > 0 ? (
              <Button aria-pressed={form.amount === deposit} onClick={() => changeAmount(deposit)}>
                {words.theDeposit(formatMoney(deposit, currency))}
              </Button>
            ) : isManual ? null : (
              <Button aria-pressed={isOfNothing(form)} onClick={() => changeAmount(deposit)}>
                {words.nothingNow}
              </Button>
            )}
            <Button aria-pressed={form.amount === total} onClick={() => changeAmount(total)}>
              {words.allOfIt(formatMoney(total, currency))}
            </Button>
          </div>
        ) : null}
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
            onChange={(event) => changeAmount(event.target.value)}
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
            onChange={(event) => changePercentage(event.target.value)}
          />
        </div>
        {by && isLeft ? <p className={styles.hint}>{words.restDue(formatDate(by))}</p> : null}
      </section>
      <section className={styles.section}>
        <TextArea
          label={words.comment}
          name="comment"
          dir="auto"
          hint={words.commentHint}
          value={form.comment}
          error={problems.comment}
          onChange={(event) => changeComment(event.target.value)}
        />
      </section>
    </>
  );
}

const decimalInput = {
  type: 'number',
  inputMode: 'decimal',
  autoComplete: 'off',
  enterKeyHint: 'next',
  step: 'any',
} as const;
