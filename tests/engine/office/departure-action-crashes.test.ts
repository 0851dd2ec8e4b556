import { expect, it } from 'vitest';
import type {
  DepartureAction,
  DepartureActionSummary,
  DepartureChoice,
} from '#domain/contract/office/departure-actions.ts';
import { addDays } from '#domain/time/day.ts';
import { jobHandlers } from '#engine/background.ts';
import type { Context } from '#engine/context.ts';
import { DEPARTURE_ACTION } from '#engine/departures/end-moves.ts';
import { releaseLeases } from '#engine/jobs/queue.ts';
import { Jobs } from '#engine/jobs/runner.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { emailsOf } from '#tests/support/engine/emails.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { aBuyer, ana, handyStore, refundsOf, sum } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { seeded } from '#tests/support/play/seeded.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

const runs = casesOf({ soak: 200, daily: 3, onPostgres: 1 });
const GUESTS = 5;

/**
 * One storm. The engine dies again and again, before or after a random commit, but its calls to the provider and its files stay. Meanwhile some
 * guests choose.
 */
async function storm(seed: number): Promise<number> {
  const engine = await anEngine({ stores: [handyStore] });
  const random = seeded(seed);
  const buyer = await aBuyer(engine);
  const owner = await aSeller(engine, { 1: 'owner' });
  for (let n = 0; n < GUESTS; n += 1) {
    const email = `guest${n}@example.com`;
    if (n % 2 === 0) {
      const cart = await buyer.cartOf(buyer.selection({ date: runningDay }), { ...ana, email });
      await buyer.pay((await buyer.order(cart, { amount: cart.total.gross })).body, cards.paid);
      await buyer.notices();
    } else {
      const paid = { paid: true, amount: '80.00', main_contact_info: { first_name: 'Bo', email } };
      await made(owner, anOrderFor(buyer, paid, { date: runningDay }));
    }
  }
  const { experience_id } = buyer.selection();
  const { id: departure } = await engine.database.read((tx) =>
    tx
      .selectFrom('departures')
      .select('id')
      .where('experience_id', '=', experience_id)
      .where('date', '=', runningDay)
      .orderBy('starts_at')
      .executeTakeFirstOrThrow(),
  );
  const path = seed % 3 === 0 ? 'move' : 'cancel';
  const to = await otherDay(engine, experience_id);
  const { body } = await owner.send('POST', `/api/departures/${departure}/${path}/`, path === 'move' ? { to } : {});
  const { id } = body as DepartureActionSummary;
  const report = async (): Promise<DepartureAction> => (await owner.send('GET', `/api/departure-actions/${id}/`)).body;

  let deaths = 0;
  const workUntilAlive = async () => {
    while (!(await lives(engine.context, random))) deaths += 1;
  };
  await workUntilAlive();
  const emails = await emailsOf(engine);
  const tokens = emails.flatMap(({ text }) => /\?choice=([\w-]+)/.exec(text)?.[1] ?? []);
  for (const token of tokens) {
    if (random() < 0.4) continue;
    const send = async (choice: object) =>
      (await engine.send('POST', `/api/departure-choices/${token}/`, { body: choice })).body as DepartureChoice;
    const first = await send(random() < 0.5 ? { choice: 'money' } : { choice: 'another_day', departure: to });
    expect((await send({ choice: 'money' })).state, `seed ${seed}`).toBe(first.state);
  }
  engine.clock.now = engine.clock.now.add({ hours: 49 });
  await workUntilAlive();

  const { bookings } = await report();
  const refunded = bookings.filter(({ outcome }) => outcome === 'refunded');
  const byCard = refunded.filter(({ to_give_back }) => to_give_back === null);
  expect(
    bookings.map(({ state }) => state),
    `seed ${seed}`,
  ).toEqual(bookings.map(() => 'done'));
  expect(bookings.length, `seed ${seed}`).toBe(GUESTS);
  expect(tokens.length, `seed ${seed}`).toBe(path === 'move' ? 0 : GUESTS);
  expect(await refundsOf(engine), `seed ${seed}`).toEqual(byCard.map(() => 8000));
  expect(await ledgerRefunds(engine), `seed ${seed}`).toBe(refunded.length * 8000);
  const notices = (await emailsOf(engine)).filter(({ subject }) => /^(Your tour does not|Changed)/.test(subject));
  const perGuest = Map.groupBy(notices, ({ recipient, subject }) => `${recipient} ${subject}`);
  expect(
    [...perGuest.values()].filter((it) => it.length > 1),
    `seed ${seed}`,
  ).toEqual([]);
  expect(await disagreements(engine), `seed ${seed}`).toEqual([]);
  await engine.stop();
  return deaths;
}

/** Another departure of the tour with places for all guests. */
async function otherDay(engine: Engine, experience_id: number): Promise<number> {
  const { id } = await engine.database.read((tx) =>
    tx
      .selectFrom('departures')
      .select('id')
      .where('experience_id', '=', experience_id)
      .where('date', '=', addDays(runningDay, 1))
      .orderBy('starts_at')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Runs the due work of an engine that may die. @returns whether it did all of it */
async function lives(context: Context, random: () => number): Promise<boolean> {
  let isDead = false;
  const die = () => {
    isDead = true;
    throw new Error('The plug was pulled.');
  };
  const live = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDead || random() < 0.03) die();
    const value = await work();
    if (isDead || random() < 0.03) die();
    return value;
  };
  const { database } = context;
  const mortal = Object.create(database, {
    read: { value: (unit: never) => live(() => database.read(unit)) },
    write: { value: (unit: never, instead: never) => live(() => database.write(unit, instead)) },
  }) as Context['database'];
  await database.write(releaseLeases);
  const dying = { ...context, database: mortal };
  const jobs = new Jobs(dying, () => jobHandlers(dying), { random: () => 0 });
  try {
    for (const kind of [DEPARTURE_ACTION, 'refund', 'order-email']) await jobs.runDue(kind);
    return true;
  } catch {
    return false;
  }
}

async function ledgerRefunds(engine: Engine): Promise<number> {
  const rows = await engine.database.read((tx) =>
    tx.selectFrom('payments').select('amount').where('kind', '=', 'refund').execute(),
  );
  return sum(rows.map(({ amount }) => amount));
}

it(`[B8b] tells each guest once and pays back once, wherever the engine dies, in ${runs} storms`, {
  tags: 'long',
  timeout: 60_000 + 20_000 * runs,
}, async () => {
  let deaths = 0;
  for (let seed = 1; seed <= runs; seed += 1) deaths += await storm(seed);

  expect(deaths).toBeGreaterThan(runs);
});
