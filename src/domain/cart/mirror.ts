import { array, type Infer, is, nullable, number, string, type, unknown } from 'superstruct';
import { Cart, CartLine } from '../contract/cart.ts';
import { readTolerantly } from '../contract/read-tolerantly.ts';
import { Refusal } from '../contract/refusals.ts';
import { Command } from './commands.ts';

/** A refused command, until the visitor has seen it; `at` by the engine's clock. */
const RefusedCommand = type({ command: Command, status: number(), refusal: Refusal, at: string() });
export type RefusedCommand = Readonly<Infer<typeof RefusedCommand>>;

/** A line of an ended cart, without personal data (C5): a draft for 24 hours (C12); `lost_at` by the engine's clock. */
const ExpiredLine = type({ cart_id: string(), line: CartLine, lost_at: string() });
export type ExpiredLine = Readonly<Infer<typeof ExpiredLine>>;

/** All data of the device about its cart, in one value under one key, so that it is never half written. */
export interface Mirror {
  readonly v: typeof MIRROR_VERSION;
  /** The id of the shown cart, confirmed or not. */
  readonly id: string | null;
  /** The expiry as last confirmed. */
  readonly expires_at: string | null;
  /** Milliseconds between the engine's clock and the device's (engine minus device); null before the first answer. */
  readonly clock_offset: number | null;
  /** The cart as last confirmed. It has another id while changes to an earlier cart are under way. */
  readonly snapshot: Cart | null;
  readonly outbox: readonly Command[];
  readonly refusals: readonly RefusedCommand[];
  readonly lost_lines: readonly ExpiredLine[];
  /** Origins of the last confirmed commands: a tab may wait for a command which another tab delivered. */
  readonly confirmed: readonly string[];
}

export const MIRROR_VERSION = 1;

export const emptyMirror: Mirror = {
  v: MIRROR_VERSION,
  id: null,
  expires_at: null,
  clock_offset: null,
  snapshot: null,
  outbox: [],
  refusals: [],
  lost_lines: [],
  confirmed: [],
};

/** The mirror in a stored value, without the parts that this version cannot read; null without one. @throws NewerMirror */
export function storedMirror(value: unknown): Mirror | null {
  if (!is(value, StoredMirror)) return null;
  if (value.v > MIRROR_VERSION) throw new NewerMirror(`mirror ${value.v}`);
  return {
    v: MIRROR_VERSION,
    id: value.id,
    expires_at: value.expires_at,
    clock_offset: value.clock_offset,
    snapshot: snapshotOf(value.snapshot),
    outbox: value.outbox.filter((it) => is(it, Command)),
    refusals: value.refusals.filter((it) => is(it, RefusedCommand)),
    lost_lines: value.lost_lines.filter((it) => is(it, ExpiredLine)),
    confirmed: value.confirmed,
  };
}

function snapshotOf(value: unknown): Cart | null {
  try {
    return readTolerantly(value, Cart);
  } catch {
    return null;
  }
}

export class NewerMirror extends Error {}

const StoredMirror = type({
  v: number(),
  id: nullable(string()),
  expires_at: nullable(string()),
  clock_offset: nullable(number()),
  snapshot: unknown(),
  outbox: array(),
  refusals: array(),
  lost_lines: array(),
  confirmed: array(string()),
});
