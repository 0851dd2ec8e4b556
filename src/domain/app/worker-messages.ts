import { type Infer, literal, nullable, string, type, union, unknown } from 'superstruct';

/** The tag of the background sync with which the browser starts the worker when the network returns (W8). */
export const DELIVERY = 'landfall-delivery';

/** The BroadcastChannel on which the worker sends events to pages. */
export const WORKER_EVENTS = 'landfall-news';

/**
 * `answered`: the engine's answer to a read that the worker first answered from its cache; without `value`, the cached copy is still right.
 * `missing`: the object is gone. `full`: the device has no room for the data that the shop needs without a network (W11). `synced`: all of that data
 * is stored (W9).
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

/** A page's request to the worker: let the waiting version take over (W10), store the catalogue (W9), or store an open document. */
export const WorkerRequest = union([
  type({ kind: literal('take_over') }),
  type({ kind: literal('gather') }),
  type({ kind: literal('keep'), address: string() }),
]);
export type WorkerRequest = Infer<typeof WorkerRequest>;
