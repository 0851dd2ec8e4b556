import { atom } from 'jotai';
import type { AnyResource } from '#domain/contract/endpoint.ts';
import type { Outcome, Send } from '#platform/network/api.ts';
import type { Connection } from '#platform/network/connection.ts';
import type { Clock } from '#platform/page/clock.ts';

/** What is known of a read: its value, as of when, or that there is none, or why it could not be had. */
export type Known =
  | {
      readonly state: 'here';
      readonly value: unknown;
      readonly asOf: string;
      readonly etag: string | null;
      /** Whether it is from a catalogue that the device has in part (W9). */
      readonly isPartial?: boolean;
    }
  | { readonly state: 'missing' }
  | {
      readonly state: 'failed';
      readonly outcome: Exclude<Outcome<unknown>, { kind: 'ok' | 'unchanged' | 'notFound' }>;
    };

/** What the atoms of a store stand on: the way to the engine, and its time. One for each request on the engine, one in the page. */
export interface Services {
  readonly send: Send;
  readonly clock: Clock;
  readonly connection: Connection;
  /** Reads a resource into the store: how an atom that only reads can ask for what is missing. */
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

/** Whether the engine is out of reach, as the outcomes of requests tell (S10). */
export const isOutOfReachAtom = atom((get) => {
  get(watchAtom);
  return get(servicesAtom).connection.isOut();
});

export const sendAtom = atom((get) => get(servicesAtom).send);
