import { atom } from 'jotai';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import type { NewOrder, PlacedOrder } from '#domain/contract/orders.ts';
import { type ReportedProblem } from '#domain/contract/problems.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { toDecimal } from '#domain/money/money.ts';
import { typedAmount, typedDecimal } from '#domain/money/typed-amount.ts';
import type { OrderForm, OrderProblems } from '#domain/orders/order-form.ts';
import * as order from '#domain/orders/order-form.ts';
import { problemText, problemTexts, textsByPath } from '#text/problem-text.ts';
import { language } from '#words/formats.ts';
import { openCartAtom } from '../cart/cart.ts';
import { deviceStoreAtom } from '../device.ts';
import { readOrderConsent } from '../events/stored-events.ts';
import { askStaffAtom, isKioskAtom } from '../kiosk-mode.ts';
import { keepBookingAtom } from '../orders/bookings.ts';
import { followCheckoutAtom } from '../orders/payment-page.ts';
import { storeAtom } from '../resources.ts';
import { showToastAtom } from '../toasts.ts';
import { refuseDetailsAtom } from './checkout.ts';
import { checkoutCartAtom } from './checkout-cart.ts';
import { formDraftsAtom, saveFormDraftsAtom } from './form-drafts.ts';

/** The limits of an order's amount (P3). */
export function boundsOf({ total, total_deposit }: ShownCart): order.OrderBounds {
  return { total: total.gross, deposit: total_deposit.amount, currency: total.currency };
}

/** The amount that is paid now, a decimal string. Null if the form has no amount that can be paid. */
export const chargedAtom = atom((get): string | null => {
  const [form, cart] = [get(orderFormAtom), get(checkoutCartAtom)];
  if (!form || !cart || get(allProblemsAtom).amount) return null;
  const { currency } = cart.total;
  const amount = typedAmount(form.amount, currency);
  return amount === null ? null : toDecimal(amount, currency);
});

/** The payment methods: a kiosk has no method '1' if the store does not want it there (B19). */
export const paymentMethodsAtom = atom((get): ShownCart['payment_methods'] => {
  const methods = get(checkoutCartAtom)?.payment_methods ?? [];
  const isByHand = !get(isKioskAtom) || get(storeAtom).kiosk?.manual_payment !== false;
  return isByHand ? methods : methods.filter(({ id }) => id !== order.MANUAL);
});

/** The payment form. It is reset if total or deposit have changed since its amounts were chosen. */
export const orderFormAtom = atom((get): OrderForm | undefined => {
  const [cart, typed] = [get(checkoutCartAtom), get(formDraftsAtom)];
  if (!cart || !typed) return undefined;
  const saved = typed.order?.form;
  const methods = get(paymentMethodsAtom);
  const isOffered = (id: string) => methods.some((method) => method.id === id);
  const method = saved && isOffered(saved.payment_method_id) ? saved.payment_method_id : (preferred(methods) ?? '');
  const { total, deposit } = boundsOf(cart);
  const { total: before, deposit: expected = deposit } = typed.order ?? {};
  if (saved && before === total && expected === deposit) return order.withMethod(saved, method, boundsOf(cart));
  const opened = order.openedOrderForm(method, boundsOf(cart));
  return { ...opened, comment: saved?.comment ?? '' };
});

/** A card payment, if there is one. */
function preferred(methods: ShownCart['payment_methods']): string | undefined {
  return (methods.find(({ id }) => id === order.PAYMENT_LINK) ?? methods[0])?.id;
}

type Field = keyof OrderForm;

const touchedAtom = atom<ReadonlySet<Field> | 'all'>(new Set<Field>());
const refusedAtom = atom<Partial<Record<Field, string>>>({});

const allProblemsAtom = atom((get): OrderProblems => {
  const [form, cart] = [get(orderFormAtom), get(checkoutCartAtom)];
  return form && cart ? order.orderFormProblems(form, boundsOf(cart)) : {};
});

/** The shown problems by field, each as soon as the field has been changed (K10). */
export const orderProblemsAtom = atom((get): Partial<Record<Field, string>> => {
  const touched = get(touchedAtom);
  const problems = Object.entries(get(allProblemsAtom)).filter(
    ([name]) => touched === 'all' || touched.has(name as Field),
  );
  return { ...get(refusedAtom), ...problemTexts(Object.fromEntries(problems)) };
});

const changing = (
  fields: readonly Field[],
  change: (form: OrderForm, value: string, bounds: order.OrderBounds) => OrderForm,
) =>
  atom(null, (get, set, value: string): void => {
    const [form, cart] = [get(orderFormAtom), get(checkoutCartAtom)];
    if (!form || !cart) return;
    const { total, deposit } = boundsOf(cart);
    set(saveFormDraftsAtom, { order: { form: change(form, value, boundsOf(cart)), total, deposit } });
    set(touchedAtom, (touched) => (touched === 'all' ? touched : new Set([...touched, ...fields])));
    set(refusedAtom, {});
  });

