import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { smallStore } from '../../support/stores/small-store.ts';

const isSoak = process.env['SOAK'] === '1';
const rounds = isSoak ? 10 : 1;
const WRITES = 500;
const BUYERS = 16;

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'landfall-kill-'));
  const database = await openSqlite(dataDir);
  const now = Temporal.Now.instant();
  await database.write((tx) => writeStore(tx, smallStore, now));
  await database.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('[A11, A13] an engine that is killed while it writes has lost nothing that it acknowledged, and is up again at once', {
  tags: 'long',
  timeout: 60_000 * rounds,
}, async () => {
  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < rounds; round++) {
    const shop = await openShop({ dataDir });
    await buyUntilKilled(shop, acknowledged, 50 + Math.floor(Math.random() * (WRITES - 50)));

    const next = await openShop({ dataDir });
    const lost: string[] = [];
    for (const [id, notes] of acknowledged) {
      const response = await fetch(`${next.url}/api/cart/${id}/`);
      const cart = response.ok ? ((await response.json()) as Cart) : null;
      if (!cart || !notes.includes(cart.note) || cart.lines.length !== 1) lost.push(id);
    }
    await next.stop();

    expect(lost).toEqual([]);
    expect(damage(dataDir)).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThan(20 * rounds);
});

/** The possible notes of each cart, by the cart's id. A note whose write was not acknowledged may be there or not. */
type Acknowledged = Map<string, string[]>;

/** Each buyer opens carts and writes notes into them. After so many acknowledged writes the engine is killed. */
async function buyUntilKilled(shop: Shop, acknowledged: Acknowledged, writes: number): Promise<void> {
  const walk = (await (await fetch(`${shop.url}/api/webstores/experiences/walk/`)).json()) as Experience;
  const plug: { pulled: Promise<void> | null } = { pulled: null };
  let left = writes;
  const acknowledge = (id: string, notes: string[]) => {
    acknowledged.set(id, notes);
    left -= 1;
    if (left <= 0) plug.pulled ??= shop.kill();
  };

  const buyer = async () => {
    while (!plug.pulled) {
      const id = crypto.randomUUID();
      try {
        if (!(await send(shop, 'POST', '/api/cart/', { ...aSelection(walk), client_ref: id }))) continue;
        acknowledge(id, ['']);
        acknowledged.set(id, ['', 'Thank you.']);
        if (await send(shop, 'PATCH', `/api/cart/${id}/`, { note: 'Thank you.' })) acknowledge(id, ['Thank you.']);
      } catch (error) {
        if (!plug.pulled) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  await plug.pulled;
}

async function send(shop: Shop, method: string, path: string, body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const response = await fetch(shop.url + path, { method, headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.ok;
}

/** One infant, which takes no place, on one of the next days. */
function aSelection({ id, rates, schedule, time_zone }: Experience) {
  const infant = rates[0]?.pricing_options.find(({ takes }) => takes === 'none')?.id;
  return {
    experience_id: id,
    booking_info: {
      date: addDays(dayIn(Temporal.Now.instant(), time_zone), 1 + Math.floor(Math.random() * 20)),
      start_time_id: schedule.start_times[0]?.id,
      pricing_rate_id: rates[0]?.id,
      pricing_units: [{ pricing_option_id: infant, quantity: 1 }],
    },
  };
}

/** The errors that SQLite finds in its file, and rows that do not fit together. */
function damage(folder: string): unknown[] {
  const file = new DatabaseSync(join(folder, 'landfall.sqlite'), { readOnly: true });
  const found = [
    ...file
      .prepare('pragma integrity_check')
      .all()
      .filter((row) => row['integrity_check'] !== 'ok'),
    ...file.prepare('pragma foreign_key_check').all(),
    ...file.prepare('select id from carts where id not in (select cart_id from cart_lines)').all(),
    ...file.prepare('select id from cart_lines where places > 0 and id not in (select line_id from holds)').all(),
    ...file.prepare(`select key from idempotency_keys where state <> 'done'`).all(),
  ];
  file.close();
  return found;
}
