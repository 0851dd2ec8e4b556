import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookingsQuery, FoundBookings } from '#domain/contract/office/bookings.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { searchTermsOf, searchWordsOf } from '#domain/orders/search-words.ts';
import type { Principal } from '#engine/http/principal.ts';
import { insertOrderWords } from '#engine/orders/model/order-words.ts';
import { bookingsPage } from '#engine/orders/read/search-bookings.ts';
import { isOnPostgres } from '#tests/support/engine/databases.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';

const ORDERS = 60;
const names = ['Ana', 'Anamarija', 'Marko', 'Mara', 'Đurđa', 'Šimić', 'Simunić', 'Ljubičić'];
/** Names of two orders, one of which has two words with the same beginning. */
const rareNames: Readonly<Record<number, string>> = { 5: 'Zora Zorana', 9: 'Zoranić' };
const statuses = ['confirmed', 'completed', 'cancelled', 'pending'] as const;

let engine: Engine;
let agent: Seller;
/** All bookings, newest first, with the words that find them. */
let all: { number: string; status: string; words: readonly string[] }[];

beforeAll(async () => {
  engine = await anEngine({ stores: [handyStore] });
  agent = await aSeller(engine, { 1: 'agent' });
  const { id } = await made(agent, anOrderFor(await aBuyer(engine)));
  all = await copyOrder(id);
});
afterAll(() => engine.stop());

/** Copies one order many times, without the safeguards of a sale. */
async function copyOrder(id: string) {
  const bookings: typeof all = [];
  await engine.database.write(async (tx) => {
    const order = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const line = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
    await tx.deleteFrom('order_words').execute();
    for (let n = 0; n < ORDERS; n += 1) {
      const contact = {
        first_name: names[(n * 7) % 5] ?? '',
        last_name: rareNames[n] ?? names[(n * 3) % names.length] ?? '',
        email: `${n % 9}@example.com`,
        phone_number: `+385 91 ${1_000 + n}`,
      };
      const number = n === 0 ? order.number : `LF-${String(n).padStart(6, 'K')}`;
      const copy = {
        ...order,
        id: n === 0 ? id : crypto.randomUUID(),
        number,
        status: statuses[n % 3 === 0 ? 0 : n % statuses.length] ?? 'confirmed',
        total: 100 * (n % 7),
        // Each two orders have the same time.
        created_at: order.created_at + Math.floor(n / 2) * 1_000,
        main_contact_info_json: JSON.stringify(contact),
        cart_id: null,
        expires_at: null,
      };
      if (n === 0) await tx.updateTable('orders').set(copy).where('id', '=', id).execute();
      else {
        await tx.insertInto('orders').values(copy).execute();
        await tx
          .insertInto('order_lines')
          .values({ ...line, id: crypto.randomUUID(), order_id: copy.id })
          .execute();
      }
      await insertOrderWords(tx, copy);
      bookings.push({ number, status: copy.status, words: searchWordsOf({ ...contact, number }) });
    }
  });
  return bookings.toReversed();
}

const everybody: Principal = { user_id: 0, is_staff: false, can: () => true, accountsWith: () => [1] };

/** The numbers on all pages of a search in which more than `few` orders count as many. */
async function numbersFound(query: BookingsQuery, few: number): Promise<string[]> {
  const numbers: string[] = [];
  const counts = new Set<number>();
  let before: string | undefined;
  do {
    const pageQuery: BookingsQuery = { ...query, ...(before !== undefined && { before }) };
    const page: FoundBookings = await engine.database.read((tx) =>
      bookingsPage(tx, { caller: everybody, query: pageQuery }, few),
    );
    numbers.push(...page.results.map(({ number }) => number));
    if (page.count !== null) counts.add(page.count);
    before = page.next ?? undefined;
  } while (before !== undefined);
  // All pages that give a count give the same count.
  expect([...counts].filter((it) => it !== numbers.length)).toEqual([]);
  return numbers;
}

