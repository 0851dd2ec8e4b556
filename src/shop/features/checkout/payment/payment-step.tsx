import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { isTooLateToCancel } from '#domain/app/free-cancellation.ts';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { hrefTo } from '#domain/app/pages.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import type { StoreInfo } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { cardLeast, exactMinor } from '#domain/money/money.ts';
import { isOfNothing, MANUAL, type OrderForm, PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { sellerName, sellerText } from '#domain/text/seller.ts';
import { companyNumbers } from '#shop/booking/company-numbers.ts';
import { LineTitle } from '#shop/booking/line-card.tsx';
import { NoAnswerYet } from '#shop/booking/no-answer-yet.tsx';
import { PageLink } from '#shop/booking/page-links.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { orderingAtom } from '#shop/state/cart/cart.ts';
import { readyOrderAtom } from '#shop/state/cart/outbox.ts';
import {
  chargedAtom,
  chooseMethodAtom,
  choosePaymentTypeAtom,
  leaveOrderAtom,
  orderFormAtom,
  orderProblemsAtom,
  paymentMethodsAtom,
  placeOrderAtom,
  withdrawOrderAtom,
} from '#shop/state/checkout/payment.ts';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import { useNavigate } from '#shop/state/page/navigate.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { servicesAtom } from '#shop/state/services.ts';
import { changedPhrases } from '#text/agreement-words.ts';
import { paymentTitle } from '#text/payment-titles.ts';
import { useMedia } from '#ui/browser/use-media.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { ChoiceInput } from '#ui/controls/choice-input.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { PersonName } from '#ui/display/person-name.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/checkout.ts';
import { tooLateToCancel } from '#words/facts.ts';
import styles from '../step/step.module.css';
import { Summary } from '../step/summary.tsx';
import { AmountFields } from './amount-fields.tsx';
import own from './payment-step.module.css';

/**
 * Step 2: the payment method and the amount to pay now (P1 to P4). @param props.onRefusedDetails  called if the engine first needs other contact
 * details
 */
export function PaymentStep({ cart, onRefusedDetails }: { cart: ShownCart; onRefusedDetails: () => void }) {
  const form = useAtomValue(orderFormAtom);
  const charged = useAtomValue(chargedAtom);
  const navigate = useNavigate();
  const placeOrder = useSetAtom(placeOrderAtom);
  const leaveOrder = useSetAtom(leaveOrderAtom);
  const [isPlacing, run] = useBusy();
  const { base_account: seller } = useAtomValue(storeAtom);
  const isBeside = useMedia(BESIDE);
  const [failures, setFailures] = useState(0);
  const ref = useRef<HTMLFormElement>(null);

  /** Places the order, and opens the page of its result or the step with its errors. */
  async function place() {
    const placing = await run(placeOrder());
    if (placing.kind === 'refused' && placing.sessionId) navigate(lazyHref.success(placing.sessionId));
    if (placing.kind !== 'invalid') return;
    if (placing.isContact) onRefusedDetails();
    else setFailures((count) => count + 1);
  }

  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);

  useEffect(() => () => void leaveOrder(), [leaveOrder]);

  if (!form) return null;
  const isManual = form.payment_method_id === MANUAL;
  const money = charged === null ? null : formatMoney(charged, cart.total.currency);
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
          <Notice kind="info">{isTooLittle(cart) ? words.tooLittleForCard : words.notKnownYet}</Notice>
        ) : (
          <PaymentMethods form={form} />
        )}
        <AmountFields cart={cart} form={form} />
        <Unplaced isPlacing={isPlacing} />
        {isBeside ? null : <p className={own.seller}>{sellerFacts(seller)}</p>}
      </Form>
      <Summary
        cart={cart}
        note={
          <>
            <LateNote cart={cart} />
            <OrderNote isBeside={isBeside} />
          </>
        }
        isBrief
        paying={charged === null ? undefined : { label: isManual ? words.payDirectly : words.payNow, amount: charged }}
        action={
          <SubmitButton form={FORM} busy={isPlacing} disabled={cart.payment_methods.length === 0}>
            {isManual ? words.placeOrder : isOfNothing(form) ? words.bookNow : <CardButtonText charged={money} />}
          </SubmitButton>
        }
      />
    </div>
  );
}

const FORM = 'payment-form';

/** Whether the total is too small for a card payment: then only manual payment is possible. */
function isTooLittle({ total: { gross, currency } }: ShownCart): boolean {
  const total = exactMinor(gross, currency) ?? 0;
  return total > 0 && total < cardLeast(currency);
}

/** The text of the button, with the amount that is charged (V3). */
function CardButtonText({ charged }: { charged: string | null }) {
  return (
    <>
      <Icon drawing={drawings.lock} size={18} />
      {charged === null ? words.toCard : words.payByCard(charged)}
    </>
  );
}

/** The width from which the summary stands beside the form (as in `.columns`). It then has space for all of the seller's data. */
const BESIDE = '(min-width: 64rem)';

