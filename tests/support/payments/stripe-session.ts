import { type Form, partsAt, valueAt } from './stripe-form.ts';

/** A Checkout Session as Stripe's API shows it. */
export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  customer_email: string | null;
  metadata: Form;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  /** Epoch seconds. */
  created: number;
  expires_at: number;
}

/** A refusal of the API. Stripe keeps it under the key only if the request got as far as acting (`isStored`). */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly isStored: boolean;

  constructor(status: number, code: string, message: string, isStored = false) {
    super(message);
    this.status = status;
    this.code = code;
    this.isStored = isStored;
  }
}

/** The session that a form asks for. @throws Refusal if Stripe refuses the form */
export function sessionFrom(form: Form, seconds: number, newId: () => string, pages: string): CheckoutSession {
  const lines = partsAt(form, 'line_items');
  const expires_at = Number(valueAt(form, 'expires_at') || seconds + 86_400);
  const email = valueAt(form, 'customer_email');
  const currency = valueAt(lines[0] ?? {}, 'price_data', 'currency');
  const prices = lines.map(
    (line) => Number(valueAt(line, 'price_data', 'unit_amount')) * Number(valueAt(line, 'quantity')),
  );
  refuseWhere(valueAt(form, 'mode') !== 'payment', 'mode');
  refuseWhere(!valueAt(form, 'success_url').startsWith('http'), 'success_url');
  refuseWhere(lines.length === 0 || lines.length > 100, 'line_items');
  refuseWhere(!/^[a-z]{3}$/.test(currency), 'line_items[0][price_data][currency]');
  refuseWhere(
    lines.some((line) => valueAt(line, 'price_data', 'product_data', 'name') === ''),
    'line_items[0][price_data][product_data][name]',
  );
  refuseWhere(
    prices.some((it) => !Number.isSafeInteger(it) || it < 0),
    'line_items[0][price_data][unit_amount]',
  );
  if (email !== '' && !/^\S+@\S+\.[a-z]{2,}$/.test(email))
    throw new Refusal(400, 'email_invalid', `Invalid email address: ${email}`);
  refuseWhere(expires_at < seconds + 1_800 || expires_at > seconds + 86_400, 'expires_at');
  const id = newId();
  return {
    id,
    object: 'checkout.session',
    url: `${pages}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: prices.reduce((sum, it) => sum + it, 0),
    currency,
    client_reference_id: valueAt(form, 'client_reference_id'),
    customer_email: email || null,
    metadata: form['metadata'] as Form,
    payment_intent: null,
    success_url: valueAt(form, 'success_url'),
    cancel_url: valueAt(form, 'cancel_url'),
    created: seconds,
    expires_at,
  };
}

function refuseWhere(isWrong: boolean, param: string): void {
  if (isWrong) throw new Refusal(400, 'parameter_invalid', `Invalid ${param}`);
}
