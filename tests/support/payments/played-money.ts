import { addLine, type Cart, changeCart, createCart, dropCart, readCart } from '#domain/contract/cart.ts';
import type { ChangedBooking } from '#domain/contract/line-change.ts';
import { type Order, type PlacedOrder, readOrder } from '#domain/contract/orders.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import type { Answered } from '../engine/engine.ts';
import { sweepOrders } from '../engine/jobs.ts';
import { aSeller } from '../engine/sellers.ts';
import type { Named } from '../stores/selections.ts';
import { tightDay } from '../stores/small-store.ts';
import { ana, sum } from './buying.ts';
import type { Action } from './money-actions.ts';
import type { PayingWorld } from './paying-worlds.ts';

interface Bought {
  cart_id: string;
  id: string | null;
  page: PlacedOrder | null;
}

/** A shop with random actions of buyers, staff, the provider and time. */
export async function aMoneyHistory(world: PayingWorld, currency: string) {
  const { engine, buyer } = world;
  const staff = await aSeller(engine, { 1: 'agent' });
  const all: Bought[] = [];
  const provider = outages(world);
  const wrong: string[] = [];
  await withCodes(world);

  /** Records a fault, unless the provider is out of reach. @returns the answer */
  function noted<A extends { status: number; text: string }>(answer: A): A {
    if (answer.status >= 500 && !(provider.isOut && answer.status === 503)) wrong.push(answer.text);
    return answer;
  }

  async function happen(it: Action): Promise<void> {
    if ('who' in it) {
      const one = all[it.who % Math.max(1, all.length)];
      return one ? act(it, one) : undefined;
    }
    switch (it.do) {
      case 'buy':
        return buy(it);
      case 'later':
        buyer.later({ minutes: it.minutes });
        return world.timePasses();
      case 'tell':
        return tell(it);
      case 'sweep':
        return sweepOrders(engine.context);
      case 'outage':
        return provider.toggle();
    }
  }

  async function buy({ lines, adults, code, isWhole }: Action & { do: 'buy' }): Promise<void> {
    const named: Named[] = [
      { date: tightDay, units: { Adult: adults }, extras: { Kayak: 1 } },
      { time: '15', units: { Adult: adults, Child: 1 } },
      { experience: 'groups', group_size: 3 },
    ];
    const [first, ...others] = named.slice(0, lines).map((it) => buyer.selection(it));
    const made = noted(await engine.call(createCart, {}, { body: first }));
    if (made.status !== 201) return;
    const one: Bought = { cart_id: made.body.id, id: null, page: null };
    for (const body of others) noted(await engine.call(addLine, { cartId: one.cart_id }, { body }));
    const body = { main_contact_info: ana, ...(code && { promo_code: code }) };
    noted(await engine.call(changeCart, { id: one.cart_id }, { body }));
    all.push(one);
    await order(one, isWhole);
  }

  async function order(one: Bought, isWhole: boolean): Promise<void> {
    const { status, body } = noted(await engine.call(readCart, { id: one.cart_id }));
    if (status !== 200) return;
    const cart = body as Cart;
    goOn(one, noted(await buyer.order(cart, { amount: isWhole ? cart.total.gross : cart.total_deposit.amount })));
  }

  function goOn(one: Bought, { status, body }: Answered<PlacedOrder>): void {
    if (status !== 201) return;
    one.id = body.id;
    one.page = body.checkout_url.includes('/success') ? null : body;
  }

  async function act(it: Extract<Action, { who: number }>, one: Bought): Promise<void> {
    const { id, page, cart_id } = one;
    if (it.do === 'pay') return page ? world.pay(page, it.card) : undefined;
    if (it.do === 'pay again') return order(one, false);
    if (it.do === 'look') return page ? void (await buyer.seen(page)) : undefined;
    if (it.do === 'empty the cart') return void noted(await engine.call(dropCart, { id: cart_id }));
    if (it.do === 'change the cart') {
      const body = buyer.selection({ time: '15', units: { Adult: 1 } });
      return void noted(await engine.call(addLine, { cartId: cart_id }, { body }));
    }
    if (id === null) return;
    if (it.do === 'pay the rest')
      return goOn(one, noted(await engine.send('POST', `/api/orders/${id}/payments/`, { body: {} })));
    if (!('line' in it)) return;
    const { body: seen } = await engine.call(readOrder, { id });
    const { lines, due, paid } = seen as Order;
    const line = lines[it.line % lines.length]?.id ?? '';
    const path = `/api/orders/${id}/`;
    if ('adults' in it) return byBuyer(it, one, seen);
    if (it.do === 'take cash') {
      const cash = { payment_method_id: '1', payment_type_id: 'cash', amount: part(due.amount, it.share ?? 1) };
      noted(await staff.send('POST', `${path}payments/`, cash));
    } else if (it.do === 'cancel' || it.do === 'cancel a line') {
      const at = it.do === 'cancel' ? path : `${path}lines/${line}/`;
      const body = it.share === null ? {} : { refund_amount: part(paid.amount, it.share) };
      noted(await staff.send('POST', `${at}cancel/`, body));
    }
  }

  /** Actions of buyers on their orders: cancelling the order or a line, moving it to another day or party, and dropping that change. */
  async function byBuyer(
    { do: what, line: n, adults }: Extract<Action, { who: number; adults: number }>,
    one: Bought,
    { id, lines }: Order,
  ): Promise<void> {
    const line = lines[n % lines.length];
    const at = `/api/orders/${id}/lines/${line?.id}/`;
    if (what === 'change dropped') return void noted(await engine.send('DELETE', `/api/orders/${id}/change/`));
    const { email } = ana;
    if (what === 'cancel by the buyer')
      return void noted(
        await engine.send('POST', `${n === 0 ? `/api/orders/${id}/` : at}cancel/`, { body: { email } }),
      );
    const isWalk = line?.experience.slug === 'walk';
    const other: Named = isWalk
      ? { date: adults === 2 ? tightDay : '2026-12-13', units: { Adult: adults } }
      : { experience: 'groups', date: '2026-12-13', group_size: 1 + adults };
    const { booking_info } = buyer.selection(other);
    const { status, body } = noted(await engine.send('POST', `${at}change/`, { body: { booking_info, email } }));
    const { session_id, checkout_url } = body as unknown as ChangedBooking;
    if (status === 200 && session_id && checkout_url)
      one.page = { id, number: '', status: 'confirmed', session_id, checkout_url };
  }

  const part = (whole: string, share: number) => {
    const decimals = exponent(currency);
    const units = Math.floor(Math.round(Number(whole) * 10 ** decimals) * share);
    return (units / 10 ** decimals).toFixed(decimals);
  };

  async function tell({ from, isBackwards }: Action & { do: 'tell' }): Promise<void> {
    const notices = (await world.notices()).slice(from);
    for (const make of isBackwards ? notices.toReversed() : notices) {
      const { status } = await engine.app(make());
      if (status !== 200 && status !== 404) wrong.push(`a notice was answered with ${status}`);
    }
  }

  /** @throws if the books do not agree */
  async function check(): Promise<void> {
    const all = [...wrong, ...(await disagreements(engine)), ...(await unpayable(world, currency))];
    const faults = engine.logged.filter(({ message }) => message === 'fault');
    if (all.length + faults.length > 0) throw new Error(JSON.stringify([all, faults.map(String)]));
  }

  /** Delivers all notices, and sweeps and refunds all that is due. Then provider and ledgers must agree. @returns the sum that the provider took */
  async function end(): Promise<number> {
    if (provider.isOut) provider.toggle();
    for (let i = 0; i < 4; i++) {
      buyer.later({ minutes: 45 });
      await world.timePasses();
      await sweepOrders(engine.context);
      await tell({ do: 'tell', from: 0, isBackwards: true });
    }
    await check();
    const rows = await engine.database.read((tx) =>
      tx.selectFrom('payments').selectAll().where('session_id', 'is not', null).execute(),
    );
    // Staff give back by hand what the provider could not refund.
    const went = rows.filter((it) => it.refund_state !== 'failed' && it.method_id === PAYMENT_LINK);
    const of = (kind: string) => sum(went.filter((it) => it.kind === kind).map(({ amount }) => amount));
    const ledger = { took: of('payment'), gave: of('refund') };
    const books = await world.books();
    if (books.took !== ledger.took || books.gave !== ledger.gave)
      throw new Error(`${world.name} has ${JSON.stringify(books)}, the ledgers ${JSON.stringify(ledger)}`);
    return books.took;
  }

  return { happen, check, end };
}

