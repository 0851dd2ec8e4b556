import { checkAnswers, fittingAnswers } from '#domain/booking/booking-questions.ts';
import { people } from '#domain/booking/party.ts';
import { lineEstimate } from '#domain/booking/pricing.ts';
import { selectionOf } from '#domain/cart/shown-cart.ts';
import type { Cart, CartChange, CartLine, LineSelection } from '#domain/contract/cart.ts';
import { createCart, MainContact } from '#domain/contract/cart.ts';
import type { Experience, PricingOption } from '#domain/contract/catalogue.ts';
import { reason } from '#domain/contract/problems.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import { minor, toDecimal } from '#domain/money/money.ts';
import { cartTotals } from '#domain/money/totals.ts';
import type { Outcome, Send } from '#platform/network/api.ts';
import { anExperience, aRate } from '../stores/experience.ts';
import { aQuestion } from '../stores/questions.ts';

interface StoredCart {
  lines: Map<string, CartLine>;
  contact: MainContact | null;
  note: string;
  version: number;
  expiresAt: number;
  ordered: boolean;
}

/** A model of the engine's carts as far as a device can observe them: keys, holds, places and versions, in memory. It has one departure. */
export class ModelEngine {
  now: number;
  places: number;
  /** The price of an adult. */
  price = '40.00';
  readonly carts = new Map<string, StoredCart>();
  /** How often each request really added, changed or removed a line, by its key. */
  readonly effects = new Map<string, number>();
  readonly orders: string[] = [];
  private readonly answers = new Map<string, { request: string; outcome: Outcome<unknown> }>();

  constructor({ now, places = 1_000 }: { now: number; places?: number }) {
    this.now = now;
    this.places = places;
  }

  /** The platform's `send` without a network. */
  readonly send = (async (endpoint: { method: string; path: string }, options: Parameters<Send>[1] = {}) => {
    const path = endpoint.path.replace('{id}', String(options.params?.['id'] ?? ''));
    const body = typeof options.body === 'string' ? options.body : '';
    if (endpoint.method === 'GET') return this.read(path.split('/')[3] ?? '');
    return this.answer(endpoint.method, path, body, options.key ?? crypto.randomUUID());
  }) as unknown as Send;

  cart(id: string): Cart | null {
    const cart = this.carts.get(id);
    return cart && !this.hasLapsed(cart) && !cart.ordered ? this.shown(id, cart) : null;
  }

  private read(id: string): Outcome<unknown> {
    const cart = this.carts.get(id);
    return this.endOf(cart) ?? ok(this.shown(id, cart as StoredCart));
  }

  /** The refusal for a cart that has ended; null for a live cart. */
  private endOf(cart: StoredCart | undefined): Outcome<unknown> | null {
    if (!cart) return { kind: 'notFound' };
    if (cart.ordered) return refused(409, 'cart_ordered');
    if (!this.hasLapsed(cart)) return null;
    return cart.expiresAt + REMEMBERED <= this.now ? { kind: 'notFound' } : refused(410, 'cart_expired');
  }

  private answer(method: string, path: string, body: string, key: string): Outcome<unknown> {
    const text = `${method} ${path} ${body}`;
    const before = this.answers.get(key);
    if (before) {
      if (before.request !== text) return refused(422, 'idempotency_mismatch');
      return before.outcome.kind === 'ok' ? { ...before.outcome, replayed: true } : before.outcome;
    }
    const outcome = this.perform(method, path, body ? (JSON.parse(body) as Record<string, unknown>) : {}, key);
    this.answers.set(key, { request: text, outcome });
    return outcome;
  }

  private perform(method: string, path: string, body: Record<string, unknown>, key: string): Outcome<unknown> {
    const [, , area, cartId = '', , lineId = ''] = path.split('/');
    if (area === 'webstores') return this.order(body, key);
    if (path === createCart.path) return this.make(body, key);

    const cart = this.carts.get(cartId) as StoredCart;
    const ended = this.endOf(this.carts.get(cartId));
    if (ended) return ended;
    if (method === 'DELETE' && lineId === '') return this.remove(cartId, key);
    if (method === 'PATCH' && lineId === '') return this.changeCart(cartId, cart, body, key);
    if (method === 'POST') {
      const known = cart.lines.get(String(body['client_ref']));
      if (known) return isSame(known, body) ? ok({ ...known, cart: this.shown(cartId, cart) }) : taken;
      return this.put(cartId, cart, String(body['client_ref']), body, key);
    }
    const line = cart.lines.get(lineId);
    if (!line) return { kind: 'notFound' };
    if (method === 'PATCH') return this.put(cartId, cart, lineId, { ...body, experience_id: line.experience_id }, key);
    cart.lines.delete(lineId);
    cart.version++;
    this.count(key);
    if (cart.lines.size === 0) this.carts.delete(cartId);
    return ok(undefined);
  }

  private make(body: Record<string, unknown>, key: string): Outcome<unknown> {
    const id = String(body['client_ref']);
    const known = this.carts.get(id);
    if (known) {
      const line = known.lines.get(String(body['line_client_ref']));
      return this.endOf(known) ?? (line && isSame(line, body) ? ok(this.shown(id, known)) : taken);
    }
    const cart: StoredCart = { lines: new Map(), contact: null, note: '', version: 0, expiresAt: 0, ordered: false };
    const outcome = this.put(id, cart, String(body['line_client_ref']), body, key);
    if (outcome.kind !== 'ok') return outcome;
    this.carts.set(id, cart);
    return ok(this.shown(id, cart));
  }

