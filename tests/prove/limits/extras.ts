import type { Cart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { ana } from '#tests/support/payments/buying.ts';
import { marko } from '#tests/support/payments/selling.ts';
import { payByCard } from '../support/paying.ts';
import { readTour, selectionOf, spotsOn } from '../support/tours.ts';
import { watch } from '../support/watch.ts';
import { atOnce, type Found, type Scene, send } from './scene.ts';

const BUYERS = 40;

interface Pieces {
  readonly line: ReturnType<typeof selectionOf>;
  /** The extra of which there are three pieces. */
  readonly id: number;
}

/** Buyers and staff at once want the three kayaks of a departure. They take more or fewer, and cancel. */
export async function takeExtras(scene: Scene): Promise<Found> {
  const { at, round } = scene;
  const tour = await readTour(at, 'walk-200');
  const spot = (await spotsOn(at, tour, 20 + round))[1];
  const id = tour.extras.find(({ title }) => title === 'Kayak')?.id;
  if (!spot || id === undefined) throw new Error('no kayaks');
  const of = { line: selectionOf(tour, spot, 1), id };
  const watcher = watch(() => piecesBeyond(scene, spot.id, id));
  await atOnce(scene, BUYERS, (chance) =>
    chance.is(0.25) ? orderByStaff(scene, chance, of) : orderAsVisitor(scene, chance, of),
  );
  return watcher.stop();
}

const withPieces = ({ line, id }: Pieces, quantity: number) => ({
  ...line,
  extra_items_units: quantity > 0 ? [{ id, quantity }] : [],
});

async function orderAsVisitor(scene: Scene, chance: Chance, of: Pieces): Promise<void> {
  const some = () => withPieces(of, chance.below(3));
  const made = await send<Cart>(scene, chance, 'POST', '/api/cart/', { body: some() });
  if (made.status !== 201) return;
  const path = `/api/cart/${made.body.id}/`;
  for (let n = chance.below(3); n > 0; n -= 1) {
    const { extra_items_units } = some();
    await send(scene, chance, 'PATCH', `${path}lines/${made.body.lines[0]?.id}/`, { body: { extra_items_units } });
  }
  if (chance.is(0.2)) return void (await send(scene, chance, 'DELETE', path));
  const { body: cart } = await send<Cart>(scene, chance, 'PATCH', path, { body: { main_contact_info: ana } });
  const body = { cart_id: cart.id, amount: cart.total.gross, payment_method_id: '2' };
  const placed = await send<PlacedOrder>(scene, chance, 'POST', '/api/webstores/order/', { body });
  if (placed.status !== 201) return;
  const order = await payByCard(scene.caller, scene.at.url(chance.below(2)), placed.body);
  if (order?.status === 'confirmed') await changeMind(scene, chance, order, some());
}

/** A buyer cancels, or changes the pieces. */
async function changeMind(
  scene: Scene,
  chance: Chance,
  { id, lines }: { id: string; lines: readonly { id: string }[] },
  { booking_info, extra_items_units }: ReturnType<typeof withPieces>,
): Promise<void> {
  const { email } = ana;
  if (chance.is(0.3)) return void (await send(scene, chance, 'POST', `/api/orders/${id}/cancel/`, { body: { email } }));
  const body = { email, booking_info, extra_items_units };
  const path = `/api/orders/${id}/lines/${lines[0]?.id}/change/`;
  const changed = await send<PlacedOrder>(scene, chance, 'POST', path, { body });
  if (changed.status === 200 && changed.body.checkout_url)
    await payByCard(scene.caller, scene.at.url(chance.below(2)), changed.body);
}

async function orderByStaff(scene: Scene, chance: Chance, of: Pieces): Promise<void> {
  const body = {
    lines: [withPieces(of, 1 + chance.below(2))],
    main_contact_info: marko,
    payment_method_id: '1',
    payment_type_id: 'cash',
    amount: '10.00',
  };
  const made = await send<{ id: string }>(scene, chance, 'POST', '/api/orders/', { body, as: scene.owner });
  if (made.status === 201 && chance.is(0.4))
    await send(scene, chance, 'POST', `/api/orders/${made.body.id}/cancel/`, { body: {}, as: scene.owner });
}

/** Looks at the stock, the sold and held pieces, and the pieces of all lines that are sold, in one statement. */
async function piecesBeyond({ at }: Scene, departure: number, item: number): Promise<string[]> {
  const rows = await at.look(`
    select stock, sold, null as wish_json, (select coalesce(sum(quantity), 0) from holds h
      where h.departure_id = e.departure_id and h.item_id = e.item_id and h.expires_at > ${at.now()}) as held
    from departure_extras e where departure_id = ${departure} and item_id = ${item}
    union all select null, null, l.wish_json, null from order_lines l join orders o on o.id = l.order_id
    where l.departure_id = ${departure} and l.attendance_status <> 'cancelled' and o.status in ('confirmed', 'completed')`);
  const extra = rows.find(({ stock }) => stock !== null);
  if (!extra) return [];
  const [stock, sold, held] = [Number(extra['stock']), Number(extra['sold']), Number(extra['held'])];
  const lines = rows.flatMap(({ wish_json }) => (wish_json === null ? [] : piecesIn(String(wish_json), item)));
  const booked = lines.reduce((sum, pieces) => sum + pieces, 0);
  const words = `departure ${departure}: ${sold} sold, ${held} held of ${stock} pieces`;
  return [
    ...(sold + held > stock ? [words] : []),
    ...(sold === booked ? [] : [`${words}: the lines sold say ${booked}`]),
  ];
}

function piecesIn(json: string, item: number): number[] {
  const { pieces = [] } = JSON.parse(json) as { pieces?: { item_id: number; pieces: number }[] };
  return pieces.filter(({ item_id }) => item_id === item).map((it) => it.pieces);
}
