import type { Chance } from '#tests/fuzz/chance.ts';
import { marko } from '#tests/support/payments/selling.ts';
import type { BoughtOrder } from '../support/paying.ts';
import type { selectionOf } from '../support/tours.ts';
import { elsewhere, hesitate, type Race, send, takePlaces } from './race.ts';

const CASH = { payment_method_id: '1', payment_type_id: 'cash', amount: '10.00' };

/** Staff who enter a booking: at once, or after a call in which its places were held. */
export async function bookByPhone(race: Race, chance: Chance): Promise<void> {
  const isHeld = chance.is(0.5);
  const hold = isHeld ? await holdPlaces(race, chance) : null;
  if (isHeld && !hold) return;
  const status = race.isGreedy || chance.is(0.7) ? 'confirmed' : 'pending';
  const booking = { ...CASH, main_contact_info: marko, status };
  const order = hold
    ? await orderFromHold(race, chance, { ...booking, hold: hold.id, lines: [hold.line] })
    : await takePlaces<BoughtOrder>(race, chance, ['POST', '/api/orders/'], {
        body: (line) => ({ ...booking, lines: [line] }),
        as: race.staff,
      });
  if (order) race.booked.push(order);
}

async function orderFromHold(race: Race, chance: Chance, body: object): Promise<BoughtOrder | null> {
  const answer = await send<BoughtOrder>(race, chance, 'POST', '/api/orders/', { body, as: race.staff });
  return answer.status === 201 ? answer.body : null;
}

/** Holds places during a call. The guest may change the number, or hang up. @returns null if nothing is held */
async function holdPlaces(race: Race, chance: Chance) {
  const id = crypto.randomUUID();
  const path = `/api/bookings/holds/${id}/`;
  let line: ReturnType<typeof selectionOf> | null = null;
  const body = (of: ReturnType<typeof selectionOf>) => {
    line = of;
    return { lines: [of] };
  };
  const held = await takePlaces(race, chance, ['PUT', path], { body, as: race.staff });
  if (!held || line === null) return null;
  if (race.isGreedy) return { id, line };
  if (chance.is(0.3)) await takePlaces(race, chance, ['PUT', path], { body, as: race.staff });
  if (chance.is(0.6)) return { id, line };
  if (chance.is(0.7)) await send(race, chance, 'DELETE', path, { as: race.staff });
  return null;
}

/** Staff who cancel, move, pay or confirm a booking of somebody else. */
export async function handleBooking(race: Race, chance: Chance): Promise<void> {
  await hesitate(chance);
  if (race.booked.length === 0) return bookByPhone(race, chance);
  const { id, lines } = chance.of(race.booked);
  const line = `/api/orders/${id}/lines/${lines[0]?.id}/`;
  const { booking_info } = elsewhere(race, chance);
  const acts = [
    ['POST', `${line}move/`, { booking_info }],
    ['POST', `${line}move/`, { booking_info }],
    ['POST', `/api/orders/${id}/cancel/`, {}],
    ['POST', `${line}cancel/`, {}],
    ['POST', `/api/orders/${id}/payments/`, CASH],
    ['PATCH', `/api/orders/${id}/`, { status: 'confirmed' }],
  ] as const;
  const [method, path, body] = chance.of(acts);
  await send(race, chance, method, path, { body, as: race.staff });
}

/** Staff who change the whole departure: its places, whether it is open, or they cancel it, move it, and open it again. */
export async function changeDeparture(race: Race, chance: Chance): Promise<void> {
  const [first, second] = race.spots;
  const path = `/api/departures/${first.id}/`;
  const body = chance.of([
    { capacity: Math.max(0, race.capacity - 1 - chance.below(race.capacity)) },
    { capacity: race.capacity + 1 + chance.below(3) },
    { closed: true },
  ]);
  const acts = [
    () => send(race, chance, 'PATCH', path, { body, as: race.staff }),
    () => send(race, chance, 'POST', '/api/departures/change/', { body: addTo(first.id, chance), as: race.staff }),
    () => send(race, chance, 'POST', `${path}cancel/`, { body: {}, as: race.staff }),
    () => send(race, chance, 'POST', `${path}move/`, { body: { to: second.id }, as: race.staff }),
  ];
  await chance.of(acts)();
  await hesitate(chance);
  if (chance.is(0.7)) await send(race, chance, 'PATCH', path, { body: { closed: false }, as: race.staff });
}

const addTo = (id: number, chance: Chance) => ({ ids: [id], add: chance.of([-1, 1, 2]) });
