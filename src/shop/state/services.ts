import { atom } from 'jotai';
import type { AnyResource } from '#domain/contract/endpoint.ts';
import type { Outcome, Send } from '#platform/network/api.ts';
import type { Connection } from '#platform/network/connection.ts';
import type { Clock } from '#platform/page/clock.ts';

/** The result of a read: its value with its time, or that it does not exist, or the reason of a failure. */
export type Known =
  | {
      readonly state: 'here';
      readonly value: unknown;
      readonly asOf: string;
      readonly etag: string | null;
      /** Whether the value is from a catalogue of which the device has only a part (W9). */
      readonly isPartial?: boolean;
    }
  | { readonly state: 'missing' }
  | {
      readonly state: 'failed';
      readonly outcome: Exclude<Outcome<unknown>, { kind: 'ok' | 'unchanged' | 'notFound' }>;
    };

/** The services that atoms need: the calls to the engine, and its time. The engine makes them for each request, the page once. */
export interface Services {
  readonly send: Send;
  readonly clock: Clock;
  readonly connection: Connection;
  /** Reads a resource into the store. An atom, which can only read, asks for missing data in this way. */
  read(resource: AnyResource): Promise<Known>;
}

export const setServicesAtom = atom(null, (_get, set, services: Services) => set(storeServicesAtom, services));

const storeServicesAtom = atom<Services | null>(null);

/** @throws Error in a store that was not made by `createPageStore` */
export const servicesAtom = atom((get): Services => {
  const services = get(storeServicesAtom);
  if (!services) throw new Error('a store without ground: make it with createPageStore()');
  return services;
});

const changesAtom = atom(0);

const watchAtom = atom(
  (get) => get(changesAtom),
  (get, set) => get(servicesAtom).connection.watch(() => set(changesAtom, (count) => count + 1)),
);
watchAtom.onMount = (watch) => watch();

/** Whether the engine is out of reach, by the outcomes of requests (S10). */
export const isOutOfReachAtom = atom((get) => {
  get(watchAtom);
  return get(servicesAtom).connection.isOut();
});

export const sendAtom = atom((get) => get(servicesAtom).send);
