import type { DeskDelta, DeskLease, LogEntry } from '#domain/contract/desk.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { type DeskLink, sellingDevice } from '#tests/support/engine/selling-device.ts';
import type { Desk } from '../support/people.ts';
import { PRICE, selectionOf } from '../support/tours.ts';
import { type Race, send } from './race.ts';

const STEPS = 15;

/** A device that leases places, sells them without a network and gives back the rest. */
export async function sellAtDesk(race: Race, desk: Desk, chance: Chance): Promise<void> {
  const [spot] = race.spots;
  const device = sellingDevice({
    link: linkOf(race, desk, chance),
    departure: spot.id,
    selection: (adults) => selectionOf(race.tour, spot, adults),
    price: PRICE,
    random: () => chance.below(1_000_000) / 1_000_000,
    now: () => Temporal.Instant.fromEpochMilliseconds(race.at.now()),
  });
  for (let n = 0; n < STEPS; n += 1) await device.step();
  await device.end();
}

function linkOf(race: Race, desk: Desk, chance: Chance): DeskLink {
  const call = async <Reply>(method: string, path: string, body: object): Promise<Reply> => {
    const answer = await send<Reply>(race, chance, method, path, { body, as: desk.token });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
  };
  return {
    lease: (departure, places) => call<DeskLease>('PUT', `/api/desk/leases/${departure}/`, { places }),
    sync: (entries) => call<DeskDelta>('POST', '/api/desk/sync/', { departures: [], entries }),
  };
}

/** Gives back all places that a device has leased. */
export async function giveBack(race: Race, desk: Desk, chance: Chance): Promise<void> {
  const sync = (entries: readonly LogEntry[]) =>
    send<DeskDelta>(race, chance, 'POST', '/api/desk/sync/', { body: { departures: [], entries }, as: desk.token });
  const { body } = await sync([]);
  const at = Temporal.Instant.fromEpochMilliseconds(race.at.now()).toString();
  const entries = body.leases
    .filter(({ places }) => places > 0)
    .map(({ id: of, departure, places }) => {
      const id = crypto.randomUUID();
      return { id, kind: 'give_back', at, who: 'Ana', departure, of, places };
    });
  if (entries.length > 0) await sync(entries);
}
