import type { Cart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { ana } from '#tests/support/payments/buying.ts';
import { type BoughtOrder, payByCard } from '../support/paying.ts';
import { selectionOf } from '../support/tours.ts';
import { aParty, aSpot, elsewhere, hesitate, type Race, send, takePlaces } from './race.ts';

/** A visitor with a cart, who changes it, and buys or leaves it. */
export async function visit(race: Race, chance: Chance): Promise<void> {
  const made = await takePlaces<Cart>(race, chance, ['POST', '/api/cart/'], { body: (line) => line });
  if (!made) return;
  const path = `/api/cart/${made.id}/`;
  const changes = race.isGreedy ? 0 : chance.below(4);
  for (let n = 0; n < changes; n += 1) await changeCart(race, chance, made);
  const { status, body: cart } = await send<Cart>(race, chance, 'PATCH', path, { body: { main_contact_info: ana } });
  if (status !== 200) return;
  const end = race.isGreedy ? 'card' : chance.of(ENDS);
  if (end === 'leave') return;
  if (end === 'empty') return void (await send(race, chance, 'DELETE', path));
  const order = await checkOut(race, chance, cart, end);
  if (order?.status !== 'confirmed') return;
  race.booked.push(order);
  if (!race.isGreedy && chance.is(0.5)) await changeMind(race, chance, order);
}

const ENDS = ['card', 'card', 'card', 'declined', 'cash', 'leave', 'empty'] as const;

/** Adds, changes, moves or removes a line, or asks for more time. */
async function changeCart(race: Race, chance: Chance, cart: Cart): Promise<void> {
  const lines = `/api/cart/${cart.id}/lines/`;
  const line = `${lines}${cart.lines[0]?.id}/`;
  const { booking_info, experience_id } = selectionOf(race.tour, aSpot(race, chance), aParty(race, chance));
  const acts = [
    () => send(race, chance, 'POST', lines, { body: { experience_id, booking_info } }),
    () => send(race, chance, 'PATCH', line, { body: { booking_info } }),
    () => send(race, chance, 'PATCH', line, { body: { booking_info } }),
    () => send(race, chance, 'PATCH', `/api/cart/${cart.id}/`, { body: { extend_hold: true } }),
    () => send(race, chance, 'GET', `/api/cart/${cart.id}/`),
    () => send(race, chance, 'DELETE', line),
  ];
  await chance.of(acts)();
  await hesitate(chance);
}

async function checkOut(
  race: Race,
  chance: Chance,
  cart: Cart,
  way: 'card' | 'declined' | 'cash',
): Promise<BoughtOrder | null> {
  const how = way === 'cash' ? { payment_method_id: '1', payment_type_id: 'cash' } : { payment_method_id: '2' };
  const body = { cart_id: cart.id, amount: cart.total.gross, ...how };
  const { status, body: placed } = await send<PlacedOrder>(race, chance, 'POST', '/api/webstores/order/', { body });
  if (status !== 201) return null;
  if (way === 'cash') return confirmCash(race, chance, placed.id);
  const url = race.at.url(chance.below(2));
  return payByCard(race.caller, url, placed, { card: way === 'card' ? 'paid' : 'declined' });
}

/** Staff confirm a reservation, in half of the cases. The others wait for their end. */
async function confirmCash(race: Race, chance: Chance, id: string): Promise<BoughtOrder | null> {
  if (chance.is(0.5)) return null;
  const body = { status: 'confirmed' };
  const answer = await send<BoughtOrder>(race, chance, 'PATCH', `/api/orders/${id}/`, { body, as: race.staff });
  return answer.status === 200 ? answer.body : null;
}

/** A buyer cancels the booking, or changes its party, start or both. */
async function changeMind(race: Race, chance: Chance, { id, lines }: BoughtOrder): Promise<void> {
  const line = `/api/orders/${id}/lines/${lines[0]?.id}/`;
  const { email } = ana;
  if (chance.is(0.3)) return void (await send(race, chance, 'POST', `/api/orders/${id}/cancel/`, { body: { email } }));
  if (chance.is(0.2)) return void (await send(race, chance, 'POST', `${line}cancel/`, { body: { email } }));
  const { booking_info } = elsewhere(race, chance);
  const body = { email, booking_info };
  const changed = await send<PlacedOrder>(race, chance, 'POST', `${line}change/`, { body });
  if (changed.status !== 200 || !changed.body.checkout_url) return;
  if (chance.is(0.6)) await payByCard(race.caller, race.at.url(chance.below(2)), changed.body);
  else if (chance.is(0.5)) await send(race, chance, 'DELETE', `/api/orders/${id}/change/`);
}
