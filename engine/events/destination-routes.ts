import * as calls from '#domain/contract/office/event-destinations.ts';
import { type Problem, type Reason, reason } from '#domain/contract/problems.ts';
import type { Permission } from '#domain/permissions.ts';
import { requireIn, wholeId } from '../accounts/model/in-account.ts';
import { notFoundError, orNotFound, refuseProblems } from '../base/errors.ts';
import { isPublicHost } from '../base/public-hosts.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { recordFields } from '../history/record-fields.ts';
import { instantText } from '../http/json-response.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { type AccountInput, type InputOf, type Route, readAs, route } from '../http/route.ts';
import { scheduleDelivery } from './delivery-queue.ts';
import type { HandedEvent } from './handed-event.ts';
import { wireRequests } from './wire-formats.ts';

type Row = RowOf<'event_destinations'>;
type Kind = calls.DestinationKind;
type Call = Pick<AccountInput<unknown, unknown>, 'caller' | 'params'>;

/** The destinations to which a store sends its events (O8). A secret can be written, never read. */
export function destinationRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    readAs(context, calls.listEventDestinations, 'stores.read', async (tx, input) => {
      const store = await storeFor(tx, input, 'stores.read');
      const rows = await tx.selectFrom('event_destinations').selectAll().where('store_id', '=', store.id).execute();
      return { destinations: await Promise.all(rows.map((it) => shown(tx, it))) };
    }),
    route(calls.saveEventDestination, 'stores.write', (input) => database.write((tx) => saveDestination(tx, input))),
    route(calls.removeEventDestination, 'stores.write', (input) =>
      database.write(async (tx) => {
        const store = await storeFor(tx, input, 'stores.write');
        const { id } = await requireDestination(tx, store.id, kindOf(input));
        await tx.deleteFrom('event_destinations').where('id', '=', id).execute();
        await record(tx, store, input);
        return undefined;
      }),
    ),
    route(calls.testEventDestination, 'stores.write', (input) => testDestination(context, input)),
  ];
}

