import type { FunnelStep, HandOnConsent } from '#domain/contract/events.ts';
import type { DestinationKind } from '#domain/contract/office/event-destinations.ts';

/** An event as it waits to be handed on. Nothing of it says who the visitor is, but for what the visitor has granted. */
export interface HandedEvent {
  readonly id: string;
  readonly name: FunnelStep;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly granted: readonly HandOnConsent[];
  readonly visitor: string | null;
  readonly session: number | null;
  readonly user_agent: string;
  readonly url: string;
  readonly currency: string;
  /** Decimals. */
  readonly value: string | null;
  readonly items: readonly HandedItem[];
  /** Of a purchase: the number of its order, and the buyer's email address as SHA-256. */
  readonly transaction?: string;
  readonly email_hash?: string | null;
}

export interface HandedItem {
  readonly id: number;
  readonly title: string;
  readonly quantity: number | null;
  /** Of all of them, a decimal. */
  readonly price: string | null;
}

/** Which consent each kind needs: one of these. */
const needs: Readonly<Record<DestinationKind, readonly HandOnConsent[]>> = {
  ga4: ['statistics'],
  plausible: ['statistics'],
  meta: ['marketing'],
  webhook: ['statistics', 'marketing'],
};

/** Whether a visitor has granted that a kind of system gets an event. Those that tell visitors apart need a number for them. */
export function mayGet(kind: DestinationKind, { granted, visitor }: Pick<HandedEvent, 'granted' | 'visitor'>): boolean {
  return needs[kind].some((it) => granted.includes(it)) && (visitor !== null || kind === 'webhook');
}

/** The event as one kind of system may have it: the buyer's address is for advertising alone. */
export function partFor(kind: DestinationKind, event: HandedEvent): HandedEvent {
  return {
    ...event,
    user_agent: kind === 'meta' || kind === 'plausible' ? event.user_agent : '',
    ...(event.email_hash !== undefined && { email_hash: kind === 'meta' ? event.email_hash : null }),
  };
}
