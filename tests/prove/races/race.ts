import { setTimeout as pause } from 'node:timers/promises';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import type { ApiReply } from '#tests/support/engine/asking.ts';
import type { Caller, Sent } from '../support/caller.ts';
import type { Installation } from '../support/installation.ts';
import type { BoughtOrder } from '../support/paying.ts';
import type { Desk, Token } from '../support/people.ts';
import { type Spot, selectionOf } from '../support/tours.ts';

/** One run: a hundred buyers want the places of a departure, and some of them those of the other start of its day. */
export interface Race {
  readonly at: Installation;
  readonly caller: Caller;
  readonly tour: Experience;
  readonly capacity: number;
  readonly spots: readonly [Spot, Spot];
  readonly staff: Token;
  readonly desks: readonly Desk[];
  /** Whether all buy what they get, and nobody gives it back. */
  readonly isGreedy: boolean;
  /** Whether staff change the whole departure meanwhile. */
  readonly isShaken: boolean;
  /** Bookings that others may cancel, move or change meanwhile. */
  readonly booked: BoughtOrder[];
}

/** Sends a request to one of the engines by chance. */
export function send<Reply = Record<string, unknown>>(
  { at, caller }: Race,
  chance: Chance,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<ApiReply<Reply>> {
  return caller.ask<Reply>(at.url(chance.below(at.shops.length)), method, path, sent);
}

/** One of the two departures: mostly the first, in a greedy run always. */
export const aSpot = ({ spots, isGreedy }: Race, chance: Chance): Spot =>
  isGreedy || chance.is(0.9) ? spots[0] : spots[1];

export const aParty = ({ capacity }: Race, chance: Chance): number => 1 + chance.below(Math.min(4, capacity + 1));

/** A selection to which a booking moves: mostly a small party at the start that fewer want. */
export const elsewhere = (race: Race, chance: Chance) =>
  selectionOf(race.tour, chance.is(0.6) ? race.spots[1] : race.spots[0], 1 + chance.below(2));

/** How often a buyer asks again who was refused. */
const MOST_TRIES = 4;

/** Waits for a moment, so that buyers come at different times. */
export const hesitate = (chance: Chance): Promise<void> => pause(chance.below(200));

/**
 * Asks for places until there are some, or the buyer gives up. In a greedy run a buyer takes those that are left.
 *
 * @param body  of the request for so many adults
 */
export async function takePlaces<Reply>(
  race: Race,
  chance: Chance,
  [method, path]: readonly [string, string],
  { body, as }: { body: (line: ReturnType<typeof selectionOf>) => object; as?: Token },
): Promise<Reply | null> {
  const spot = aSpot(race, chance);
  let adults = aParty(race, chance);
  for (let tries = race.isGreedy ? 1 : 1 + chance.below(MOST_TRIES); tries > 0; tries -= 1) {
    const line = selectionOf(race.tour, spot, adults);
    const answer = await send<Reply & { left?: number }>(race, chance, method, path, { body: body(line), as });
    if (answer.status < 300) return answer.body;
    if (answer.status !== 409) return null;
    const { left = 0 } = answer.body;
    if (left > 0) adults = left;
    if (race.isGreedy && left > 0) tries += 1;
    else await hesitate(chance);
  }
  return null;
}
