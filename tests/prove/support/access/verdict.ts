import { type Permission } from '#domain/permissions.ts';
import { ORIGIN } from '#tests/support/engine/engine.ts';
import type { Caller } from './callers.ts';
import type { Change } from './changes.ts';
import type { Owner } from './ids.ts';
import type { Line } from './lines.ts';
import { readersOf } from './readers.ts';
import { wordsIn } from './words.ts';
import type { World } from './world.ts';

/** A request of the proof with its answer. */
export interface Exchange {
  readonly caller: Caller;
  readonly method: string;
  readonly path: string;
  readonly line: Line;
  readonly sent: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly changes: readonly Change[];
  /** Whether the path leads to the caller's own object. */
  readonly isOwn: boolean;
}

export interface Sent {
  readonly body?: BodyInit;
  readonly headers: Record<string, string>;
}

/** Sends a request as a caller. */
export async function askAs(
  { engine }: World,
  caller: Caller,
  method: string,
  path: string,
  { body, headers }: Sent,
): Promise<Pick<Exchange, 'status' | 'headers' | 'text'>> {
  const all = { ...headers, ...(await caller.headers()) };
  const request = new Request(new URL(path, ORIGIN), { method, headers: all, ...(body !== undefined && { body }) });
  const response = await engine.app(request);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text: bytes.toString('latin1') };
}

/** Whether the rules give a caller the right that a line asks for, in A's account. */
export function mayCall(line: Line, caller: Caller, owner: Owner = 'a'): boolean {
  if (caller.kind === 'operator') return true;
  if (line.needs === 'anyone' || line.needs === 'knower') return true;
  if (line.needs === 'operator') return false;
  if (line.needs === 'self') return caller.kind === 'person';
  return holds(caller, line.needs, owner) && !(line.isForPeople && isMachine(caller));
}

export const isMachine = ({ kind }: Caller) => kind === 'key' || kind === 'shared device';
const holds = (caller: Caller, permission: Permission, owner: Owner) => caller.rights(owner).includes(permission);
export const isRefused = (status: number): boolean => [401, 403, 404].includes(status);

/** Whether a line lets somebody in besides the account: a reseller while it has the agreement, and the other party of it. */
function isPartner({ mark, needs }: Line, caller: Caller): boolean {
  if (needs === 'anyone' || needs === 'knower' || needs === 'self' || needs === 'operator') return false;
  return (mark === 'party' || (mark === 'resale' && !caller.isFormer)) && holds(caller, needs, 'r');
}

/** The faults of an answer, by their kinds; empty if all is well. */
export function faultsOf(exchange: Exchange, ownersIn: (value: unknown) => Set<Owner>): Fault[] {
  const { line, caller } = exchange;
  const faults: Fault[] = [...leakedWords(exchange)];
  if (line.needs === 'anyone' || line.needs === 'knower') return faults;
  const may = mayCall(line, caller) || isPartner(line, caller);
  const hasAnywhere = may || mayCall(line, caller, 'b') || mayCall(line, caller, 'r');
  const isAddressed = Object.keys(line.ids).length > 0;
  const isRefusal = isRefused(exchange.status) || (line.mark === 'named' && exchange.status === 400);
  if (!may && !exchange.isOwn && line.mark !== 'lists' && (isAddressed || !hasAnywhere) && !isRefusal)
    faults.push(fault(exchange, 'let in', `${exchange.status} ${exchange.text.slice(0, 150)}`));
  if (!may || line.needs === 'self') {
    const touched = lasting(exchange.changes).filter((it) => ownersIn([it.before, it.after]).has('a'));
    const [first] = touched;
    if (first) faults.push(fault(exchange, 'effect', `${first.act} ${first.table} ${namesIn(first)}`));
  }
  // An agreement names both of its accounts.
  if (knowsNothingOfA(caller) && line.mark !== 'party') {
    const echoed = ownersIn(exchange.sent).has('a');
    if (!echoed && ownersIn(parsed(exchange.text)).has('a'))
      faults.push(fault(exchange, 'id', exchange.text.slice(0, 200)));
  }
  return faults;
}

/** The fields of a row that name A. */
function namesIn({ before, after }: Change): string {
  const row = after ?? before ?? {};
  const found = Object.entries(row).filter(([, it]) =>
    /(?<!\d)\d{2}1\d{6}(?!\d)|\d{3}1\d{6}|qza/.test(JSON.stringify(it)),
  );
  return JSON.stringify(Object.fromEntries(found)).slice(0, 300);
}

/** The changes that stay, without the time of a key's last use, and without agreements, which name two accounts. */
function lasting(changes: readonly Change[]): Change[] {
  const rowOf = ({ table, before, after }: Change) =>
    `${table} ${JSON.stringify((after ?? before)?.['id'] ?? after ?? before)}`;
  const rows = Map.groupBy(changes, rowOf).values();
  const whole = [...rows].map((all) => ({ ...(all.at(-1) as Change), before: all[0]?.before ?? null }));
  return whole.filter(({ table, act }) => !(table === 'api_keys' && act === 'update') && table !== 'resale_agreements');
}

/** Whether a caller has no right in A, and no agreement with it. */
const knowsNothingOfA = (caller: Caller) => caller.rights('a').length === 0 && caller.rights('r').length === 0;

function* leakedWords(exchange: Exchange): Generator<Fault> {
  const { caller, line, sent } = exchange;
  if (caller.kind === 'operator' || line.needs === 'knower') return;
  const headers = JSON.stringify([...exchange.headers]);
  const own = new Set(wordsIn(sent).map(({ owner, field }) => owner + field));
  for (const { owner, field } of wordsIn(exchange.text + headers)) {
    if (own.has(owner + field)) continue;
    const isReader = readersOf(field).some((it) => caller.rights(owner).includes(it));
    if (!isReader) yield fault(exchange, 'word', `${field} of ${owner} in ${exchange.status}`);
  }
}

export interface Fault {
  readonly kind: 'word' | 'id' | 'let in' | 'effect' | 'refused';
  readonly text: string;
}

export function fault(
  { caller, method, path }: Pick<Exchange, 'caller' | 'method' | 'path'>,
  kind: Fault['kind'],
  text: string,
): Fault {
  return { kind, text: `${caller.name}: ${method} ${path}: ${text}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
