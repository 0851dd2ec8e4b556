import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { AmountField } from '#desk/shared/amount-field.tsx';
import { actAtDrawerAtom, drawerCurrencyAtom, takenWhileClosedAtom } from '#desk/state/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { amountError } from '#text/amount-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/drawer.ts';
import styles from './drawer-page.module.css';

/** Opens the drawer with the cash that is in it now, on its own screen or during a sale. The sum includes cash that came while it was closed. */
export function OpenDrawer() {
  const act = useSetAtom(actAtDrawerAtom);
  const currency = useAtomValue(drawerCurrencyAtom);
  const taken = useAtomValue(takenWhileClosedAtom);

  return (
    <>
      {taken > 0 ? (
        <Notice kind="caution">{words.takenWhileClosed(formatMoney(toDecimal(taken, currency), currency))}</Notice>
      ) : null}
      <AmountForm
        label={words.openAmount}
        action={words.open}
        isAction
        onAmount={(amount) => void act('drawer_open', amount)}
      />
    </>
  );
}

interface Props {
  label: string;
  action: string;
  isAction?: boolean;
  hasReason?: boolean;
  onAmount: (amount: Minor, reason?: string) => void;
  onCancel?: () => void;
}

/** An amount in the drawer's currency, with a reason if the action needs one. */
export function AmountForm({ label, action, isAction = false, hasReason = false, onAmount, onCancel }: Props) {
  const currency = useAtomValue(drawerCurrencyAtom);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amount = typedAmount(text, currency);

  return (
    <Form
      className={layout.stack3}
      onSubmit={() => {
        setChecked(true);
        if (amount === null || (hasReason && (reason.trim() === '' || amount === 0))) return;
        onAmount(amount, reason.trim() || undefined);
      }}
    >
      <AmountField
        label={`${label} (${currency})`}
        value={text}
        error={isChecked ? amountError(hasReason && amount === 0 ? '' : text, currency) : null}
        hint={amount === null ? undefined : formatMoney(toDecimal(amount, currency), currency)}
        onValue={setText}
      />
      {hasReason ? (
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          maxLength={500}
          value={reason}
          error={isChecked && reason.trim() === '' ? words.reasonMissing : null}
          onValue={setReason}
        />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" kind={isAction ? 'action' : 'quiet'}>
          {action}
        </Button>
        {onCancel ? (
          <Button kind="plain" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
