import type { Cart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { ana } from '#tests/support/payments/buying.ts';
import { payByCard } from '../support/paying.ts';
import { readTour, selectionOf, spotsOn } from '../support/tours.ts';
import { watch } from '../support/watch.ts';
import { atOnce, type Found, type Scene, send } from './scene.ts';

const BUYERS = 40;
/** The customers who share the orders. */
const CUSTOMERS = 4;

interface Code {
  readonly id: number;
  readonly code: string;
  readonly most: number;
  readonly each: number | null;
}

/** Buyers and staff at once use a code that is good for a few orders, and in every other round once for each customer. */
export async function useCode(scene: Scene): Promise<Found> {
  const { at, round } = scene;
  const code = await aCode(scene);
  const tour = await readTour(at, 'walk-200');
  const [spot] = await spotsOn(at, tour, 20 + round);
  if (!spot) throw new Error('no departure');
  const line = selectionOf(tour, spot, 1);
  const watcher = watch(() => usesBeyond(scene, code));
  await atOnce(scene, BUYERS, async (chance, n) => {
    const email = `customer${n % CUSTOMERS}@example.com`;
    if (chance.is(0.25)) await orderByStaff(scene, chance, { line, email, code });
    else await orderAsVisitor(scene, chance, { line, email, code });
  });
  return watcher.stop();
}

async function aCode(scene: Scene): Promise<Code> {
  const { round } = scene;
  const chance = scene.chance(-1);
  const most = 1 + chance.below(5);
  const each = round % 2 === 0 ? null : 1;
  const code = `LIMIT${round}`;
  const body = { store: 1, code, kind: 'percent', value: '10', most_uses: most, most_uses_per_customer: each };
  const made = await send<{ id: number }>(scene, chance, 'POST', '/api/promo-codes/', { body, as: scene.owner });
  if (made.status !== 201) throw new Error(made.text);
  return { id: made.body.id, code, most, each };
}

interface Using {
  readonly line: ReturnType<typeof selectionOf>;
  readonly email: string;
  readonly code: Code;
}

async function orderAsVisitor(scene: Scene, chance: Chance, { line, email, code }: Using): Promise<void> {
  const { body: made } = await send<Cart>(scene, chance, 'POST', '/api/cart/', { body: line });
  const change = { main_contact_info: { ...ana, email }, promo_code: code.code };
  const { status, body: cart } = await send<Cart>(scene, chance, 'PATCH', `/api/cart/${made.id}/`, { body: change });
  if (status !== 200) return;
  const how = chance.is(0.7) ? { payment_method_id: '2' } : { payment_method_id: '1', payment_type_id: 'cash' };
  const body = { cart_id: cart.id, amount: cart.total.gross, ...how };
  const placed = await send<PlacedOrder>(scene, chance, 'POST', '/api/webstores/order/', { body });
  if (placed.status !== 201 || how.payment_method_id === '1') return;
  const order = await payByCard(scene.caller, scene.at.url(chance.below(2)), placed.body);
  // A cancelled order gives its use back.
  if (order?.status === 'confirmed' && chance.is(0.2))
    await send(scene, chance, 'POST', `/api/orders/${order.id}/cancel/`, { body: { email } });
}

async function orderByStaff(scene: Scene, chance: Chance, { line, email, code }: Using): Promise<void> {
  const body = {
    lines: [line],
    main_contact_info: { ...ana, email },
    promo_code: code.code,
    payment_method_id: '1',
    payment_type_id: 'cash',
    amount: '36.00',
    paid: chance.is(0.5),
  };
  await send(scene, chance, 'POST', '/api/orders/', { body, as: scene.owner });
}

async function usesBeyond({ at }: Scene, { id, code, most, each }: Code): Promise<string[]> {
  const rows = await at.look(`
    select promo_customer as customer, count(*) as uses from orders
    where promo_code_id = ${id} and status in ('pending', 'confirmed', 'completed') group by promo_customer`);
  const uses = rows.reduce((sum, it) => sum + Number(it['uses']), 0);
  return [
    ...(uses > most ? [`${code}: ${uses} of ${most} uses`] : []),
    ...rows
      .filter((it) => each !== null && Number(it['uses']) > each)
      .map((it) => `${code}: ${it['uses']} uses of ${it['customer']}`),
  ];
}