/** Bookings by card of which is due what no card can pay, though nobody took or gave back money by hand (P11). */
async function unpayable({ engine }: PayingWorld, currency: string): Promise<string[]> {
  const { least, step } = engine.context.payments;
  const rows = await engine.database.read((tx) => {
    const byHand = tx.selectFrom('payments').select('order_id').where('method_id', '<>', PAYMENT_LINK);
    const booked = tx.selectFrom('orders').selectAll().where('status', '=', 'confirmed');
    return booked.where('payment_method_id', '=', PAYMENT_LINK).where('id', 'not in', byHand).execute();
  });
  return rows.flatMap(({ number, total, paid, refunded }) => {
    const due = total - (paid - refunded);
    const isPayable = due <= 0 || (due >= least(currency) && due % step(currency) === 0);
    return isPayable ? [] : `${number}: ${due} is due`;
  });
}

async function withCodes({ engine }: PayingWorld): Promise<void> {
  const code = { account_id: 1, store_id: 1, is_active: 1 } as const;
  await engine.database.write((tx) =>
    tx
      .insertInto('promo_codes')
      .values([
        { ...code, code: 'THIRD', kind: 'percent', value: '33.33' },
        { ...code, code: 'LESS', kind: 'subtract', value: '7' },
        { ...code, code: 'ONCE', kind: 'set', value: '61', most_uses: 1 },
      ])
      .execute(),
  );
}

/** A provider that may be out of reach for the shop. Its buyers still reach it. */
function outages({ engine }: PayingWorld) {
  const { payments } = engine.context;
  const { open, close, ask, refund } = payments;
  const state = { isOut: false, toggle: () => void (state.isOut = !state.isOut) };
  const unlessOut =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (state.isOut) throw new Error('connect ECONNREFUSED');
      return call(...args);
    };
  Object.assign(payments, {
    open: unlessOut(open),
    close: unlessOut(close),
    ask: unlessOut(ask),
    refund: unlessOut(refund),
  });
  return state;
}
