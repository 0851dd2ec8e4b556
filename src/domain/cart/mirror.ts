import { array, type Infer, is, nullable, number, string, type, unknown } from 'superstruct';
import { Cart, CartLine } from '../contract/cart.ts';
import { readTolerantly } from '../contract/read-tolerantly.ts';
import { Refusal } from '../contract/refusals.ts';
import { Command } from './commands.ts';

/** A command that was refused, until the visitor has seen it; `at` by the engine's clock. */
const RefusedCommand = type({ command: Command, status: number(), refusal: Refusal, at: string() });
export type RefusedCommand = Readonly<Infer<typeof RefusedCommand>>;

/** A line of a cart that is no more, without anything personal (C5): a draft for 24 hours (C12); `lost_at` by the engine's clock. */
const ExpiredLine = type({ cart_id: string(), line: CartLine, lost_at: string() });
export type ExpiredLine = Readonly<Infer<typeof ExpiredLine>>;

/** All that the device knows about its cart, in one value under one key, so that nothing is ever half written. */
export interface Mirror {
  readonly v: typeof MIRROR_VERSION;
  /** Of the cart that is shown, confirmed or not. */
  readonly id: string | null;
  /** As last confirmed. */
  readonly expires_at: string | null;
  /** Milliseconds to add to the device's clock for the engine's; null until an answer has come. */
  readonly clock_offset: number | null;
  /** The cart as last confirmed; of another id while changes to a cart before this one are still under way. */
  readonly snapshot: Cart | null;
  readonly outbox: readonly Command[];
  readonly refusals: readonly RefusedCommand[];
  readonly lost_lines: readonly ExpiredLine[];
  /** Origins of the last commands confirmed, for a tab that waits for one which another tab delivered. */
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

/** The mirror of what storage holds, without what this version cannot read of it; null without one. @throws NewerMirror */
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
