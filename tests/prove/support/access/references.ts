import { jsonSchema } from '#domain/contract/fields.ts';
import type { Caller } from './callers.ts';
import { bodyOf, fullBodyOf, pathOf } from './calls.ts';
import type { Matrix, Placed } from './matrix.ts';
import { askAs, fault, isRefused } from './verdict.ts';
import { idFields, withIds } from './with-ids.ts';

/** Whether a route takes a body in which a caller may name the objects of another account. */
export const takesBody = ({ route, line }: Placed): boolean =>
  route.endpoint?.body !== undefined &&
  route.endpoint.body !== null &&
  !['anyone', 'knower', 'operator'].includes(line.needs);

/**
 * Sends bodies of B to B's own objects, each with one id of A in it. The call must be refused, or must leave no row of A changed and none that names
 * A.
 *
 * @returns the number of such requests, and the calls whose body was refused already without an id of A
 */
export async function nameOthers(
  matrix: Matrix,
  caller: Caller,
  placed: readonly Placed[],
): Promise<{ requests: number; unproven: string[] }> {
  const { a, b } = matrix.world;
  const unproven: string[] = [];
  let requests = 0;
  const last = /cancel|erase|closing|hide|undo|DELETE/;
  const isLast = ({ route }: Placed) => (last.test(`${route.method} ${route.path}`) ? 1 : 0);
  for (const it of placed.filter(takesBody).toSorted((one, two) => isLast(one) - isLast(two))) {
    const path = pathOf(it.route, it.line, b);
    const plain = await plainBody(matrix, caller, it, path);
    const good = await matrix.ask(caller, it, { path, body: plain, isOwn: true });
    if (good.status >= 400)
      unproven.push(`${it.route.method} ${it.route.path} ${good.status} ${good.text.slice(0, 120)}`);
    const full = { ...(fullBodyOf(it.route, b) as object), ...(plain as object) } as Record<string, unknown>;
    for (const at of idFields(full, a)) {
      const top = at.split('/')[1] ?? '';
      // Fields that the plain body lacks come alone, so that no other of them is the reason of a refusal.
      const body = { ...plain, ...(top in plain ? {} : { [top]: full[top] }) };
      await matrix.ask(caller, it, { path, body: withIds(body, a, at), isOwn: true });
      requests += 1;
    }
  }
  return { requests, unproven };
}

/** A body that changes nothing: the object itself where it can be read at the same address, else a sample. */
async function plainBody(
  { world }: Matrix,
  caller: Caller,
  { route }: Placed,
  path: string,
): Promise<Record<string, unknown>> {
  const isChange = route.method === 'PUT' || route.method === 'PATCH';
  const { status, text } = isChange
    ? await askAs(world, caller, 'GET', path, { headers: {} })
    : { status: 0, text: '' };
  const sample = bodyOf(route, world.b) as Record<string, unknown>;
  return status === 200 && !route.path.includes('/orders/') ? { ...(JSON.parse(text) as object) } : sample;
}

/** Asks for an object of A below an object of B, and the other way round. */
export async function mixParents(matrix: Matrix, caller: Caller, placed: readonly Placed[]): Promise<void> {
  const { a, b } = matrix.world;
  for (const it of placed) {
    const { route, line } = it;
    const [parent, child, ...more] = Object.entries(line.ids);
    if (!parent || !child || more.length > 0 || child[1] === 'webhook' || child[1] === 'terms' || child[1] === 'none')
      continue;
    for (const [above, below] of [
      [b, a],
      [a, b],
    ] as const) {
      const mixed = {
        ...b,
        ids: { ...b.ids, [parent[1]]: above.ids[parent[1]] ?? '', [child[1]]: below.ids[child[1]] ?? '' },
      };
      const exchange = await matrix.ask(caller, it, {
        path: pathOf(route, line, mixed),
        body: bodyOf(route, b),
        isOwn: true,
      });
      if (!isRefused(exchange.status) && exchange.status !== 400)
        matrix.faults.push(fault(exchange, 'let in', `${exchange.status} ${exchange.text.slice(0, 150)}`));
    }
  }
}

