import type { Problem, ProblemPath, Reason } from '#domain/contract/problems.ts';
import { isDiskError } from '../base/disk-errors.ts';
import { Failed, Invalid, Refused } from '../base/errors.ts';
import { isInUse } from '../database/foreign-key-errors.ts';
import { Unavailable } from '../database/unavailable.ts';
import { sentenceOf } from './problem-sentences.ts';

export type HeaderValues = Readonly<Record<string, string>>;

/** Seconds after which a sender may try again, unless the answer sets another time. */
const RETRY_AFTER = '5';

/** An answer before it is sent, which idempotency keys store. A 503 always says when to try again. */
export class JsonResponse {
  readonly status: number;
  /** JSON; null: no body. */
  readonly body: string | null;
  readonly headers: HeaderValues;
  /** The same answer in RFC 9457, for a sender who accepts that; null if no field has a problem. */
  readonly problem: string | null;

  constructor(status: number, body: string | null, headers: HeaderValues = {}, problem: string | null = null) {
    this.status = status;
    this.body = body;
    this.problem = problem;
    this.headers = status === 503 ? { 'retry-after': RETRY_AFTER, ...headers } : headers;
  }
}

/** A reply that is JSON already: it is sent as it is, with the status of its endpoint. */
export class Serialised {
  readonly text: string;
  readonly headers: HeaderValues;

  constructor(text: string, headers: HeaderValues = {}) {
    this.text = text;
    this.headers = headers;
  }
}

/** A stored instant as replies carry it. */
export function instantText(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();
}

export function success(status: number, reply: unknown): JsonResponse {
  if (reply instanceof JsonResponse) return reply;
  if (reply instanceof Serialised) return new JsonResponse(status, reply.text, reply.headers);
  return new JsonResponse(status, reply === undefined || reply === null ? null : JSON.stringify(reply));
}

/** The answer to a thrown error, or null for a fault, which nobody expected. `body` is the request's body. */
export function failure(error: unknown, body?: unknown): JsonResponse | null {
  if (error instanceof Invalid) return invalid(error, body);
  if (error instanceof Refused) {
    const text = JSON.stringify({ detail: error.message, code: error.code, ...error.extra });
    return new JsonResponse(error.status, text, error.code === 'in_flight' ? { 'retry-after': '1' } : {});
  }
  if (error instanceof Unavailable || isDiskError(error)) return outOfReach;
  if (isInUse(error)) return overtaken;
  return error instanceof Failed
    ? new JsonResponse(error.status, JSON.stringify({ detail: error.message, ...error.extra }), error.headers)
    : null;
}

/** A row that this change refers to was deleted, or a row that refers to it was added, after the checks. */
const overtaken = new JsonResponse(
  409,
  JSON.stringify({
    detail: 'Somebody has just changed what this belongs to, or what belongs to it. Please try again.',
  }),
  { 'retry-after': '1' },
);

/** The answer to an unexpected error. Only the log has its details, under an id that the answer carries. */
export function faultResponse(id: string): JsonResponse {
  return new JsonResponse(500, JSON.stringify({ detail: `Something went wrong on our side. It is logged as ${id}.` }));
}

/** W7: the sender is to try again. */
const outOfReach = new JsonResponse(
  503,
  JSON.stringify({ detail: 'The shop is out of reach for a moment. Please try again.' }),
  { 'retry-after': '2' },
);

function invalid({ problems, extra }: Invalid, body: unknown): JsonResponse {
  const tree = problemTree(problems, body);
  const document = { type: 'about:blank', title: 'Bad Request', status: 400, errors: [...errorsIn(tree, [])] };
  return new JsonResponse(400, JSON.stringify({ ...tree, ...extra }), {}, JSON.stringify(document));
}

/** The problems of a tree, each with the path of its message there. */
function* errorsIn(part: ProblemTree | Item[] | Message[] | Message, path: ProblemPath): Generator<object> {
  if (part instanceof Message) {
    const { code, params } = part.reason;
    yield { path: path.slice(0, -1), code, params, detail: part.toJSON() };
  } else if (Array.isArray(part)) for (const [i, it] of part.entries()) yield* errorsIn(it, [...path, i]);
  else for (const [key, it] of Object.entries(part)) yield* errorsIn(it, [...path, key]);
}

/** A message of a field: its sentence in JSON. */
class Message {
  readonly reason: Reason;

  constructor(reason: Reason) {
    this.reason = reason;
  }

  toJSON(): string {
    return sentenceOf(this.reason);
  }
}

type ProblemTree = { [key: string]: ProblemTree | Item[] | Message[] };

/** An item in a list of objects: its problems, or the message that the object is missing. */
type Item = ProblemTree | Message[];

/**
 * Problems nested as Django REST Framework nests them. Objects nest; in a list of objects, each bad one keeps its index, with empty objects between;
 * in a list of plain values, only the bad ones are listed, by index.
 *
 * @param body  the request's body, for the lengths of its lists
 */
export function problemTree(problems: readonly Problem[], body?: unknown): ProblemTree {
  const tree = aNode();
  for (const { path, ...it } of problems)
    put(tree, path.length > 0 ? path : ['non_field_errors'], new Message(it), body);
  return tree;
}

/** An object without a prototype, because its keys may come from a sender. */
function aNode(): ProblemTree {
  return Object.create(null) as ProblemTree;
}

function put(node: ProblemTree, path: ProblemPath, message: Message, sent: unknown): void {
  const key = String(path[0]);
  const rest = path.slice(1);
  const place = rest[0];
  const part = partOf(sent, key);
  if (rest.length === 0) {
    const messages = node[key];
    if (isMessages(messages)) messages.push(message);
    else node[key] = [message];
  } else if (typeof place === 'number' && !(rest.length === 1 && isOfValues(part))) {
    const items = itemsOf(node, key, Math.max(place + 1, Array.isArray(part) ? part.length : 0));
    const item = rest.length === 1 && isNull(part, place) ? noObject(items, place) : items[place];
    if (Array.isArray(item)) item.push(message);
    else if (item)
      put(item, rest.length > 1 ? rest.slice(1) : ['non_field_errors'], message, partOf(part, String(place)));
  } else {
    const inner = node[key];
    const next = inner && !Array.isArray(inner) ? inner : aNode();
    node[key] = next;
    put(next, rest, message, part);
  }
}

/** Whether a list has plain values: DRF's ListField names their indexes, while a list of objects has one entry for each. */
function isOfValues(sent: unknown): boolean {
  return Array.isArray(sent) && !sent.some((it) => typeof it === 'object');
}

function isMessages(value: unknown): value is Message[] {
  return Array.isArray(value) && value.every((it) => it instanceof Message);
}

function isNull(sent: unknown, place: number): boolean {
  return Array.isArray(sent) && sent[place] === null;
}

/** Sets the messages about a missing object in place of the object's problems. */
function noObject(items: Item[], place: number): Message[] {
  const messages: Message[] = [];
  items[place] = messages;
  return messages;
}

function itemsOf(node: ProblemTree, key: string, length: number): Item[] {
  const known = node[key];
  const items = Array.isArray(known) && !isMessages(known) ? known : [];
  while (items.length < length) items.push(aNode());
  node[key] = items;
  return items;
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