/** Names bookings that can no longer be refunded, right above the payment button. */
function LateNote({ cart: { lines } }: { cart: ShownCart }) {
  const now = useAtomValue(servicesAtom).clock.now();

  return lines
    .filter(({ experience, starts_at }) => isTooLateToCancel(experience.cancellation_policy, starts_at, now))
    .map((line) => (
      <p key={line.id}>
        <LineTitle line={line} />: <strong>{tooLateToCancel}</strong>
      </p>
    ));
}

/** The seller and the terms, right above the button that places the order (O4, O5). */
function OrderNote({ isBeside }: { isBeside: boolean }) {
  const { base_account: seller } = useAtomValue(storeAtom);
  const terms = (
    <>
      {words.acceptBefore} <PageLink to={lazyHref.legal('terms')}>{words.acceptTerms}</PageLink>
      {words.acceptBetween} <PageLink to={lazyHref.legal('privacy')}>{words.acceptPrivacy}</PageLink>.
    </>
  );

  if (!isBeside)
    return (
      <p>
        {words.soldBy(sellerName(seller))} · {terms}
      </p>
    );
  return (
    <>
      <p>{sellerFacts(seller)}</p>
      <p>{terms}</p>
    </>
  );
}

function sellerFacts(seller: StoreInfo['base_account']): string {
  const { email, phone_number } = seller;
  return [words.soldBy(sellerText(seller)), ...companyNumbers(seller), email, phone_number].filter(Boolean).join(' · ');
}

/** An order that has not reached the engine: it waits (W5), or must be placed again because the agreement has changed (W8). */
function Unplaced({ isPlacing }: { isPlacing: boolean }) {
  const ordering = useAtomValue(orderingAtom);
  const order = useAtomValue(readyOrderAtom);
  const withdraw = useSetAtom(withdrawOrderAtom);
  const drop = (label: string, kind?: 'plain') => (
    <Button kind={kind} onClick={() => void withdraw()}>
      {label}
    </Button>
  );

  return (
    <>
      {ordering === 'waiting' ? (
        <Notice kind="caution" action={drop(words.stop)}>
          {words.waiting}
        </Notice>
      ) : (
        <NoAnswerYet isWaiting={isPlacing} />
      )}
      {order ? (
        <Notice kind="caution" action={drop(words.withdraw, 'plain')}>
          {words.notPlaced} <Phrases of={changedPhrases(order.changed)} />
        </Notice>
      ) : null}
    </>
  );
}

/** The main contact in short, with a link to change it. */
function ContactBrief({ cart: { main_contact_info: contact } }: { cart: ShownCart }) {
  if (!contact) return null;

  return (
    <p className={own.brief}>
      <span>
        {words.bookingFor}{' '}
        <strong>
          <PersonName of={contact} />
        </strong>
        <br />
        {contact.email}
        <br />
        {contact.phone_number}
      </span>
      <PageLink aria-label={words.changeContact} to={hrefTo.checkout(1)}>
        {words.contactChange}
      </PageLink>
    </p>
  );
}

/** The cart's payment methods (P1). For manual payment, the visitor also chooses a type (P2). */
function PaymentMethods({ form }: { form: OrderForm }) {
  const methods = useAtomValue(paymentMethodsAtom);
  const chooseMethod = useSetAtom(chooseMethodAtom);
  const chooseType = useSetAtom(choosePaymentTypeAtom);
  const problems = useAtomValue(orderProblemsAtom);
  const isKiosk = useAtomValue(isKioskAtom);
  const hintOf = (id: string) => (isKiosk && id === PAYMENT_LINK ? words.cardByPhone : (words.methodHints[id] ?? ''));
  const chosen = methods.find(({ id }) => id === form.payment_method_id);

  return (
    <fieldset className={layout.narrowStack3}>
      <legend className={own.legend}>{words.method}</legend>
      {methods.map((method) => (
        <label key={method.id} className={own.method}>
          <ChoiceInput
            type="radio"
            name="payment_method_id"
            value={method.id}
            checked={method.id === form.payment_method_id}
            onChange={() => chooseMethod(method.id)}
          />
          <span>
            <span className={layout.strong}>{paymentTitle(method)}</span>
            <span className={layout.softSmall}>{hintOf(method.id)}</span>
          </span>
          <Icon drawing={method.id === MANUAL ? drawings.people : drawings.card} />
        </label>
      ))}
      {problems.payment_method_id ? <p className={layout.errorSmall}>{problems.payment_method_id}</p> : null}
      {chosen?.id === MANUAL ? (
        <SelectField
          label={words.type}
          name="payment_type_id"
          required
          value={form.payment_type_id}
          error={problems.payment_type_id}
          onValue={chooseType}
        >
          <option value="">{words.chooseType}</option>
          {chosen.payment_types.map((type) => (
            <option key={type.id} value={type.id} lang={type.text_language}>
              {paymentTitle(type)}
            </option>
          ))}
        </SelectField>
      ) : null}
    </fieldset>
  );
}
