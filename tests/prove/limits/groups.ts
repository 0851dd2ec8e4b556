import type { Cart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { ana } from '#tests/support/payments/buying.ts';
import { marko } from '#tests/support/payments/selling.ts';
import { faultsOf, placesOf } from '../races/places.ts';
import { payByCard } from '../support/paying.ts';
import { readTour, type Spot, selectionOf, spotsOn } from '../support/tours.ts';
import { watch } from '../support/watch.ts';
import { atOnce, type Found, type Scene, send } from './scene.ts';

const BUYERS = 40;

type Line = ReturnType<typeof selectionOf>;

/** Buyers at once want seats of a boat, or the whole boat, or come as groups of a size. */
export async function bookGroups(scene: Scene): Promise<Found> {
  const { at, round } = scene;
  const [boat, groups] = [await readTour(at, 'boat'), await readTour(at, 'groups')];
  const [spot] = await spotsOn(at, boat, 20 + round);
  const [other] = await spotsOn(at, groups, 20 + round);
  if (!spot || !other) throw new Error('no boats');
  const whole = groupRate(boat, spot);
  const ofGroup = groupRate(groups, other);
  const lineFor = (chance: Chance): Line => {
    if (chance.is(0.4)) return ofGroup(2 + chance.below(6));
    return chance.is(0.4) ? whole(1 + chance.below(8)) : selectionOf(boat, spot, 1 + chance.below(3));
  };
  const watcher = watch(async () => [
    ...(await placesOf(at, [spot.id, other.id])).flatMap(faultsOf),
    ...(await besideWholeBoats(scene, spot)),
  ]);
  await atOnce(scene, BUYERS, (chance) => book(scene, chance, lineFor(chance), lineFor(chance)));
  return watcher.stop();
}

/** A selection of the rate for groups, by size. */
function groupRate(tour: Awaited<ReturnType<typeof readTour>>, spot: Spot): (size: number) => Line {
  const rate = tour.rates.find(({ is_group_pricing }) => is_group_pricing);
  const of = selectionOf(tour, spot, 1);
  const unit = { pricing_option_id: rate?.pricing_options[0]?.id ?? 0, quantity: 1 };
  return (group_size) => ({
    ...of,
    booking_info: { ...of.booking_info, pricing_rate_id: rate?.id ?? 0, pricing_units: [{ ...unit, group_size }] },
  });
}

async function book(scene: Scene, chance: Chance, line: Line, other: Line): Promise<void> {
  if (chance.is(0.3)) return bookByStaff(scene, chance, line);
  const made = await send<Cart>(scene, chance, 'POST', '/api/cart/', { body: line });
  if (made.status !== 201) return;
  const path = `/api/cart/${made.body.id}/`;
  if (chance.is(0.5)) {
    const { booking_info } = line.experience_id === other.experience_id ? other : line;
    await send(scene, chance, 'PATCH', `${path}lines/${made.body.lines[0]?.id}/`, { body: { booking_info } });
  }
  if (chance.is(0.4)) return void (await send(scene, chance, 'DELETE', path));
  const { body: cart } = await send<Cart>(scene, chance, 'PATCH', path, { body: { main_contact_info: ana } });
  const body = { cart_id: cart.id, amount: cart.total.gross, payment_method_id: '2' };
  const placed = await send<PlacedOrder>(scene, chance, 'POST', '/api/webstores/order/', { body });
  if (placed.status === 201) await payByCard(scene.caller, scene.at.url(chance.below(2)), placed.body);
}

async function bookByStaff(scene: Scene, chance: Chance, line: Line): Promise<void> {
  const cash = { payment_method_id: '1', payment_type_id: 'cash', amount: '10.00' };
  const body = { lines: [line], main_contact_info: marko, ...cash };
  const made = await send<{ id: string }>(scene, chance, 'POST', '/api/orders/', { body, as: scene.owner });
  if (made.status === 201 && chance.is(0.5))
    await send(scene, chance, 'POST', `/api/orders/${made.body.id}/cancel/`, { body: {}, as: scene.owner });
}

/** A boat that is sold whole has no other line. */
async function besideWholeBoats({ at }: Scene, { id }: Spot): Promise<string[]> {
  const rows = await at.look(`
    select l.id, l.places from order_lines l join orders o on o.id = l.order_id where l.departure_id = ${id}
    and l.attendance_status <> 'cancelled' and o.status in ('confirmed', 'completed')`);
  const isWhole = rows.some(({ places }) => places === 8);
  return isWhole && rows.length > 1 ? [`departure ${id}: ${rows.length} lines beside a whole boat`] : [];
}
