import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { flatProblems } from '#domain/problems.ts';
import type { ShownCart } from '#domain/shown-cart.ts';
import { changeCartAtom } from '#state/cart-wishes.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './promo-box.module.css';

/** A promo code (C6, C13): the engine says whether it applies, and if not, why. */
export function PromoBox({ cart }: { cart: ShownCart }) {
  const change = useSetAtom(changeCartAtom);
  const [code, setCode] = useState(cart.promo_code ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  const apply = async () => {
    const wanted = code.trim();
    if (wanted === '' && cart.promo_code === null) return setError('Please enter a code.');
    setAsking(true);
    const outcome = await change({ promo_code: wanted });
    setAsking(false);
    setError(outcome.kind === 'invalid' ? (flatProblems(outcome.errors)['promo_code'] ?? NOT_APPLIED) : null);
  };

  return (
    <form
      className={styles.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) void apply();
      }}
    >
      <TextField
        label="Code"
        name="promo_code"
        placeholder="Enter code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
        value={code}
        error={error}
        className={styles.field}
        onChange={(event) => {
          setCode(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" busy={isAsking} className={styles.apply}>
        Apply code
      </Button>
    </form>
  );
}

const NOT_APPLIED = 'This code could not be applied.';
