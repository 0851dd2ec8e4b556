import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_USER } from '#engine/demo/demo-user.ts';
import type { Described } from '#engine/schema/described.ts';
import { startPostgres } from '#tests/support/engine/postgres.ts';
import { aDataFolder, openShop, type Shop } from '#tests/support/engine/shop.ts';
import type { Aim, Aimed } from './aims.ts';
import type { CallerName } from './generate.ts';
import type { Known } from './known.ts';

/** A running engine with three signed-in users. */
export interface Target {
  readonly shop: Shop;
  readonly document: Described;
  /** The objects that aimed requests are about. */
  readonly aimed: Aimed;
  tokenOf(caller: CallerName): Promise<string | null>;
  /** Reads the lists again, so that newer objects are known and push out older ones. */
  refresh(known: Known): Promise<void>;
  stop(): Promise<void>;
}

const emails = { seller: 'seller@example.com', other: 'other@example.com', operator: 'operator@example.com' } as const;
const password = 'kayaks before breakfast';
/** Milliseconds for which a token is reused; it is valid for five minutes. */
const FRESH = 200_000;

/** Starts an engine of its own on either database, with the demo store and two accounts. */
export async function openTarget(database: 'sqlite' | 'postgres', known: Known, aim?: Aim): Promise<Target> {
  const postgres = database === 'postgres' ? await startPostgres() : null;
  await postgres?.run('create database fuzz');
  const dataDir = await aDataFolder();
  const shop = await openShop({
    dataDir,
    env: {
      OPERATOR: emails.operator,
      REGISTRATION: 'open',
      // Each request claims a network of its own. Otherwise throttling would reject most requests.
      TRUSTED_PROXIES: '1',
      ...(aim === 'desk' && { DEMO_DESK: 'true' }),
      ...(postgres && { DATABASE_URL: postgres.url('fuzz') }),
    },
  });
  const json = async (method: string, path: string, body?: unknown, caller?: CallerName) => {
    const token = caller === undefined ? null : await tokenOf(caller);
    const answer = await fetch(shop.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as never,
    };
  };
  const tokens = new Map<CallerName, { token: string; until: number }>();
  const tokenOf = async (caller: CallerName): Promise<string | null> => {
    if (caller === 'anonymous') return null;
    const cached = tokens.get(caller);
    if (cached && cached.until > Date.now()) return cached.token;
    const { body } =
      caller === 'device'
        ? await json('POST', '/api/desk/session/', { ...DEMO_USER, name: 'Fuzz' })
        : await json('POST', '/api/jwt/create/', { email: emails[caller], password });
    const token = (body as { access?: string }).access ?? 'none';
    tokens.set(caller, { token, until: Date.now() + FRESH });
    return token;
  };

  const own = { accounts: [] as number[], store: 0 };
  for (const caller of ['operator', 'seller', 'other'] as const) {
    await json('POST', '/api/users/', { email: emails[caller], password, first_name: 'Ana', last_name: 'Anić' });
    await fetch(await linkIn(dataDir, 'activate', emails[caller]), { method: 'POST' });
    if ((await tokenOf(caller)) === 'none') throw new Error(`Nobody can sign in as ${caller}: ${shop.output()}`);
    if (caller === 'operator') continue;
    const { body } = await json('POST', '/api/base-accounts/', { company_display_name: `Tours of ${caller}` }, caller);
    const base_account = (body as { id: number }).id;
    const store = { base_account, title: `Shop of ${caller}`, time_zone: 'Europe/Zagreb', currency: 'EUR' };
    const { body: made } = await json('POST', '/api/stores/', store, caller);
    if (caller !== 'seller') continue;
    own.store = (made as { id: number }).id;
    own.accounts.push(base_account);
    for (let n = 1; n < 12; n += 1) {
      const { body: more } = await json('POST', '/api/base-accounts/', { company_display_name: `Tours ${n}` }, caller);
      const { id } = more as { id: number };
      own.accounts.push(id);
      await json('POST', '/api/stores/', { ...store, base_account: id, title: `Shop ${n}` }, caller);
    }
  }
  const { body: document } = await json('GET', '/schema/?format=json');
  const selections = await selectionsOf((path) => json('GET', path));
  if (selections.length === 0) throw new Error('Nothing in the demo store can be booked.');
  const { body: store } = await json('GET', '/api/webstores/');
  const contact = { first_name: 'Ana', last_name: 'Anić', email: 'ana@example.com', phone_number: '091 1' };
  for (const [n, selection] of selections.entries()) {
    known.addSelection(selection);
    const cart = await json('POST', '/api/cart/', selection);
    if (cart.status === 201) known.learn('/api/cart/', cart.body);
    if (n > 6) continue;
    const { status, body: order } = await json(
      'POST',
      '/api/orders/',
      {
        store: (store as { id: number }).id,
        lines: [selection],
        main_contact_info: contact,
        payment_method_id: '1',
        payment_type_id: 'cash',
        amount: '1.00',
      },
      'operator',
    );
    // Other orders need answers to questions, or a pick-up point.
    if (status === 201) known.learn('/api/orders/', order);
  }

  return {
    shop,
    document,
    aimed: { ...own, imports: new Map(), texts: [], lines: [], departures: [], leases: [], entries: [], selections },
    tokenOf,
    async refresh(all) {
      for (const path of Object.keys((document as Described).paths)) {
        if (!/^\/api\/[\w-]+\/$/.test(path) || !(document as Described).paths[path]?.['get']) continue;
        const caller = path === '/api/orders/' ? 'operator' : Math.random() < 0.5 ? 'operator' : 'seller';
        const { status, body } = await json('GET', `${path}?page_size=30&ordering=-id`, undefined, caller);
        if (status === 200) all.learn(path, body);
      }
    },
    async stop() {
      await shop.stop();
      await postgres?.stop();
    },
  };
}