async function saveDestination(tx: Transaction, input: InputOf<typeof calls.saveEventDestination>) {
  const { body, caller, now } = input;
  const store = await storeFor(tx, input, 'stores.write');
  const kind = kindOf(input);
  const before = await destinationOf(tx, store.id, kind);
  const target = body.target.trim();
  const secret = kind === 'plausible' ? '' : (body.secret?.trim() ?? before?.secret ?? '');
  refuseProblems([...wrongTarget(kind, target), ...missingSecret(kind, secret)]);
  const values = {
    target,
    secret,
    is_on: Number(body.is_on ?? true),
    failures: 0,
    retry_at: null,
    last_error: null,
  };
  const row = await tx
    .insertInto('event_destinations')
    .values({ store_id: store.id, kind, ...values })
    .onConflict((it) => it.columns(['store_id', 'kind']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleDelivery(tx, row, now);
  await record(tx, store, { caller, now });
  return shown(tx, row);
}

async function testDestination(context: Context, input: InputOf<typeof calls.testEventDestination>) {
  const { database, post, newId } = context;
  const { id, row, currency } = await database.read(async (tx) => {
    const store = await storeFor(tx, input, 'stores.write');
    return { ...store, row: await requireDestination(tx, store.id, kindOf(input)) };
  });
  await rateLimit(context, [{ key: `event tests of ${id}`, most: 30, minutes: 60 }]).begin(input.now);
  const event = {
    id: newId(),
    visitor: newId(),
    currency,
    url: `${input.origin}/`,
    at: input.now.epochMilliseconds,
  };
  const [request] = wireRequests(row, [{ ...testEvent, ...event }], input.now, true);
  if (!request) throw notFoundError();
  try {
    const { status, text } = await post(request);
    return { status, detail: withoutSecret(text, row).slice(0, MOST_DETAIL) };
  } catch (error) {
    return { status: null, detail: error instanceof Error ? error.message : String(error) };
  }
}

const MOST_DETAIL = 500;

const testEvent: Omit<HandedEvent, 'id' | 'visitor' | 'currency' | 'url' | 'at'> = {
  name: 'view_item_list',
  granted: ['statistics', 'marketing'],
  session: null,
  user_agent: 'Mozilla/5.0 (compatible; test of Landfall)',
  value: null,
  items: [],
};

/** @throws Failed 404, 403 */
async function storeFor(tx: Transaction, { caller, params }: Call, permission: Permission) {
  const store = await tx
    .selectFrom('stores')
    .select(['id', 'account_id', 'title', 'currency'])
    .where('id', '=', wholeId(params['id']))
    .executeTakeFirstOrThrow(() => notFoundError());
  requireIn(caller, store.account_id, permission);
  return store;
}

/** @throws Failed 404 for an unknown kind */
function kindOf({ params }: Pick<Call, 'params'>): Kind {
  return orNotFound(calls.destinationKinds.find((it) => it === params['kind']));
}

function destinationOf(tx: Transaction, store_id: number, kind: Kind): Promise<Row | undefined> {
  return tx
    .selectFrom('event_destinations')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** @throws Failed 404 */
async function requireDestination(tx: Transaction, store_id: number, kind: Kind): Promise<Row> {
  return orNotFound(await destinationOf(tx, store_id, kind));
}

async function shown(tx: Transaction, row: Row): Promise<calls.EventDestination> {
  const { count } = await tx
    .selectFrom('event_deliveries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('destination_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const { kind, target, secret, is_on, sent, dropped, last_sent_at, last_error } = row;
  return {
    kind,
    target,
    has_secret: secret !== '',
    is_on: is_on === 1,
    waiting: Number(count),
    sent,
    dropped,
    last_sent_at: last_sent_at === null ? null : instantText(last_sent_at),
    last_error,
  };
}

const targets: Readonly<Record<Kind, { isRight: (target: string) => boolean; wrong: Reason }>> = {
  ga4: { isRight: (it) => /^G-[A-Z0-9]{4,20}$/.test(it), wrong: reason('not_a_measurement_id') },
  meta: { isRight: (it) => /^\d{5,20}$/.test(it), wrong: reason('not_a_dataset_id') },
  plausible: { isRight: isPublicHost, wrong: reason('not_a_site_domain') },
  webhook: {
    isRight: (it) => {
      const url = URL.parse(it);
      if (url?.protocol !== 'https:' || url.port !== '') return false;
      return isPublicHost(url.hostname) && url.username === '' && url.password === '';
    },
    wrong: reason('not_a_public_address'),
  },
};

function wrongTarget(kind: Kind, target: string): Problem[] {
  const { isRight, wrong } = targets[kind];
  return isRight(target) ? [] : [{ path: ['target'], ...wrong }];
}

function missingSecret(kind: Kind, secret: string): Problem[] {
  if (kind === 'plausible') return [];
  if (secret === '') return [{ path: ['secret'], ...reason('required') }];
  if (kind === 'webhook' && secret.length < 16) return [{ path: ['secret'], ...reason('too_short', { min: 16 }) }];
  return [];
}

/** The store's history shows that its destinations were changed, and by whom, but no values. */
function record(
  tx: Transaction,
  { id, account_id, title }: { id: number; account_id: number; title: string },
  { caller, now }: Pick<AccountInput<unknown, unknown>, 'caller' | 'now'>,
): Promise<void> {
  const body = { event_destinations: true };
  return recordFields(tx, { kind: 'store', id: String(id) }, 'changed', { title }, { account_id, caller, now, body });
}

/** An answer without the secret, which a system may repeat. */
function withoutSecret(text: string, { secret }: Row): string {
  return secret === '' ? text : text.replaceAll(secret, '•••').replaceAll(encodeURIComponent(secret), '•••');
}