  private put(
    id: string,
    cart: StoredCart,
    lineId: string,
    body: Record<string, unknown>,
    key: string,
  ): Outcome<unknown> {
    const selection = body as unknown as LineSelection;
    const held = [...this.carts.values()].filter((it) => !this.hasLapsed(it)).flatMap((it) => [...it.lines.values()]);
    const others = held
      .filter((line) => line.id !== lineId)
      .reduce((sum, line) => sum + people(anExperience(), line as never), 0);
    if (others + people(anExperience(), selection) > this.places) return refused(409, 'places_taken');
    const line = lineEstimate(priced(this.price), selection, lineId);
    if ((body['expected_total'] ?? line.total.gross) !== line.total.gross)
      return refused(409, 'price_changed', { new_total: line.total.gross, currency: line.total.currency });
    const { booking_participants_info, booking_answers } = cart.lines.get(lineId) ?? line;
    cart.lines.set(lineId, {
      ...line,
      booking_participants_info,
      booking_answers: fittingAnswers(line, booking_answers),
    });
    cart.version++;
    cart.expiresAt = this.now + 30 * 60_000;
    this.count(key);
    return ok({ ...line, cart: this.shown(id, cart) });
  }

  private changeCart(id: string, cart: StoredCart, body: Record<string, unknown>, key: string): Outcome<unknown> {
    const { booking_answers: answered = [] } = body as CartChange;
    if (answered.some(({ line_id }) => !cart.lines.has(line_id))) return invalid('booking_answers');
    cart.contact = (body['main_contact_info'] as MainContact | undefined) ?? cart.contact;
    cart.note = (body['note'] as string | undefined) ?? cart.note;
    for (const { line_id, answers } of answered) {
      const line = cart.lines.get(line_id) as CartLine;
      cart.lines.set(line_id, { ...line, booking_answers: checkAnswers(line, answers).answers });
    }
    cart.version++;
    this.count(key);
    return ok(this.shown(id, cart));
  }

  private remove(id: string, key: string): Outcome<unknown> {
    this.carts.delete(id);
    this.count(key);
    return ok(undefined);
  }

  private order(body: Record<string, unknown>, key: string): Outcome<unknown> {
    const cart = this.carts.get(String(body['cart_id']));
    if (!cart) return invalid('cart_id');
    if (cart.ordered) return refused(409, 'cart_ordered');
    if (this.hasLapsed(cart)) return refused(410, 'cart_expired');
    if (!cart.contact) return invalid('main_contact_info');
    if (body['expected_total'] !== this.shown('', cart).total.gross) return refused(409, 'price_changed');
    cart.ordered = true;
    this.orders.push(key);
    this.count(key);
    return ok({
      id: 'order',
      number: '1',
      status: 'confirmed',
      session_id: 'session',
      checkout_url: '/success?session_id=session',
    });
  }

  private hasLapsed({ expiresAt }: StoredCart): boolean {
    return expiresAt <= this.now;
  }

  private count(key: string): void {
    this.effects.set(key, (this.effects.get(key) ?? 0) + 1);
  }

  private shown(id: string, cart: StoredCart): Cart {
    const lines = [...cart.lines.values()];
    const totals = cartTotals(
      lines.map((it) => ({ gross: minor(it.total.gross, 'EUR'), deposit: minor(it.booking_deposit.amount, 'EUR') })),
      0,
      'EUR',
    );
    const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString();
    return {
      id,
      lines,
      subtotal: { gross: toDecimal(totals.subtotal, 'EUR'), currency: 'EUR' },
      discount: null,
      total: { gross: toDecimal(totals.total, 'EUR'), currency: 'EUR' },
      total_deposit: { amount: toDecimal(totals.deposit, 'EUR'), currency: 'EUR' },
      total_deposit_percentage: totals.depositPercentage,
      main_contact_info: cart.contact,
      has_participants_info: false,
      note: cart.note,
      promo_code: null,
      promo_problem: null,
      promo_refusal: null,
      unsold_lines: [],
      expires_at: at(cart.expiresAt),
      max_expires_at: at(cart.expiresAt),
      payment_methods: [],
      version: cart.version,
      server_now: at(this.now),
    };
  }
}

/** Milliseconds for which the engine remembers that a cart has expired. Afterwards it answers as if the cart had never existed. */
const REMEMBERED = 24 * 3_600_000;

/** A question about the booking, and a question to each guest. */
export const modelQuestions = [
  aQuestion({ id: 91 }),
  aQuestion({ id: 92, title: 'Shoe size', scope: 'traveler', type: 'number' }),
];

/** The experience of all carts, with this price for adults. */
export function priced(price: string): Experience {
  const rate = aRate();
  const [adult, ...others] = rate.pricing_options;
  const pricing_options = [{ ...(adult as PricingOption), retail_price: { gross: price, currency: 'EUR' } }, ...others];
  return anExperience({ rates: [{ ...rate, pricing_options }], booking_questions: modelQuestions });
}

function isSame(line: CartLine, body: Record<string, unknown>): boolean {
  const units = (body as unknown as LineSelection).booking_info.pricing_units;
  return JSON.stringify(selectionOf(line).booking_info.pricing_units) === JSON.stringify(units);
}

const taken = refused(422, 'client_ref_taken');

function ok(reply: unknown): Outcome<unknown> {
  return { kind: 'ok', reply, etag: null, replayed: false };
}

function refused(status: number, code: string, more: Partial<Refusal> = {}): Outcome<unknown> {
  return { kind: 'refused', status, refusal: { detail: code, code, ...more } };
}

function invalid(field: string): Outcome<unknown> {
  return { kind: 'invalid', problems: [{ path: [field], ...reason('required'), detail: 'This field is required.' }] };
}
