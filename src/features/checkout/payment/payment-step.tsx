import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PageLink } from '#booking/page-links.tsx';
import { hrefTo } from '#domain/app/pages.ts';
import { changedWords } from '#domain/cart/agreement-words.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { isOfNothing, MANUAL } from '#domain/orders/order-form.ts';
import { orderingAtom } from '#state/cart/cart.ts';
import { readyOrderAtom } from '#state/cart/outbox.ts';
import { orderFormAtom, placeOrderAtom, withdrawOrderAtom } from '#state/checkout/payment.ts';
import { useBusy } from '#ui/browser/use-busy.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { PersonName } from '#ui/display/person-name.tsx';
import { drawings } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/checkout.ts';
import styles from '../step/step.module.css';
import { Summary } from '../step/summary.tsx';
import { AmountFields } from './amount-fields.tsx';
import contactBrief from './contact-brief.module.css';
import { PaymentMethods } from './payment-methods.tsx';

interface Props {
  cart: ShownCart;
  /** The engine asks for something of the contact step first. */
  onRefusedDetails: () => void;
}

/** Step 2: how, and how much of it now (P1 to P4). */
export function PaymentStep({ cart, onRefusedDetails }: Props) {
  const form = useAtomValue(orderFormAtom);
  const { place, isPlacing, failures } = usePlacing(onRefusedDetails);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);

  if (!form) return null;
  return (
    <div className={styles.columns}>
      <Form
        ref={ref}
        id={FORM}
        className={styles.work}
        aria-label={words.paymentFormLabel}
        onSubmit={() => isPlacing || place()}
      >
        <ContactBrief cart={cart} />
        {cart.payment_methods.length === 0 ? (
          <Notice kind="info">{words.notKnownYet}</Notice>
        ) : (
          <PaymentMethods cart={cart} form={form} />
        )}
        <AmountFields cart={cart} form={form} />
        <Waiting />
        <Ready />
      </Form>
      <Summary
        cart={cart}
        action={
          <Button
            kind="action"
            wide
            type="submit"
            form={FORM}
            busy={isPlacing}
            disabled={cart.payment_methods.length === 0}
          >
            {form.payment_method_id === MANUAL ? words.placeOrder : isOfNothing(form) ? words.bookNow : <CardWords />}
          </Button>
        }
      />
    </div>
  );
}

const FORM = 'payment-form';

function CardWords() {
  return (
    <>
      <Icon drawing={drawings.lock} size={18} />
      {words.toCard}
    </>
  );
}

/** Places the order, and leads to where its outcome is told or can be put right. */
function usePlacing(onRefusedDetails: () => void) {
  const [, navigate] = useLocation();
  const placeOrder = useSetAtom(placeOrderAtom);
  const [isPlacing, run] = useBusy();
  const [failures, setFailures] = useState(0);

  async function place() {
    const placing = await run(placeOrder());
    if (placing.kind === 'refused' && placing.sessionId) navigate(hrefTo.success(placing.sessionId));
    if (placing.kind !== 'invalid') return;
    if (placing.isContact) return onRefusedDetails();
    setFailures((count) => count + 1);
  }

  return { place, isPlacing, failures };
}

/** The order was asked for before and has not got through: what is no longer as it was agreed, before the one tap (W8). */
function Ready() {
  const order = useAtomValue(readyOrderAtom);
  const withdraw = useSetAtom(withdrawOrderAtom);

  if (!order) return null;
  return (
    <Notice
      kind="caution"
      action={
        <Button kind="plain" onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      }
    >
      {words.notPlaced} {changedWords(order.changed)}
    </Notice>
  );
}

/** The order has not got through: said, kept at, and given up at a tap (W5). */
function Waiting() {
  const ordering = useAtomValue(orderingAtom);
  const withdraw = useSetAtom(withdrawOrderAtom);

  if (ordering !== 'waiting') return null;
  return (
    <Notice kind="caution" action={<Button onClick={() => void withdraw()}>{words.stop}</Button>}>
      {words.waiting}
    </Notice>
  );
}

/** Who books, in a line, and the way to change it. */
function ContactBrief({ cart: { main_contact_info: contact } }: { cart: ShownCart }) {
  if (!contact) return null;

  return (
    <p className={contactBrief.brief}>
      <span>
        {words.bookingFor}{' '}
        <strong>
          <PersonName of={contact} />
        </strong>
        <br />
        {contact.email}, {contact.phone_number}
      </span>
      <PageLink aria-label={words.changeContact} to={hrefTo.checkout(1)}>
        {words.contactChange}
      </PageLink>
    </p>
  );
}
