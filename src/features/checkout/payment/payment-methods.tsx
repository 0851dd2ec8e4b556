import { useAtomValue, useSetAtom } from 'jotai';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import type { OrderForm } from '#domain/orders/order-form.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { paymentTitle } from '#domain/orders/payment-titles.ts';
import { chooseMethodAtom, choosePaymentTypeAtom, orderProblemsAtom } from '#state/checkout/payment.ts';
import { SelectField } from '#ui/controls/field.tsx';
import { drawings } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/checkout.ts';
import styles from './payment-methods.module.css';

/** The cart's ways to pay (P1); a manual one asks for its type (P2). */
export function PaymentMethods({ cart, form }: { cart: ShownCart; form: OrderForm }) {
  const chooseMethod = useSetAtom(chooseMethodAtom);
  const chooseType = useSetAtom(choosePaymentTypeAtom);
  const problems = useAtomValue(orderProblemsAtom);
  const chosen = cart.payment_methods.find(({ id }) => id === form.payment_method_id);

  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{words.method}</legend>
      {cart.payment_methods.map((method) => (
        <label key={method.id} className={styles.method}>
          <input
            type="radio"
            name="payment_method_id"
            value={method.id}
            checked={method.id === form.payment_method_id}
            onChange={() => chooseMethod(method.id)}
          />
          <span>
            <span className={styles.title}>{paymentTitle(method)}</span>
            <span className={styles.hint}>{words.methodHints[method.id] ?? ''}</span>
          </span>
          <Icon drawing={method.id === MANUAL ? drawings.people : drawings.card} />
        </label>
      ))}
      {problems.payment_method_id ? <p className={styles.error}>{problems.payment_method_id}</p> : null}
      {chosen?.id === MANUAL ? (
        <SelectField
          label={words.type}
          name="payment_type_id"
          required
          value={form.payment_type_id}
          error={problems.payment_type_id}
          onChange={(event) => chooseType(event.target.value)}
        >
          <option value="">{words.chooseType}</option>
          {chosen.payment_types.map((type) => (
            <option key={type.id} value={type.id}>
              {paymentTitle(type)}
            </option>
          ))}
        </SelectField>
      ) : null}
    </fieldset>
  );
}
