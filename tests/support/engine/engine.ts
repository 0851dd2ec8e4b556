import type { Agent } from 'node:https';
import type { AnyEndpoint, Endpoint, PathParams, QueryValues } from '#domain/contract/endpoint.ts';
import { address } from '#domain/contract/endpoint.ts';
import { openAccounts } from '#engine/accounts/accounts.ts';
import { createApp } from '#engine/app.ts';
import { jobHandlers } from '#engine/background.ts';
import type { Log } from '#engine/base/log.ts';
import { createPost } from '#engine/base/outgoing.ts';
import { createCatalogue } from '#engine/catalogue/catalogue.ts';
import { readConfig } from '#engine/config.ts';
import type { Context } from '#engine/context.ts';
import { createApi } from '#engine/http/dispatch/api.ts';
import { drawIconHere } from '#engine/images/draw-icon.ts';
import { examineHere } from '#engine/images/examine.ts';
import { Pictures } from '#engine/images/pictures.ts';
import { renderHere } from '#engine/images/render.ts';
import { Jobs } from '#engine/jobs/runner.ts';
import { createGeocoder } from '#engine/location/location.ts';
import { createMail } from '#engine/mail/mail.ts';
import { routesOf } from '#engine/office-routes.ts';
import { openPayments } from '#engine/payments/open.ts';
import { openPush } from '#engine/push/push.ts';
import { ORIGIN } from '../origin.ts';
import { noon, smallStore } from '../stores/small-store.ts';
import { aDatabase, type TestDatabase, type TestStore } from './databases.ts';
import { describedBy } from './described.ts';

type ReplyOf<E> = E extends Endpoint<infer _Q, infer _B, infer R> ? R : never;

export { ORIGIN } from '../origin.ts';

interface EngineOptions {
  now?: Temporal.Instant;
  /** With several stores, each answers by its own domain. */
  stores?: readonly TestStore[];
  /** A database that stands already, in place of a new one with `stores`. */
  data?: TestDatabase;
  env?: Record<string, string>;
  txtRecords?: Context['txtRecords'];
  /** The agent for connections to push services. */
  pushAgent?: Agent;
  /** The agent for connections to systems that sellers name. */
  postAgent?: Agent;
}

/** The parts of a request besides its path. `text` replaces `body` and is sent as it is; a `FormData` body is sent as a form. */
export interface Sent {
  query?: QueryValues;
  body?: unknown;
  text?: string | Uint8Array<ArrayBuffer>;
  key?: string;
  headers?: Record<string, string>;
}

/** The engine with real parts and a clock that can be set: Request in, Response out. */
export async function anEngine({
  now = noon,
  stores = [smallStore],
  data,
  env = {},
  txtRecords = async () => [],
  pushAgent,
  postAgent,
}: EngineOptions = {}) {
  const { database, folder, remove } = data ?? (await aDatabase(now, stores));
  const clock = { now };
  const logged: { level: string; fields: object; message: string }[] = [];
  const config = readConfig({
    DATA_DIR: folder,
    PUBLIC_URL: ORIGIN,
    REGISTRATION: 'open',
    OPERATOR: 'boss@example.com',
    SANDBOX_SECRET: 'a secret of the tests',
    ...env,
  });
  const posts: Request[] = [];
  const shared = { database, now: () => clock.now, newId: () => crypto.randomUUID(), log: logInto(logged) };
  const payments = await openPayments(config, {
    ...shared,
    noticesUrl: () => `${ORIGIN}/api/payments/notices/sandbox/`,
    post: (request) => {
      posts.push(request);
      return app(request);
    },
  });
  // Tests have no drawings of the demo store; only uploaded pictures are rendered.
  const render = renderHere(async () => null, folder);
  const pictures = new Pictures(
    { ...shared, config },
    { render, examine: examineHere, drawIcon: drawIconHere(async () => null, folder) },
  );
  const accounts = await openAccounts({ ...shared, config, address: () => ORIGIN });
  const mail = createMail({ ...shared, config });
  const push = await openPush({ config, database, mail }, pushAgent);
  const catalogue = createCatalogue(database, config);
  const geocoder = createGeocoder({ ...shared, config });
  const jobs = new Jobs(shared, () => jobHandlers(context), { random: () => 0 });
  const post = createPost(postAgent);
  const parts = { payments, pictures, accounts, mail, push, post, jobs, catalogue, geocoder, txtRecords };
  const context: Context = { ...shared, config, ...parts };
  const routes = routesOf(context);
  // All routes load at once. Loading them later has a test of its own, and would slow the first request of each test.
  const app = createApp(context, createApi(context, routes));
  const undescribed = describedBy(routes);

  /** Sends a call as a client does. */
  async function call<E extends AnyEndpoint>(
    endpoint: E,
    params: PathParams = {},
    sent: Sent = {},
  ): Promise<Answered<ReplyOf<E>>> {
    return send(endpoint.method, address(endpoint, params, sent.query), sent);
  }

  async function send(method: string, path: string, { body, text, key, headers }: Sent = {}): Promise<Answered<never>> {
    const isForm = body instanceof FormData;
    const bytes = text ?? (body === undefined || isForm ? undefined : JSON.stringify(body));
    const response = await app(
      new Request(new URL(path, ORIGIN), {
        method,
        headers: {
          ...(bytes !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(bytes)),
          }),
          ...(key && { 'idempotency-key': key }),
          ...headers,
        },
        ...(bytes !== undefined && { body: bytes }),
        ...(isForm && { body }),
      }),
    );
    const answer = await response.text();
    const stray = undescribed(method, new URL(path, ORIGIN).pathname, {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: answer,
      headers: response.headers,
    });
    if (stray !== null) throw new Error(stray);
    return {
      status: response.status,
      headers: response.headers,
      text: answer,
      body: (answer ? JSON.parse(answer) : null) as never,
    };
  }

  return {
    app,
    context,
    database,
    folder,
    clock,
    logged,
    posts,
    call,
    send,
    /** The number of rows in each of these tables, for tests that nothing is half written. */
    counts: () =>
      database.read(async (tx) => {
        const tables = [
          'carts',
          'cart_lines',
          'holds',
          'orders',
          'order_lines',
          'idempotency_keys',
          'payment_sessions',
        ] as const;
        const counts: Record<string, number> = {};
        for (const table of tables) {
          const { count } = await tx
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow();
          counts[table] = Number(count);
        }
        return counts;
      }),
    stop: remove,
  };
}

export type Engine = Awaited<ReturnType<typeof anEngine>>;

export interface Answered<Reply> {
  status: number;
  headers: Headers;
  text: string;
  /** The reply of a successful call, else the refusal. */
  body: Reply & Record<string, unknown>;
}

function logInto(logged: { level: string; fields: object; message: string }[]): Log {
  const at = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