describe('many orders', () => {
  it('[B4] are found by their index as by reading all of them, however many meet each word', async () => {
    const word = fc.constantFrom(...names, 'nobody', '1', '38591', 'example', '@example.com');
    const term = fc.tuple(word, fc.integer({ min: 1, max: 6 })).map(([text, length]) => text.slice(0, length));
    const search = fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(' '));
    const status = fc.option(fc.constantFrom(...statuses), { nil: undefined });

    await fc.assert(
      fc.asyncProperty(search, status, fc.constantFrom(0, 1, 2, 5, 1_000), async (text, body, few) => {
        const terms = searchTermsOf(text);
        const expected = all
          .filter((it) => body === undefined || it.status === body)
          .filter(({ words }) => terms.every((some) => words.some((it) => some.some((begun) => it.startsWith(begun)))))
          .map(({ number }) => number);
        const query = { search: text, ...(body !== undefined && { status: body }) };

        expect((await numbersFound(query, few)).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('[B4] are counted once, though two of their words begin alike', async () => {
    expect(await numbersFound({ search: 'zor z' }, 1)).toHaveLength(2);
  });

  it.each(['', 'ordering=-total', 'ordering=status,-total&page_size=7', 'status=confirmed&page_size=4'])(
    '[A9] have the same pages, read from the front or from the end: %s',
    async (query) => {
      const page = async (text: string) =>
        (await agent.send('GET', `/api/orders/?${query}&${text}`)).body as unknown as {
          count: number;
          next: string | null;
          results: SellerOrder[];
        };
      const whole = await page('page_size=100');
      const found: string[] = [];
      for (let n = 1, next: string | null = ''; next !== null; n += 1) {
        const { results, next: following } = await page(`page=${n}`);
        found.push(...results.map(({ id }) => id));
        next = following;
      }

      expect(found).toEqual(whole.results.map(({ id }) => id));
      expect(found).toHaveLength(whole.count);
      expect((await page('page=last')).results.at(-1)?.id).toBe(found.at(-1));
    },
  );

  it.skipIf(isOnPostgres())('[B4] are checked by their own lines, not by all lines of a tour or a day', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const shop = await anEngine({ stores: [handyStore] });
    const seller = await aSeller(shop, { 1: 'agent' });
    prepare.mockClear();
    await seller.send('GET', '/api/bookings/search/?experience=1&date_from=2026-01-01&search=ana');
    await shop.database.read((tx) =>
      bookingsPage(tx, { caller: everybody, query: { experience: 1, date_from: '2026-01-01' } }, -1),
    );
    await seller.send('GET', '/api/bookings/resold/');
    const statements = [...new Set(prepare.mock.calls.map(([text]) => text))].filter((it) => it.includes('order_'));
    prepare.mockRestore();

    const plans = await shop.database.read((tx) =>
      Promise.all(
        statements.map(async (it) => {
          const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${it}`).execute(tx);
          return rows.map(({ detail }) => detail);
        }),
      ),
    );
    const checks = plans.flatMap((plan) => {
      const from = plan.findIndex((detail) => detail.startsWith('CORRELATED'));
      return from < 0 ? [] : plan.slice(from + 1, from + 2);
    });
    expect(checks.length).toBeGreaterThan(0);
    for (const check of checks) expect(check).toContain('(order_id=?');
    expect(plans.flat().filter((detail) => detail.startsWith('SCAN l'))).toEqual([]);
    await shop.stop();
  });
});

describe('customers', () => {
  it('[A9] are found by their index as by reading all of them, and by what has changed', async () => {
    const owner = await aSeller(engine, { [await anAccount(engine, 'Guests')]: 'owner' });
    const customers = names.map((first_name, n) => ({
      first_name,
      last_name: names[(n * 3 + 1) % names.length] ?? '',
      email: `guest.${n}@${n % 2 ? 'example.com' : 'more.example'}`,
      phone_number: `+385 91 ${n}00 22`,
      company: n % 3 ? '' : 'Šetnje & Co',
    }));
    const ids: number[] = [];
    for (const body of customers) ids.push(Number((await owner.send('POST', '/api/customers/', body)).body['id']));
    const changed = { ...customers[0], last_name: 'Zvonimirović' };
    await owner.send('PATCH', `/api/customers/${ids[0]}/`, { last_name: changed.last_name });
    await owner.send('DELETE', `/api/customers/${ids[1]}/`);
    const there = [changed, ...customers.slice(2)].map((it) => Object.values(it).join('\n').toLowerCase());
    const text = fc.constantFrom(...there.flatMap((it) => it.split(/\s/)), 'anamarija', 'nobody');
    const part = fc
      .tuple(text, fc.nat(4), fc.integer({ min: 1, max: 8 }))
      .map(([it, from, length]) => it.slice(from, from + length));

    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 3 }), async (terms) => {
        const { body } = await owner.send('GET', `/api/customers/?search=${encodeURIComponent(terms.join(' '))}`);

        expect(body['count']).toBe(there.filter((it) => terms.every((term) => it.includes(term))).length);
      }),
      { numRuns: 60 },
    );
  });
});
