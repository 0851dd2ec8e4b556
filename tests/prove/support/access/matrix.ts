import type { Route } from '#engine/http/route.ts';
import { routesOf } from '#engine/office-routes.ts';
import type { Caller } from './callers.ts';
import { bodyOf, contentOf, pathOf } from './calls.ts';
import { createOwners, knownIds, takeChanges } from './changes.ts';
import type { Owner } from './ids.ts';
import { type Line, lines, nameOf } from './lines.ts';
import { askAs, type Exchange, type Fault, faultsOf, isMachine, isRefused, mayCall } from './verdict.ts';
import type { World } from './world.ts';

/** A route with its line; `signed` answers a caller who brings a token. */
export interface Placed {
  readonly route: Route;
  readonly line: Line;
  readonly isSigned: boolean;
}

/** Every route of the engine with its line. @returns also the routes without one, and lines without a route */
export function placedRoutes({ engine }: World): { placed: Placed[]; stray: string[] } {
  const placed: Placed[] = [];
  const stray: string[] = [];
  const known = new Set<string>();
  for (const route of routesOf(engine.context))
    for (const it of route.signed ? [route, route.signed] : [route]) {
      const name = nameOf(it, it === route.signed);
      const line = lines.get(name);
      known.add(name);
      if (line) placed.push({ route: it, line, isSigned: it === route.signed });
      else stray.push(`${name} has no line`);
    }
  for (const name of lines.keys()) if (!known.has(name)) stray.push(`${name} is no route`);
  return { placed, stray };
}

/** The differences from the usual request. `isOwn` says that the path leads to the caller's own object, so that it may succeed. */
export interface More {
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly isOwn?: boolean;
}

interface Refused {
  readonly caller: Caller;
  readonly placed: Placed;
  readonly status: number;
  readonly text: string;
}

/** Asks each route as each caller, and collects the faults. */
export class Matrix {
  readonly faults: Fault[] = [];
  /** Callers who may, and were refused. */
  readonly refused: Refused[] = [];
  requests = 0;
  /** How often somebody exchange who may. */
  entries = 0;
  readonly world: World;
  #ownersIn: ((value: unknown) => Set<Owner>) | undefined;

  constructor(world: World) {
    this.world = world;
  }

  async ask(caller: Caller, { route, line }: Placed, more: More = {}): Promise<Exchange> {
    const { world } = this;
    const path = more.path ?? pathOf(route, line, world.a);
    const content = await contentOf(route, 'body' in more ? more.body : bodyOf(route, world.a));
    const sent = { ...content, headers: { ...content.headers, ...more.headers } };
    let answer = await askAs(world, caller, route.method, path, sent);
    // Too many wrong keys of one network are throttled, which would hide the answer.
    if (answer.status === 429) {
      await world.engine.database.write((tx) => tx.deleteFrom('tries').execute());
      answer = await askAs(world, caller, route.method, path, sent);
    }
    const changes = await takeChanges(world.engine.database);
    const text = path + (typeof sent.body === 'string' ? sent.body : '');
    const exchange: Exchange = {
      caller,
      method: route.method,
      path,
      line,
      sent: text,
      changes,
      isOwn: more.isOwn ?? false,
      ...answer,
    };
    this.#ownersIn ??= createOwners(await knownIds(world));
    const faults = faultsOf(exchange, this.#ownersIn);
    this.faults.push(...faults);
    this.requests += 1;
    return exchange;
  }

  /** Notes whether somebody who may was let in. */
  noteEntry(caller: Caller, placed: Placed, status: number, answer: string): void {
    this.entries += 1;
    const text = `${caller.name}: ${placed.route.method} ${placed.route.path}: ${status} ${answer.slice(0, 100)}`;
    if (isRefused(status)) this.refused.push({ caller, placed, status, text });
  }

  of(kind: Fault['kind']): string[] {
    return this.faults.filter((it) => it.kind === kind).map(({ text }) => text);
  }
}

/** Whether a caller's token leads to this one of a call's two routes. */
export function leadsTo({ route, isSigned }: Placed, caller: Caller, all: readonly Placed[]): boolean {
  const hasTwin = all.some(
    (it) => it.route !== route && it.route.method === route.method && it.route.path === route.path,
  );
  return !hasTwin || isSigned === (caller.kind !== 'nobody');
}

/** Calls that ask for more than a right: a device, the operator, or something that was begun before. */
const NOT_SURE = [
  'PUT /api/desk/leases/{departure}/',
  'POST /api/push-subscriptions/',
  'POST /api/customers/{id}/erase/undo/',
  'POST /api/personal-data/erase/undo/',
  'POST /api/base-accounts/{id}/imports/{importId}/apply/',
];

/** Whether the proof expects a caller to be let in: a machine is only sure to be let in where a permission is all that a route asks for. */
export function isSureToEnter({ line, route }: Placed, caller: Caller): boolean {
  if (['anyone', 'knower', 'self'].includes(line.needs) || !mayCall(line, caller)) return false;
  if (NOT_SURE.includes(`${route.method} ${route.path}`)) return false;
  if (isMachine(caller) || caller.kind === 'device') return route.access === line.needs;
  // The operator is in no team, so that nothing is their own.
  if (caller.kind === 'operator') return !route.path.includes('/me/');
  return caller.name.includes(' of A');
}
