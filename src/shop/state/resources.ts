import { type Atom, atom, type Getter } from 'jotai';
import { storeResource } from '#domain/app/pages.ts';
import { readAddress } from '#domain/app/read-address.ts';
import type { StoreInfo } from '#domain/contract/catalogue.ts';
import type { AnyResource, Resource } from '#domain/contract/endpoint.ts';
import type { Outcome } from '#platform/network/api.ts';
import { type Known, servicesAtom } from './services.ts';

/** The resources that the engine inlines into a document, by key. */
export type KnownResources = { readonly [key: string]: Known };

/** Thrown to the nearest boundary by a resource that cannot be read. */
export class ResourceFailure extends Error {
  readonly resource: AnyResource;
  readonly known: Exclude<Known, { state: 'here' }>;

  constructor(resource: AnyResource, known: Exclude<Known, { state: 'here' }>) {
    super(`${resource.key}: ${known.state}`);
    this.resource = resource;
    this.known = known;
  }
}

const knownAtom = atom<ReadonlyMap<string, Known>>(new Map());
/** Reads under way: two readers of the same resource wait for the same answer. One map for each store. */
const underWayAtom = atom(() => new Map<string, Promise<void>>());

/** All known resources, for readers of many. They are written by `fillResourcesAtom` and `refreshAtom`. */
export const resourcesAtom = atom((get) => get(knownAtom));

/** Stores resources that the engine inlined, or that another answer contained. */
export const fillResourcesAtom = atom(null, (_get, set, known: KnownResources) => {
  set(knownAtom, (before) => new Map([...before, ...Object.entries(known)]));
});

/**
 * Reads a resource again and never rejects. The old value stays meanwhile. `isFresh` refuses the worker's copy while the engine can be reached. If
 * the engine counts as out of reach before it has answered, the read counts as failed until the answer comes.
 */
export const refreshAtom = atom(null, (get, set, resource: AnyResource, isFresh?: boolean): Promise<void> => {
  const { key } = resource;
  const underWay = get(underWayAtom);
  const already = underWay.get(key);
  if (already && !isFresh) return already;
  const { promise: reading, resolve } = Promise.withResolvers<void>();
  underWay.set(key, reading);
  void read();
  return reading;

  async function read(): Promise<void> {
    const before = get(knownAtom).get(key);
    const etag = before?.state === 'here' ? before.etag : null;
    // The engine has set the document's language. The module of words also has it, but would have to be loaded. While the engine renders there is no
    // document, and no read ends: a page whose data it did not bring along is read on the device.
    const path = readAddress(key, globalThis.document?.documentElement.lang ?? '');
    const call = { method: 'GET', path, reply: resource.reply } as const;
    take(await get(servicesAtom).send(call, { ifNoneMatch: etag, isFresh, onLate: take }));
  }

  function take(outcome: Outcome<unknown>): void {
    if (underWay.get(key) === reading) underWay.delete(key);
    const after = knownAfter(outcome, get(knownAtom).get(key), get(servicesAtom).clock.now().toString());
    if (after) set(knownAtom, (known) => new Map(known).set(key, after));
    resolve();
  }
});

function knownAfter(outcome: Outcome<unknown>, before: Known | undefined, now: string): Known | undefined {
  switch (outcome.kind) {
    case 'ok':
      return {
        state: 'here',
        value: outcome.reply,
        asOf: outcome.asOf ?? now,
        etag: outcome.etag,
        ...(outcome.isPartial && { isPartial: true }),
      };
    case 'unchanged':
      return before?.state === 'here' ? { ...before, asOf: outcome.asOf ?? now } : undefined;
    case 'notFound':
      return { state: 'missing' };
    case 'invalid':
    case 'refused':
    case 'unreachable':
      return before?.state === 'here' ? undefined : { state: 'failed', outcome };
  }
}

/** Reads a resource before it is needed, unless it is known and not older than a minute. */
export const prefetchAtom = atom(null, async (get, set, resource: AnyResource): Promise<void> => {
  const known = get(knownAtom).get(resource.key);
  const freshFrom = get(servicesAtom).clock.now().subtract({ seconds: 60 });
  if (known?.state === 'here' && Temporal.Instant.compare(Temporal.Instant.from(known.asOf), freshFrom) > 0) return;
  await set(refreshAtom, resource);
});

/** The value now, or undefined, for readers that can do without it. Never suspends, never reads. */
export function peekAtom<Reply>(resource: Resource<Reply>): Atom<Reply | undefined> {
  return remembered('peek', resource, (known) => (known?.state === 'here' ? (known.value as Reply) : undefined));
}

/** The value of a resource. If it is not known, it is read and the atom suspends. @throws ResourceFailure if it cannot be read */
export function resourceAtom<Reply>(resource: Resource<Reply>): Atom<Reply | Promise<Reply>> {
  const valueOf = (known: Known): Reply => {
    if (known.state !== 'here') throw new ResourceFailure(resource, known);
    return known.value as Reply;
  };
  return remembered('value', resource, (known, get) =>
    known ? valueOf(known) : get(servicesAtom).read(resource).then(valueOf),
  );
}

/** Whether the known value is from a catalogue of which the device has only a part. */
export function isPartialResourceAtom(resource: AnyResource): Atom<boolean> {
  return remembered('partial', resource, (known) => known?.state === 'here' && known.isPartial === true);
}

export function isMissingResourceAtom(resource: AnyResource): Atom<boolean> {
  return remembered('missing', resource, (known) => known?.state === 'missing');
}

/**
 * One atom for each kind and key, because values belong to the store and not to the atom. The oldest atoms are dropped, so that they do not pile up
 * on the engine.
 */
function remembered<It>(kind: string, { key }: AnyResource, read: (known: Known | undefined, get: Getter) => It) {
  const name = `${kind} ${key}`;
  const made = (atoms.get(name) as Atom<It> | undefined) ?? atom((get) => read(get(knownAtom).get(key), get));
  atoms.set(name, made);
  if (atoms.size > 900) atoms.delete(atoms.keys().next().value as string);
  return made;
}

const atoms = new Map<string, unknown>();

/** The store of these pages. Every document contains it. */
export const storeAtom = atom((get): StoreInfo => {
  const store = get(peekAtom(storeResource));
  if (!store) throw new Error('the store is not known: the document brings it along');
  return store;
});
