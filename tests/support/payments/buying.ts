import { type Cart, changeCart, createCart, type NewCart } from '#domain/contract/cart.ts';
import { createOrder, type NewOrder, type PlacedOrder, readOrderBySession } from '#domain/contract/orders.ts';
import { signatureOf } from '#engine/base/signature.ts';
import type { Notice } from '#engine/payments/provider.ts';
import { SIGNATURE_HEADER } from '#engine/payments/sandbox.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { type Engine, ORIGIN } from '../engine/engine.ts';
import { sendNotices } from '../engine/jobs.ts';
import { selectionsOf } from '../stores/selections.ts';
import { smallStore } from '../stores/small-store.ts';
import { aCard } from './cards.ts';

export { handyStore } from '../stores/handy-store.ts';

/** The small store, which also takes bank transfers. */
export const transferStore: StoreFile = {
  ...smallStore,
  store: {
    ...smallStore.store,
    settings: {
      manual_payment: true,
      payment_types: [
        {
          id: 'bank_transfer',
          title: 'Bank transfer',
          instructions: 'To: Small & Sons\nIBAN: HR12 1001 0051 8630 0016 0',
        },
      ],
    },
  },
};

export const ana = {
  first_name: 'Ana',
  last_name: 'Horvat',
  email: 'ana@example.com',
  phone_number: '+385 91 234 5678',
};

/** The steps of a buyer from an empty cart to the page after payment. */
export async function aBuyer(engine: Engine) {
  const { selection, experience } = await selectionsOf(engine);

  async function cartOf(line: NewCart, contact: object | null = ana): Promise<Cart> {
    const { body } = await engine.call(createCart, {}, { body: line });
    if (!contact) return body;
    const reply = await engine.call(changeCart, { id: body.id }, { body: { main_contact_info: contact } });
    return reply.body;
  }

  /** A request for an order: by card and for the deposit, unless `changes` differ. */
  const newOrder = (cart: Cart, changes: Partial<NewOrder> = {}): NewOrder => ({
    cart_id: cart.id,
    payment_method_id: '2',
    amount: cart.total_deposit.amount,
    ...changes,
  });

  const order = (cart: Cart, changes: Partial<NewOrder> = {}, key?: string) =>
    engine.call(createOrder, {}, { body: newOrder(cart, changes), ...(key && { key }) });

  /** Submits the card page's form as a browser does. */
  const pay = (placed: Pick<PlacedOrder, 'checkout_url'>, number: string) => post(placed.checkout_url, aCard(number));

  const post = (address: string, form: Record<string, string>) =>
    engine.app(new Request(address, { method: 'POST', body: new URLSearchParams(form) }));

  return {
    selection,
    experience,
    cartOf,
    newOrder,
    order,
    pay,
    post,
    /** The order that the page /success reads. */
    seen: async (placed: Pick<PlacedOrder, 'session_id'>) =>
      (await engine.call(readOrderBySession, {}, { query: { session_id: placed.session_id } })).body,
    /** Lets the sandbox send its due notices. */
    notices: () => sendNotices(engine.context),
    later: (duration: Temporal.DurationLike) => {
      engine.clock.now = engine.clock.now.add(duration);
    },
  };
}

export type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** Departures with held or sold places, from the rows themselves. */
export async function placesOf(engine: Engine, now = engine.clock.now) {
  return engine.database.read(async (tx) => {
    const holds = await tx.selectFrom('holds').selectAll().where('expires_at', '>', now.epochMilliseconds).execute();
    const departures = await tx
      .selectFrom('departures')
      .selectAll()
      .where((it) => it.or([it('sold', '>', 0), it('id', 'in', [0, ...holds.map(({ departure_id }) => departure_id)])]))
      .execute();
    return departures.map((departure) => ({
      ...departure,
      held: sum(
        holds
          .filter(({ departure_id, item_id }) => departure_id === departure.id && item_id === 0)
          .map(({ quantity }) => quantity),
      ),
    }));
  });
}

/** The held and sold places of all departures together. */
export async function taken(engine: Engine): Promise<{ held: number; sold: number }> {
  const all = await placesOf(engine);
  return { held: sum(all.map(({ held }) => held)), sold: sum(all.map(({ sold }) => sold)) };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

export const success = (session_id: string): string => `${ORIGIN}/success?session_id=${session_id}`;

/** A notice as the sandbox sends it, signed with its secret or another one. */
export function aNotice(
  { event_id, provider_ref, outcome }: Notice,
  { at, secret = 'a secret of the tests' }: { at: Temporal.Instant; secret?: string },
): Request {
  const body = JSON.stringify({ id: event_id, checkout: { id: provider_ref, outcome } });
  return new Request(`${ORIGIN}/api/payments/notices/sandbox/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, secret, at) },
  });
}

export function refOf({ checkout_url }: Pick<PlacedOrder, 'checkout_url'>): string {
  return checkout_url.split('/').at(-1) ?? '';
}

/** An order's money by its ledger: payments, and refunds that are made or due. */
export async function ledgerOf(engine: Engine, order_id: string) {
  const rows = await engine.database.read((tx) =>
    tx.selectFrom('payments').selectAll().where('order_id', '=', order_id).execute(),
  );
  const of = (kind: string) =>
    rows.filter((it) => it.kind === kind && it.refund_state !== 'replaced').map(({ amount }) => amount);
  return { paid: of('payment'), refunded: of('refund') };
}

/** The refunds that the sandbox itself has made, from all card pages. */
export async function refundsOf(engine: Engine): Promise<number[]> {
  const pages = await engine.database.read((tx) => tx.selectFrom('sandbox_checkouts').select('refunds_json').execute());
  return pages.flatMap(({ refunds_json }) => Object.values(JSON.parse(refunds_json) as Record<string, number>));
}
