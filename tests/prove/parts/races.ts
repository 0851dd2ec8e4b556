import type { Experience } from '#domain/contract/catalogue.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import type { Part, Run } from '../part.ts';
import { buyTheRest, openAgain, untilActionsEnd } from '../races/after.ts';
import { giveBack, sellAtDesk } from '../races/desks.ts';
import { placesOf, watchPlaces } from '../races/places.ts';
import { hesitate, type Race } from '../races/race.ts';
import { bookByPhone, changeDeparture, handleBooking } from '../races/staff.ts';
import { visit } from '../races/visitors.ts';
import { Caller } from '../support/caller.ts';
import { type Installation, type Kind, kindsFor, openInstallation } from '../support/installation.ts';
import { addUser, type Desk, officeToken, openDesk, type Token } from '../support/people.ts';
import { aStore, aWalk, readTour, spotsOn } from '../support/tours.ts';

const CAPACITIES = [1, 3, 10];
const RUNS = 200;
const BUYERS = 100;
const DESKS = 3;
const owner = 'owner@example.com';

export const part: Part = {
  title: 'Do a hundred buyers at once ever get more places than there are, or lose one?',
  controls: [
    {
      name: 'the lock of a departure before its places are counted',
      file: 'engine/places/places-left.ts',
      guard: `    .where('start_time_id', '=', it.start_time_id)
    .forNoKeyUpdate(),`,
      without: `    .where('start_time_id', '=', it.start_time_id),`,
      misses: 'places beyond the capacity: PostgreSQL',
    },
    {
      name: 'the count of places that others hold',
      file: 'engine/places/places-left.ts',
      guard: 'return Math.max(0, capacity - sold - held);',
      without: 'return Math.max(0, capacity - sold - 0 * held);',
      misses: 'places beyond the capacity: SQLite',
    },
    {
      name: 'the refusal of a capacity below the places that are taken',
      file: 'engine/departures/change-departure.ts',
      guard: 'capacity === undefined || capacity >= taken ? null',
      without: 'capacity === undefined || capacity >= 0 * taken ? null',
      misses: 'places beyond the capacity',
    },
    {
      name: 'the return of a cancelled line’s places',
      file: 'engine/places/places.ts',
      guard: 'await addToSold(tx, await lockDeparturesOf(tx, lines), lines, -1);',
      without: 'await lockDeparturesOf(tx, lines);',
      misses: 'places beyond the capacity',
    },
  ],
  async run(run) {
    for (const kind of kindsFor(run)) await raceOn(run, kind);
  },
};

/** The counts of all runs on one database. */
interface Tally {
  readonly overbooked: string[];
  looks: number;
  readonly unsold: string[];
  greedy: number;
  readonly lost: string[];
  ended: number;
  sold: number;
}

interface Stage {
  readonly at: Installation;
  readonly caller: Caller;
  readonly staff: Token;
  readonly desks: readonly Desk[];
  readonly tally: Tally;
}

async function raceOn(run: Run, kind: Kind): Promise<void> {
  const at = await openInstallation(kind, (database) =>
    database.write(async (tx) => {
      const now = Temporal.Now.instant();
      await writeStore(tx, aStore(CAPACITIES.map((it) => aWalk(it))), now);
      await addUser(tx, { email: owner, account_id: 1, role: 'owner' }, now.epochMilliseconds);
    }),
  );
  try {
    const desks = await Promise.all(Array.from({ length: DESKS }, (_, n) => openDesk(at, owner, `Counter ${n}`)));
    const tally: Tally = { overbooked: [], looks: 0, unsold: [], greedy: 0, lost: [], ended: 0, sold: 0 };
    const stage: Stage = { at, caller: new Caller(), staff: officeToken(at, owner), desks, tally };
    for (const [n, capacity] of CAPACITIES.entries()) await raceFor(run, stage, capacity, n);
    run.never(`places beyond the capacity: ${kind}`, tally.overbooked, tally.looks);
    run.never(`places left although all asked for them: ${kind}`, tally.unsold, tally.greedy);
    run.never(`places lost after all holds have ended: ${kind}`, tally.lost, tally.ended);
    run.atLeast(`places sold: ${kind}`, tally.sold, 2 * RUNS);
    stage.caller.note(run, kind);
  } finally {
    await at.stop();
  }
}

/** All runs for one capacity, each on a day of its own. Then all holds end, and the places that are left can be bought. */
async function raceFor(run: Run, stage: Stage, capacity: number, salt: number): Promise<void> {
  const { at, tally } = stage;
  const tour = await readTour(at, `walk-${capacity}`);
  const races: Race[] = [];
  const runs = run.times(RUNS);
  for (let n = 0; n < runs; n += 1) {
    const race = await aRace(stage, tour, capacity, n);
    races.push(race);
    await playRace(stage, race, (index) => run.chance(1 + salt + 10 * n, index));
  }
  const chance = run.chance(salt);
  for (const desk of stage.desks) if (races[0]) await giveBack(races[0], desk, chance);
  await untilActionsEnd(at);
  await at.passTime({ hours: 26 });
  for (const race of races) {
    await openAgain(race, chance);
    tally.lost.push(...(await buyTheRest(race, chance)));
    tally.ended += race.spots.length;
  }
}

async function aRace(
  { at, caller, staff, desks }: Stage,
  tour: Experience,
  capacity: number,
  n: number,
): Promise<Race> {
  const [first, second] = await spotsOn(at, tour, 20 + n);
  if (!first || !second) throw new Error(`no departures in ${20 + n} days`);
  return {
    at,
    caller,
    tour,
    capacity,
    spots: [first, second],
    staff,
    desks,
    isGreedy: n % 4 === 1,
    isShaken: n % 2 === 0,
    booked: [],
  };
}

async function playRace({ at, tally }: Stage, race: Race, chanceOf: (index: number) => Chance): Promise<void> {
  const ids = race.spots.map(({ id }) => id);
  const watcher = watchPlaces(at, ids);
  const others = race.isGreedy
    ? []
    : [
        ...race.desks.map((desk, n) => sellAtDesk(race, desk, chanceOf(1_000 + n)).catch(ignoreRefusal)),
        ...(race.isShaken ? [shake(race, chanceOf(-1))] : []),
      ];
  await Promise.all([...Array.from({ length: BUYERS }, (_, n) => buy(race, chanceOf(n))), ...others]);
  const { faults, looks } = await watcher.stop();
  tally.overbooked.push(...faults);
  tally.looks += looks;
  const [first] = await placesOf(at, ids.slice(0, 1));
  tally.sold += first?.sold ?? 0;
  if (!race.isGreedy) return;
  tally.greedy += 1;
  if (first?.sold !== first?.capacity)
    tally.unsold.push(`${first?.sold} of ${first?.capacity} at departure ${first?.id}`);
}

async function buy(race: Race, chance: Chance): Promise<void> {
  const acts = race.isGreedy
    ? [visit, visit, visit, visit, bookByPhone]
    : [visit, visit, visit, visit, visit, visit, bookByPhone, bookByPhone, handleBooking, handleBooking];
  if (!race.isGreedy && chance.is(0.7)) await hesitate(chance);
  await chance.of(acts)(race, chance);
}

/** Changes the whole departure, and lets holds lapse, while the buyers are busy. */
async function shake(race: Race, chance: Chance): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    if (chance.is(0.15)) await race.at.passTime({ minutes: 16 });
    await changeDeparture(race, chance);
  }
}

/** A desk’s call that is refused ends its day. Its other faults are counted by the caller. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Error) || !/^\d{3} /.test(error.message)) throw error;
}