/** Asks each list for objects of A by each of its parameters: nothing may be found, counted or named. */
export async function searchOthers(matrix: Matrix, caller: Caller, placed: readonly Placed[]): Promise<number> {
  const { a } = matrix.world;
  let requests = 0;
  for (const it of placed) {
    const { route, line } = it;
    if (
      route.method !== 'GET' ||
      !route.endpoint?.query ||
      ['anyone', 'knower'].includes(line.needs) ||
      line.mark === 'party'
    )
      continue;
    const { properties = {} } = jsonSchema(route.endpoint.query) as { properties?: Record<string, object> };
    for (const key of Object.keys(properties)) {
      const { [key]: id } = withIds({ [key]: 1 }, a) as Record<string, string | number>;
      const value = id !== 1 ? id : (searched(a.ids)[key] ?? null);
      if (value === null) continue;
      const path = `${pathOf(route, line, a).split('?')[0]}?${new URLSearchParams({ ...needed[route.path], [key]: `${value}` })}`;
      const answer = await matrix.ask(caller, it, { path });
      requests += 1;
      const { count, results } = listIn(answer.text);
      if (['search', 'email'].includes(key) && (count > 0 || results > 0))
        matrix.faults.push(fault(answer, 'word', `${count} found: ${answer.text.slice(0, 100)}`));
    }
  }
  return requests;
}

const searched = (ids: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> => ({
  search: 'qza',
  email: 'qzacustomersemail@example.com',
  expand: 'base_account,experience,store,images,picture,meeting_point,cancellation_policy,extras,categories,rates',
  ordering: '-id',
  before: '999999999',
  group: 'team',
  status: 'draft',
  filter: 'hidden',
  date: '2026-12-10',
  date_from: '2026-12-01',
  device: String(ids['device']),
});

/** Parameters without which a list answers nothing. */
const needed: Readonly<Record<string, Record<string, string>>> = {
  '/api/departures/calendar/': { date_from: '2026-12-01', date_to: '2026-12-20' },
  '/api/bookings/calendar/': { month: '12', year: '2026' },
  '/api/bookings/by-date/': { date: '2026-12-10' },
};

function listIn(text: string): { count: number; results: number } {
  try {
    const { count = 0, results = [] } = JSON.parse(text) as { count?: number; results?: unknown[] };
    return { count, results: results.length };
  } catch {
    return { count: 0, results: 0 };
  }
}

/** Asks for each object of A with the tag that its owner was given: also a stranger who knows the tag is told nothing. */
export async function askWithTags(
  matrix: Matrix,
  owner: Caller,
  stranger: Caller,
  placed: readonly Placed[],
): Promise<void> {
  for (const it of placed) {
    const isObject = it.route.method === 'GET' && Object.keys(it.line.ids).length > 0;
    if (!isObject || ['anyone', 'knower', 'self'].includes(it.line.needs)) continue;
    const tag = (await matrix.ask(owner, it)).headers.get('etag');
    if (tag) await matrix.ask(stranger, it, { headers: { 'if-none-match': tag } });
  }
}

/** Calls whose body is refused for a reason that has nothing to do with ids: a password, a token, or a state that the world has not. */
export const refusedAnyway: readonly string[] = [
  'POST /api/orders/{orderId}/payments/',
  'POST /api/orders/{orderId}/payments/{id}/replace/',
  'POST /api/departures/{id}/move/',
  'PUT /api/desk/leases/{departure}/',
  'POST /api/desk/payment-links/{line}/',
  'POST /api/push-subscriptions/',
  'PATCH /api/experiences/{id}/reorder-images/',
  'POST /api/stores/{id}/verify-domain/',
  'PATCH /api/stores/{id}/reorder-experiences/',
  'POST /api/resale-agreements/',
  'PATCH /api/resale-agreements/{id}/',
  'PUT /api/stores/{id}/tag-manager/',
  'POST /api/users/set_password/',
  'POST /api/users/set_email/',
  'PUT /api/base-accounts/{id}/',
  'PATCH /api/base-accounts/{id}/',
  'POST /api/team-members/{id}/accept/',
  'POST /api/base-accounts/{id}/closing/',
  'DELETE /api/users/me/',
];
