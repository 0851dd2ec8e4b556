import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { AmountField } from '#desk/shared/amount-field.tsx';
import { isOutOfReachAtom } from '#desk/state/contact.ts';
import { isDrawerOpenAtom } from '#desk/state/drawer.ts';
import { paymentTypesAtom, type TakenPayment } from '#desk/state/sell.ts';
import { CASH, cashChoices } from '#domain/desk/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { amountError } from '#text/amount-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/sell.ts';
import { OpenDrawer } from '../drawer/amount-form.tsx';
import styles from './payment-step.module.css';

interface Props {
  /** Minor units. */
  due: Minor;
  /** The tour's deposit, which 'Part now' offers. */
  deposit?: Minor;
  currency: string;
  isBusy: boolean;
  isDisabled?: boolean;
  /** @param change  to be given back, minor units */
  onTaken: (payment: TakenPayment, change: Minor) => void;
  onCard: (amount: Minor) => void;
  /** Given if a sale may stay unpaid. */
  onLater?: () => void;
  /** Given if a narrow screen shows this step instead of the party. */
  onBack?: () => void;
}

/** How a guest pays: in cash or by another manual type of the store, by card on their own phone, a part now, or later. */
export function PaymentStep({ due, deposit = 0, currency, isBusy, isDisabled = false, ...on }: Props) {
  const types = useAtomValue(paymentTypesAtom)(currency).filter(({ id }) => id !== CASH);
  const isOut = useAtomValue(isOutOfReachAtom);
  const [isCash, setCash] = useState(false);
  const [part, setPart] = useState<string | null>(null);
  const money = (amount: Minor) => formatMoney(toDecimal(amount, currency), currency);
  const typed = part === null ? due : typedAmount(part, currency);
  const amount = typed !== null && typed > 0 && typed <= due ? typed : null;
  const button = { wide: true, busy: isBusy, disabled: isDisabled || amount === null };

  if (due === 0) {
    return (
      <div className={layout.stack3}>
        <Button {...button} kind="action" disabled={isDisabled} onClick={on.onLater}>
          {words.bookFree}
        </Button>
        <BackToParty onBack={on.onBack} />
      </div>
    );
  }
  if (isCash && amount !== null) {
    return (
      <CashStep
        amount={amount}
        currency={currency}
        isBusy={isBusy}
        isDisabled={isDisabled}
        onTaken={(change) => on.onTaken({ type: CASH, amount }, change)}
        onBack={() => setCash(false)}
      />
    );
  }
  return (
    <div className={layout.stack3}>
      <p className={styles.sum}>
        {words.toTake} <strong className={styles.amount}>{money(amount ?? due)}</strong>
      </p>
      {part === null ? null : (
        <AmountField
          label={words.partAmount}
          value={part}
          error={amount === null ? (amountError(part, currency) ?? words.partWrong(money(due))) : null}
          onValue={setPart}
        />
      )}
      <Button {...button} kind="action" onClick={() => setCash(true)}>
        {words.cash}
      </Button>
      {types.map(({ id, title }) => (
        <Button key={id} {...button} onClick={() => amount !== null && on.onTaken({ type: id, amount }, 0)}>
          {title}
        </Button>
      ))}
      <Button
        {...button}
        disabled={button.disabled || isOut}
        onClick={() => amount !== null && on.onCard(amount)}
        aria-describedby={isOut ? 'card-needs-network' : undefined}
      >
        {words.cardOnPhone}
      </Button>
      {isOut ? (
        <p id="card-needs-network" className={layout.softSmall}>
          {words.cardNeedsNetwork}
        </p>
      ) : null}
      <div className={styles.pair}>
        {part === null ? (
          <Button
            disabled={isDisabled}
            onClick={() => setPart(deposit > 0 && deposit < due ? toDecimal(deposit, currency).replace('.', ',') : '')}
          >
            {words.partNow}
          </Button>
        ) : (
          <Button onClick={() => setPart(null)}>{words.allNow}</Button>
        )}
        {on.onLater ? (
          <Button busy={isBusy} disabled={isDisabled} onClick={on.onLater}>
            {words.payLater}
          </Button>
        ) : null}
      </div>
      <BackToParty onBack={on.onBack} />
    </div>
  );
}

/** Back to the party, on narrow screens, which show one step at a time. */
function BackToParty({ onBack }: Pick<Props, 'onBack'>) {
  if (!onBack) return null;
  return (
    <div className={styles.narrow}>
      <Button wide onClick={onBack}>
        {words.back}
      </Button>
    </div>
  );
}

interface CashProps {
  amount: Minor;
  currency: string;
  isBusy: boolean;
  isDisabled: boolean;
  onTaken: (change: Minor) => void;
  onBack: () => void;
}

/** How much cash the guest gives: one tap takes it and shows the change. */
function CashStep({ amount, currency, isBusy, isDisabled, onTaken, onBack }: CashProps) {
  const [other, setOther] = useState('');
  const received = typedAmount(other, currency);
  const money = (of: Minor) => formatMoney(toDecimal(of, currency), currency);
  const button = { busy: isBusy, disabled: isDisabled };

  return (
    <div className={layout.stack3}>
      <p className={styles.sum}>
        {words.cash} <strong className={styles.amount}>{money(amount)}</strong>
      </p>
      <ClosedDrawer />
      <p>{words.received}</p>
      <div className={styles.notes}>
        <Button {...button} kind="action" onClick={() => onTaken(0)}>
          {words.exact}
        </Button>
        {cashChoices(amount).map((sum) => (
          <Button key={sum} {...button} onClick={() => onTaken(sum - amount)}>
            {money(sum)}
          </Button>
        ))}
      </div>
      <Form
        className={styles.other}
        onSubmit={() => received !== null && received >= amount && onTaken(received - amount)}
      >
        <AmountField
          label={words.otherAmount}
          value={other}
          hint={received === null ? undefined : money(received)}
          error={other === '' ? null : amountError(other, currency)}
          onValue={setOther}
        />
        <Button type="submit" {...button} disabled={isDisabled || received === null || received < amount}>
          {words.takeIt}
        </Button>
      </Form>
      <Button onClick={onBack}>{words.back}</Button>
    </div>
  );
}

/** Asks staff to open the drawer before they take cash, without leaving the sale. They may go on without it. */
function ClosedDrawer(): ReactNode {
  const isOpen = useAtomValue(isDrawerOpenAtom);
  if (isOpen) return null;

  return (
    <details className={styles.drawer}>
      <summary>
        {words.drawerClosed} <span className={styles.open}>{words.openDrawer}</span>
      </summary>
      <OpenDrawer />
    </details>
  );
}

/** The change to give after a cash payment; nothing if the sum was exact. @param change  minor units */
export function ChangeToGive({ change, currency }: { change: Minor; currency: string }) {
  if (change === 0) return null;
  return <output className={styles.change}>{words.change(formatMoney(toDecimal(change, currency), currency))}</output>;
}
