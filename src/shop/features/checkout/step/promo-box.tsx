import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { changeCartAtom } from '#shop/state/cart/cart-actions.ts';
import { dismissRefusedAtom, refusedCodesAtom, waitingCodeAtom } from '#shop/state/cart/outbox.ts';
import { refusedCodeWords } from '#text/problem-text.ts';
import { codeProblem } from '#text/promo-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import * as words from '#words/checkout.ts';
import styles from './promo-box.module.css';

/** A promo code (C6, C13). The engine decides whether it applies, and gives a reason if not. Until then the code is shown as waiting. */
export function PromoBox({ cart }: { cart: ShownCart }) {
  const { waiting, refused, code, error, isAsking, type, apply, remove } = useCode(cart);
  const waitingWords = waiting?.code ? words.promoSaved(waiting.code) : words.removalSaved;

  return (
    <Form className={styles.box} onSubmit={() => isAsking || apply()}>
      <TextField
        label={words.promoLabel}
        name="promo_code"
        placeholder={words.placeholder}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        maxLength={64}
        value={code}
        error={error ?? (waiting ? null : (refused.words ?? codeProblem(cart)))}
        hint={<output>{waiting?.syncStatus === 'saved' ? waitingWords : appliedWords(cart)}</output>}
        className={styles.field}
        onValue={type}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isAsking}>
          {words.apply}
        </Button>
        {cart.promo_code !== null && waiting?.code !== '' ? (
          <Button kind="plain" disabled={isAsking} onClick={remove}>
            {words.promoRemove}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

function useCode(cart: ShownCart) {
  const change = useSetAtom(changeCartAtom);
  const dismiss = useSetAtom(dismissRefusedAtom);
  const waiting = useAtomValue(waitingCodeAtom);
  const refused = useAtomValue(refusedCodesAtom);
  const [code, setCode] = useState(waiting?.code ?? cart.promo_code ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isAsking, run] = useBusy();

  const ask = async (promo_code: string) => {
    setError(null);
    for (const id of refused.ids) await dismiss(id);
    const outcome = await change({ promo_code });
    if (outcome.kind === 'invalid') setError(refusedCodeWords(outcome.problems));
  };
  const apply = () => {
    const typed = code.trim();
    if (typed === '' && cart.promo_code === null && !waiting) return setError(words.missing);
    return run(ask(typed));
  };
  const remove = () => {
    setCode('');
    void run(ask(''));
  };
  const type = (typed: string) => {
    setCode(typed);
    setError(null);
  };

  return { waiting, refused, code, error, isAsking, type, apply, remove };
}

/** The effect of the code that the engine has confirmed. */
function appliedWords({ discount }: ShownCart): string | null {
  if (!discount) return null;
  const { code, amount, currency } = discount;
  return Number(amount) === 0 ? words.noted(code) : words.takesOff(code, formatMoney(amount, currency));
}
