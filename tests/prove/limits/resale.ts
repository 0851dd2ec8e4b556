import { setTimeout as pause } from 'node:timers/promises';
import type { Cart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { ana } from '#tests/support/payments/buying.ts';
import { marko } from '#tests/support/payments/selling.ts';
import { faultsOf, placesOf } from '../races/places.ts';
import { payByCard } from '../support/paying.ts';
import type { Desk, Token } from '../support/people.ts';
import { type Spot, selectionOf, spotsOn } from '../support/tours.ts';
import { watch } from '../support/watch.ts';
import { atOnce, type Found, type Scene, send } from './scene.ts';

const ASKERS = 30;
/** The share of a departure that the reseller may hold, percent. */
const SHARE = 50;

/** Another account, which sells the tour by an agreement. */
export interface Reseller {
  readonly account: number;
  readonly store: number;
  /** The domain of its store. */
  readonly host: string;
  readonly agreement: number;
  readonly owner: Token;
  readonly desks: readonly Desk[];
  readonly tour: Experience;
}

interface Selling extends Scene {
  readonly reseller: Reseller;
  readonly spot: Spot;
}

/**
 * A reseller's devices, staff and visitors at once want the places of a departure. They never hold more than their share. Then the supplier revokes
 * the agreement: from the answer on, the reseller holds and sells nothing more.
 */
export async function sellForOthers(scene: Scene, reseller: Reseller): Promise<Found> {
  const { at, round } = scene;
  await agree(scene, reseller);
  const [spot] = await spotsOn(at, reseller.tour, 20 + round);
  if (!spot) throw new Error('no departure');
  const selling: Selling = { ...scene, reseller, spot };
  const watcher = watch(async () => [
    ...(await placesOf(at, [spot.id])).flatMap(faultsOf),
    ...(await beyondShare(selling)),
  ]);
  const asking = atOnce(scene, ASKERS, (chance) => askForPlaces(selling, chance));
  await pause(scene.chance(-1).below(400));
  const isRevoked = await setStatus(scene, reseller, 'revoked');
  const before = await stateOf(selling);
  await asking;
  await atOnce(scene, 6, (chance) => askForPlaces(selling, chance));
  const after = await stateOf(selling);
  const { faults, looks } = await watcher.stop();
  const words = `departure ${spot.id}, revoked (${isRevoked})`;
  return {
    faults: [
      ...faults,
      ...(after.sold > before.sold ? [`${words}: ${before.sold} places sold, then ${after.sold}`] : []),
      ...(before.held > 0 ? [`${words}: holds ${before.held}`] : []),
      ...(after.held > 0 ? [`${words}: holds ${after.held} later`] : []),
    ],
    looks,
  };
}

async function agree(scene: Scene, reseller: Reseller): Promise<void> {
  const { store, tour, owner } = reseller;
  if (scene.round > 0) await setStatus(scene, reseller, 'granted');
  const path = `/api/stores/${store}/add-experience/`;
  const added = await send(scene, scene.chance(-2), 'POST', path, { body: { experience: tour.id }, as: owner });
  if (added.status !== 200) throw new Error(added.text);
}

async function setStatus(scene: Scene, { agreement }: Reseller, status: 'granted' | 'revoked'): Promise<number> {
  const path = `/api/resale-agreements/${agreement}/`;
  const answer = await send(scene, scene.chance(-3), 'PATCH', path, { body: { status }, as: scene.owner });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.status;
}

async function askForPlaces(selling: Selling, chance: Chance): Promise<void> {
  await pause(chance.below(500));
  await chance.of([lease, holdByStaff, reserve, sell, visit, visit])(selling, chance);
}

async function lease(selling: Selling, chance: Chance): Promise<void> {
  const desk = chance.of(selling.reseller.desks);
  const path = `/api/desk/leases/${selling.spot.id}/`;
  await send(selling, chance, 'PUT', path, { body: { places: 1 + chance.below(6) }, as: desk.token });
}

const lineFor = ({ reseller: { tour }, spot }: Selling, chance: Chance) => selectionOf(tour, spot, 1 + chance.below(4));

async function holdByStaff(selling: Selling, chance: Chance): Promise<void> {
  const { owner, store } = selling.reseller;
  const path = `/api/bookings/holds/${crypto.randomUUID()}/`;
  const body = { store, lines: [lineFor(selling, chance)] };
  const { status } = await send(selling, chance, 'PUT', path, { body, as: owner });
  if (status !== 200 || chance.is(0.5)) return;
  await pause(chance.below(100));
  await send(selling, chance, 'DELETE', path, { as: owner });
}

const CASH = { main_contact_info: marko, payment_method_id: '1', payment_type_id: 'cash' };

/** Staff reserve places, and confirm some of the reservations by their payment. */
async function reserve(selling: Selling, chance: Chance): Promise<void> {
  const { owner, store, tour } = selling.reseller;
  const line = selectionOf(tour, selling.spot, 1 + chance.below(2));
  const body = { ...CASH, store, lines: [line], status: 'pending', amount: '40.00' };
  const made = await send<{ id: string; total: { gross: string } }>(selling, chance, 'POST', '/api/orders/', {
    body,
    as: owner,
  });
  if (made.status !== 201 || chance.is(0.5)) return;
  await pause(chance.below(200));
  const paid = { payment_method_id: '1', payment_type_id: 'cash', amount: made.body.total.gross };
  await send(selling, chance, 'POST', `/api/orders/${made.body.id}/payments/`, { body: paid, as: owner });
}

async function sell(selling: Selling, chance: Chance): Promise<void> {
  const { owner, store, tour } = selling.reseller;
  const body = { ...CASH, store, lines: [selectionOf(tour, selling.spot, 1)], paid: true, amount: '40.00' };
  await send(selling, chance, 'POST', '/api/orders/', { body, as: owner });
}

/** A visitor of the reseller's store, who pays by card. */
async function visit(selling: Selling, chance: Chance): Promise<void> {
  const { host } = selling.reseller;
  const made = await send<Cart>(selling, chance, 'POST', '/api/cart/', { body: lineFor(selling, chance), host });
  if (made.status !== 201) return;
  const change = { main_contact_info: ana };
  const path = `/api/cart/${made.body.id}/`;
  const { status, body: cart } = await send<Cart>(selling, chance, 'PATCH', path, { body: change, host });
  if (status !== 200) return;
  await pause(chance.below(200));
  const body = { cart_id: cart.id, amount: cart.total.gross, payment_method_id: '2' };
  const placed = await send<PlacedOrder>(selling, chance, 'POST', '/api/webstores/order/', { body, host });
  if (placed.status !== 201) return;
  await pause(chance.below(100));
  await payByCard(selling.caller, selling.at.url(chance.below(2)), placed.body, { host });
}

/** Places that the reseller's staff hold for a departure: leases, holds and reservations. The count is made without the engine's code. */
const heldByStaff = ({ reseller: { account }, spot, at }: Selling) => `
  (select coalesce(sum(h.quantity), 0) from holds h join carts c on c.id = h.cart_id join stores s on s.id = c.store_id
    left join orders o on o.cart_id = c.id where h.departure_id = ${spot.id} and h.item_id = 0
    and h.expires_at > ${at.now()} and s.account_id = ${account} and c.ordered = 1
    and ((o.id is null and c.order_id is null) or (o.made_by is not null and o.status = 'pending')))`;

async function beyondShare(selling: Selling): Promise<string[]> {
  const { at, spot } = selling;
  const rows = await at.look(`select capacity, ${heldByStaff(selling)} as held from departures where id = ${spot.id}`);
  const [held, capacity] = [Number(rows[0]?.['held']), Number(rows[0]?.['capacity'])];
  const most = Math.floor((capacity * SHARE) / 100);
  return held > most ? [`departure ${spot.id}: a reseller holds ${held} of ${most} places`] : [];
}

/** Places that the reseller has sold and that its staff hold. */
async function stateOf(selling: Selling): Promise<{ sold: number; held: number }> {
  const { at, spot, reseller } = selling;
  const rows = await at.look(`
    select ${heldByStaff(selling)} as held,
      (select coalesce(sum(l.places), 0) from order_lines l join orders o on o.id = l.order_id
        join stores s on s.id = o.store_id where l.departure_id = ${spot.id} and s.account_id = ${reseller.account}
        and l.attendance_status <> 'cancelled' and o.status in ('confirmed', 'completed')) as sold`);
  return { sold: Number(rows[0]?.['sold']), held: Number(rows[0]?.['held']) };
}
