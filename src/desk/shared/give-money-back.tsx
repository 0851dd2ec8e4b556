import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { AmountField } from '#desk/shared/amount-field.tsx';
import { paymentTypesAtom, type TakenPayment } from '#desk/state/sell.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { minor, toDecimal } from '#domain/money/money.ts';
import { asTyped, typedAmount } from '#domain/money/typed-amount.ts';
import { amountError } from '#text/amount-error.ts';
import { paymentTitle } from '#text/payment-titles.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/refunds.ts';
import { cash } from '#words/desk/sell.ts';

interface Props {
  /** Money that was paid and has not gone back: a decimal. */
  paid: string;
  /** Money that was paid beyond the price. */
  over: string;
  currency: string;
  onGive: (refund: TakenPayment) => Promise<void>;
}

/** Notes that money was given back to a guest, all of it or a part; each button names the amount and the way. */
export function GiveMoneyBack({ paid, over, currency, onGive }: Props) {
  const ways = useWays(currency);
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  const most = minor(paid, currency);
  const money = (amount: number) => formatMoney(toDecimal(amount, currency), currency);

  if (most <= 0) return null;
  if (typed === null)
    return (
      <Button wide onClick={() => setTyped(Number(over) > 0 ? asTyped(over) : '')}>
        {words.giveBack}
      </Button>
    );
  const amount = typedAmount(typed, currency);
  const isRight = amount !== null && amount > 0 && amount <= most;
  const problem = amountError(typed, currency) ?? (isRight ? null : words.mostBack(money(most)));
  return (
    <div className={layout.stack3}>
      <AmountField
        label={words.amountBack}
        value={typed}
        hint={words.mostBack(money(most))}
        error={typed === '' ? null : problem}
        onValue={setTyped}
      />
      {isRight
        ? ways.map(({ id, title }) => (
            <Button
              key={id}
              wide
              busy={isBusy}
              onClick={() => void run(onGive({ type: id, amount })).then(() => setTyped(null))}
            >
              {words.giveBackBy(money(amount), title)}
            </Button>
          ))
        : null}
    </div>
  );
}

/** Cash, and the other ways in which the store takes money by hand. */
export function useWays(currency: string): readonly { readonly id: string; readonly title: string }[] {
  const types = useAtomValue(paymentTypesAtom)(currency).filter(({ id }) => id !== CASH);
  return [{ id: CASH, title: cash }, ...types.map((it) => ({ id: it.id, title: paymentTitle(it) }))];
}
