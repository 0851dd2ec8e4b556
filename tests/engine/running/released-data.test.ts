import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { listDepartures } from '#domain/contract/departures.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { hashPassword } from '#engine/accounts/sign-in/passwords.ts';
import { demoBookings } from '#engine/demo/demo-bookings.ts';
import { DEMO_USER } from '#engine/demo/demo-user.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { type RowCounts, releasedVersions, upgradedData } from '#tests/support/release/upgraded-data.ts';

let engine: Engine;
afterEach(() => engine.stop());

const numbers = () =>
  engine.database.read(async (tx) =>
    (await tx.selectFrom('orders').select('number').orderBy('id').execute()).map(({ number }) => number),
  );

/** An engine on the data of a release, at its first departure. */
async function anUpgradedEngine(version: string): Promise<RowCounts> {
  const data = await upgradedData(version);
  const { first } = await data.database.read((tx) =>
    tx
      .selectFrom('departures')
      .select(({ fn }) => fn.min('starts_at').as('first'))
      .executeTakeFirstOrThrow(),
  );
  engine = await anEngine({ data, now: Temporal.Instant.fromEpochMilliseconds(first) });
  return data.before;
}

// Each test upgrades a database of 2.5 MB, and the second books a day's guests: over 5 s on PostgreSQL.
describe.for(releasedVersions)('the data of %s', (version) => {
  it('[A15] keeps every row at the upgrade', async () => {
    const before = await anUpgradedEngine(version);

    const after = await engine.database.read(async (tx) => {
      const counts: [string, number][] = [];
      for (const table of Object.keys(before)) {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(tx);
        counts.push([table, Number(rows[0]?.n)]);
      }
      return Object.fromEntries(counts);
    });

    expect(before['orders']).toBeGreaterThan(50);
    const withFewer = Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
    expect(withFewer).toEqual([]);
  });

  it('[A15] answers its bookings to its owner, and takes new ones', { tags: 'long', timeout: 180_000 }, async () => {
    await anUpgradedEngine(version);
    const { email, password } = DEMO_USER;
    // The tests' hashes are weaker than those of a release.
    const hashed = await hashPassword(password);
    await engine.database.write((tx) => tx.updateTable('users').set({ password: hashed }).execute());
    const { body } = await engine.send('POST', '/api/jwt/create/', { body: { email, password } });
    const headers = { authorization: `Bearer ${String(body['access'])}` };
    const old = await numbers();

    for (const number of old) {
      const answer = await engine.send('GET', `/api/bookings/by-number/${number}/`, { headers });
      expect(answer.status, `${number}: ${answer.text}`).toBe(200);
    }
    const day = engine.clock.now.add({ hours: 24 }).toString().slice(0, 10);
    const departures = await engine.call(listDepartures, {}, { headers, query: { date_from: day, date_to: day } });
    const [first] = departures.body.results;
    const experience = await engine.call(readExperience, { id: String(first?.experience) });
    const [booking] = demoBookings(departures.body.results, new Map([[first?.experience ?? 0, experience.body]]), {
      departuresOn: () => 1,
    });
    const made = await engine.send('POST', '/api/orders/', { body: booking?.order, headers });

    expect(made).toMatchObject({ status: 201 });
  });
});
