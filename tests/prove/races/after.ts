import { setTimeout as pause } from 'node:timers/promises';
import type { Cart } from '#domain/contract/cart.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import type { Installation } from '../support/installation.ts';
import { selectionOf } from '../support/tours.ts';
import { faultsOf, placesOf } from './places.ts';
import { type Race, send } from './race.ts';

const LONGEST = 60_000;

/** Waits until the bookings of cancelled and moved departures are dealt with. @throws Error after a minute */
export async function untilActionsEnd(at: Installation): Promise<void> {
  for (const until = Date.now() + LONGEST; Date.now() < until; await pause(50)) {
    const rows = await at.look(`select 1 as waits from departure_action_bookings where state = 'waiting' limit 1`);
    if (rows.length === 0) return;
  }
  throw new Error('Bookings of a departure wait for ever.');
}

/** Opens the departures of a run again, so that their places can be bought. */
export async function openAgain(race: Race, chance: Chance): Promise<void> {
  const body = { ids: race.spots.map(({ id }) => id), closed: false };
  await send(race, chance, 'POST', '/api/departures/change/', { body, as: race.staff });
}

/** A new visitor asks for all places that are not sold, and another one for one more. @returns the ways in which places were lost */
export async function buyTheRest(race: Race, chance: Chance): Promise<string[]> {
  const lost: string[] = [];
  for (const spot of race.spots) {
    const [before] = await placesOf(race.at, [spot.id]);
    if (!before) continue;
    lost.push(...faultsOf(before));
    const take = (adults: number) =>
      send<Cart>(race, chance, 'POST', '/api/cart/', { body: selectionOf(race.tour, spot, adults) });
    const free = before.capacity - before.sold;
    if (free > 0) {
      const { status, text } = await take(free);
      if (status !== 201) lost.push(`departure ${spot.id}: ${free} of ${before.capacity} free, but ${status} ${text}`);
    }
    const { status } = await take(1);
    if (status !== 409) lost.push(`departure ${spot.id}: one more place than there is, ${status}`);
  }
  return lost;
}