/** The link in the email to an address. */
async function linkIn(dataDir: string, word: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const names = await readdir(join(dataDir, 'mail')).catch(() => []);
    for (const name of names.filter((it) => /^[^.].*\.eml$/.test(it))) {
      const text = await readFile(join(dataDir, 'mail', name), 'utf8');
      const link = new RegExp(`^http\\S*/${word}/\\S*`, 'm').exec(text)?.[0];
      if (link && text.includes(email)) return link;
    }
    await pause(200);
  }
  throw new Error(`No mail with a link came to ${email}.`);
}

/** Selections that can be booked in the demo store: a start of each experience with a unit of its first rate. */
async function selectionsOf(get: (path: string) => Promise<{ body: never }>): Promise<Record<string, unknown>[]> {
  const { body: listing } = await get('/api/webstores/experiences/?page_size=100');
  const day = Temporal.Now.plainDateISO().add({ months: 1 });
  const found: Record<string, unknown>[] = [];
  for (const { id } of (listing as { results: { id: number }[] }).results) {
    const { body } = await get(`/api/bookings/config/?experience_id=${id}&month=${day.month}&year=${day.year}`);
    const { rates = [], days = [] } = body as {
      rates?: {
        id: number;
        is_group_pricing: boolean;
        pickup: { selection: string; points: { id: number }[] };
        min_per_booking: number;
        pricing_options: { id: number; min_limit: number }[];
      }[];
      days?: { date: string; start_times: { id: number; vacancies?: number }[] }[];
    };
    const [rate] = rates;
    const [option] = rate?.pricing_options ?? [];
    const open = days.find((it) => it.start_times.length > 0);
    if (!rate || !option || !open) continue;
    const least = Math.max(1, option.min_limit, rate.is_group_pricing ? 1 : rate.min_per_booking);
    found.push({
      experience_id: id,
      booking_info: {
        date: open.date,
        start_time_id: open.start_times[0]?.id,
        pricing_rate_id: rate.id,
        pricing_units: [
          {
            pricing_option_id: option.id,
            quantity: rate.is_group_pricing ? 1 : least,
            ...(rate.is_group_pricing && { group_size: least }),
          },
        ],
      },
      extra_items_units: [],
    });
  }
  return found;
}