export const chooseMethodAtom = changing([], order.withMethod);
export const choosePaymentTypeAtom = changing(['payment_type_id'], (form, payment_type_id) => ({
  ...form,
  payment_type_id,
}));
/** Amount and percentage follow each other (P3). */
export const changeAmountAtom = changing(['amount', 'percentage'], order.withAmount);
export const changePercentageAtom = changing(['amount', 'percentage'], order.withPercentage);
export const changeCommentAtom = changing(['comment'], (form, comment) => ({ ...form, comment }));

/** The result of placing an order. `left`: the payment page has been opened. */
export type Placing =
  | { readonly kind: 'left' }
  /** The fields say what is wrong. `isContact`: they are in the contact step. */
  | { readonly kind: 'invalid'; readonly isContact: boolean }
  /** A toast has said it already. `sessionId` is a payment of this cart that is being confirmed or was confirmed. */
  | { readonly kind: 'refused'; readonly sessionId: string | null };

/** Places the order and sends the visitor on to pay (P4). It is retried as the same command while the visitor stays (W6, W8). */
export const placeOrderAtom = atom(null, async (get, set): Promise<Placing> => {
  const [form, cart] = [get(orderFormAtom), get(checkoutCartAtom)];
  if (!form || !cart) return { kind: 'refused', sessionId: null };
  set(touchedAtom, 'all');
  set(refusedAtom, {});
  if (Object.keys(get(allProblemsAtom)).length > 0) return { kind: 'invalid', isContact: false };
  const isByStaff = form.payment_method_id === order.MANUAL && get(isKioskAtom);
  if (isByStaff && !(await set(askStaffAtom))) return { kind: 'refused', sessionId: null };

  const device = await set(openCartAtom);
  const consent = await readOrderConsent(get(deviceStoreAtom));
  const settled = await device.dispatch({
    kind: 'create_order',
    order: { ...newOrder(form, cart), ...(consent && { consent }) },
  });
  if (settled.kind === 'invalid') return set(placeErrorsAtom, settled.problems);
  if (settled.kind === 'refused') {
    const { refusal, words } = settled;
    if (refusal.code !== 'amount_too_small') return { kind: 'refused', sessionId: refusal.session_id ?? null };
    set(refusedAtom, { amount: words.text });
    return { kind: 'invalid', isContact: false };
  }
  const placed = settled.kind === 'confirmed' ? (settled.reply as PlacedOrder | undefined) : undefined;
  if (!placed) return { kind: 'refused', sessionId: null };

  const { id: order_id, number, session_id } = placed;
  await set(keepBookingAtom, { order_id, number, session_ids: [session_id], cart_id: cart.id, order: null });
  const hasLeft = await set(followCheckoutAtom, placed.checkout_url, session_id);
  return hasLeft ? { kind: 'left' } : { kind: 'refused', sessionId: null };
});

/** The visitor leaves the payment step: the order must not open a payment page from elsewhere (W8). */
export const leaveOrderAtom = atom(null, async (_get, set) => (await set(openCartAtom)).leaveOrder());

/** Withdraws an order that has not reached the engine. */
export const withdrawOrderAtom = atom(null, async (_get, set) => (await set(openCartAtom)).withdrawOrder());

function newOrder(form: OrderForm, cart: ShownCart): NewOrder {
  return {
    cart_id: cart.id,
    payment_method_id: form.payment_method_id,
    payment_type_id: form.payment_method_id === order.MANUAL ? form.payment_type_id : null,
    amount: typedDecimal(form.amount, exponent(cart.total.currency)) ?? form.amount,
    comment: form.comment,
    expected_total: cart.total.gross,
    language,
  };
}

const placeErrorsAtom = atom(null, (_get, set, problems: readonly ReportedProblem[]): Placing => {
  const isOwn = ({ path }: ReportedProblem) => OWN.has(path[0]);
  set(refusedAtom, textsByPath(problems.filter(isOwn)));
  const isContact = set(refuseDetailsAtom, problems);
  const other = problems.find((it) => !isOwn(it));
  if (other && !isContact) set(showToastAtom, { kind: 'wrong', text: problemText(other) });
  return { kind: 'invalid', isContact };
});

/** The fields of the payment step. */
const OWN: ReadonlySet<unknown> = new Set([
  'payment_method_id',
  'payment_type_id',
  'amount',
  'comment',
] satisfies Field[]);
