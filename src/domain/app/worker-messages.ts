import { type Infer, literal, nullable, string, type, union, unknown } from 'superstruct';

/** The tag of the sync that the worker is woken by when the network returns (W8). */
export const DELIVERY = 'landfall-delivery';

/** The BroadcastChannel on which the worker tells pages what it has heard. */
export const WORKER_EVENTS = 'landfall-news';

/**
 * `answered`: the engine's answer to a read whose copy was given; without `value` the copy is still right. `missing`: it is gone. `full`: the
 * device has no room for what the shop needs without a network (W11). `synced`: all of that is stored (W9).
 */
export const WorkerEvent = union([
  type({
    kind: literal('answered'),
    key: string(),
    as_of: string(),
    etag: nullable(string()),
    value: unknown(),
  }),
  type({ kind: literal('missing'), key: string() }),
  type({ kind: union([literal('unreachable'), literal('full'), literal('synced')]) }),
]);
type Answered = {
  readonly kind: 'answered';
  readonly key: string;
  readonly as_of: string;
  readonly etag: string | null;
};
export type WorkerEvent =
  | (Answered & { readonly value?: unknown })
  | { readonly kind: 'missing'; readonly key: string }
  | { readonly kind: 'unreachable' | 'full' | 'synced' };

/** What a page asks of the worker: that the waiting version takes over (W10), to gather the catalogue (W9), to keep an open document. */
export const WorkerRequest = union([
  type({ kind: literal('take_over') }),
  type({ kind: literal('gather') }),
  type({ kind: literal('keep'), address: string() }),
]);
export type WorkerRequest = Infer<typeof WorkerRequest>;
