import type { FunnelStep, HandOnConsent } from '#domain/contract/events.ts';
import type { DestinationKind } from '#domain/contract/office/event-destinations.ts';

/** An event that waits for delivery. It identifies the visitor only as far as the visitor has consented. */
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
  /** The value as a decimal. */
  readonly value: string | null;
  readonly items: readonly HandedItem[];
  /** For a purchase: the number of its order, and the buyer's email address as SHA-256. */
  readonly transaction?: string;
  readonly email_hash?: string | null;
}

export interface HandedItem {
  readonly id: number;
  readonly title: string;
  readonly quantity: number | null;
  /** The price of all of them together, a decimal. */
  readonly price: string | null;
}

/** The consent that each kind of system needs: one of these. */
const needs: Readonly<Record<DestinationKind, readonly HandOnConsent[]>> = {
  ga4: ['statistics'],
  plausible: ['statistics'],
  meta: ['marketing'],
  webhook: ['statistics', 'marketing'],
};

/** Whether a visitor's consent allows a kind of system to get an event. All kinds but webhooks also need the visitor's number. */
export function mayGet(kind: DestinationKind, { granted, visitor }: Pick<HandedEvent, 'granted' | 'visitor'>): boolean {
  return needs[kind].some((it) => granted.includes(it)) && (visitor !== null || kind === 'webhook');
}

/** The parts of an event that one kind of system may have: the buyer's address is for advertising only. */
export function partFor(kind: DestinationKind, event: HandedEvent): HandedEvent {
  return {
    ...event,
    user_agent: kind === 'meta' || kind === 'plausible' ? event.user_agent : '',
    ...(event.email_hash !== undefined && { email_hash: kind === 'meta' ? event.email_hash : null }),
  };
}
