import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { hrefTo, type PageView, type Step } from '#domain/app/pages.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import {
  areDetailsValidAtom,
  detailsAtom,
  rejectStepAtom,
  saveValidDetailsAtom,
  submitDetailsAtom,
} from '#shop/state/checkout/checkout.ts';
import { checkoutCartAtom } from '#shop/state/checkout/checkout-cart.ts';
import { useNavigate } from '#shop/state/page/navigate.ts';
import { useBusy } from '#ui/controls/form.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import * as words from '#words/checkout.ts';
import { CartNotice, HoldNotice, UnsoldNotice } from './cart/cart-notices.tsx';
import { CartStep, EmptyCart } from './cart/cart-step.tsx';
import { ContactStep } from './contact/contact-step.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import styles from './step/step.module.css';

/** The checkout editor: the cart, the contact details, the payment (K1). Only the address decides which step is open. */
export function CheckoutPage({ view: { step, rejected } }: { view: Extract<PageView, { page: 'checkout' }> }) {
  const cart = useAtomValue(checkoutCartAtom);
  const reject = useSetAtom(rejectStepAtom);

  useEffect(() => {
    if (rejected) reject();
  }, [rejected, reject]);

  if (cart === undefined) {
    return (
      <>
        <CartNotice />
        <div className={styles.page} aria-busy="true">
          <Skeleton className={styles.bone} />
          <div className={styles.columns}>
            <div className={styles.work}>
              <Skeleton className={styles.block} />
            </div>
            <Skeleton className={styles.block} />
          </div>
        </div>
      </>
    );
  }
  if (cart === null) return <EmptyCart />;
  return <Checkout cart={cart} step={step} />;
}

/** The three steps of a cart. Payment opens only with valid contact details (K3). */
function Checkout({ cart, step }: { cart: ShownCart; step: Step }) {
  const isValid = useAtomValue(areDetailsValidAtom) ?? false;
  const { go, refuse, isSaving, failures } = useSteps(step, isValid);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ step, failures });

  // A step opens like a page: at its top, with its heading focused (S9), unless the visitor must first find an error.
  useEffect(() => {
    const { current } = before;
    before.current = { step, failures };
    if (current.step === step || current.failures !== failures) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step, failures]);

  return (
    <div className={styles.page}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {titles[step]}
      </h1>
      <Tabs
        label={words.label}
        selected={String(step)}
        tabs={[
          { id: '0', label: words.cartTab, short: words.cartShort, isDone: step > 0 },
          { id: '1', label: words.contactTab, short: words.contactShort, isDone: step > 1 },
          { id: '2', label: words.paymentTab, short: words.paymentShort },
        ]}
        onSelect={(id) => void go(Number(id) as Step)}
      >
        <div className={styles.notices}>
          <CartNotice />
          <HoldNotice cart={cart} />
          <UnsoldNotice cart={cart} />
        </div>
        {step === 0 ? <CartStep cart={cart} /> : null}
        {step === 1 ? (
          <ContactStep cart={cart} isSaving={isSaving} failures={failures} onSubmit={() => void go(2)} />
        ) : null}
        {step === 2 && isValid ? <PaymentStep cart={cart} onRefusedDetails={refuse} /> : null}
      </Tabs>
    </div>
  );
}

const titles: Record<Step, string> = { 0: words.cart, 1: words.contact, 2: words.payment };

/** The moves between steps (K3). `failures` counts how often payment was refused, because the first error gets the focus each time. */
function useSteps(step: Step, isValid: boolean) {
  const navigate = useNavigate();
  const submit = useSetAtom(submitDetailsAtom);
  const saveValid = useSetAtom(saveValidDetailsAtom);
  const isKnown = useAtomValue(detailsAtom) !== undefined;
  const [isSaving, run] = useBusy();
  const [failures, setFailures] = useState(0);

  async function go(to: Step) {
    if (to === 2) return toPayment();
    if (step === 1) void saveValid();
    navigate(hrefTo.checkout(to));
  }

  async function toPayment() {
    if (isSaving) return;
    if (!(await run(submit()))) return refuse();
    if (step !== 2) navigate(hrefTo.checkout(2));
  }

  function refuse() {
    setFailures((count) => count + 1);
    if (step !== 1) navigate(hrefTo.checkout(1), { replace: step === 2 });
  }

  // A payment step opened by its address makes the same check. So does an open one when more details become required.
  const guard = useRef(toPayment);
  guard.current = toPayment;
  useEffect(() => {
    if (step === 2 && isKnown) void guard.current();
  }, [step, isKnown, isValid]);

  return { go, refuse, isSaving, failures };
}
