import type { Experience } from '#domain/contract/catalogue.ts';
import type { ApiReply } from '#tests/support/engine/asking.ts';
import { ana } from '#tests/support/payments/buying.ts';
import type { Caller } from '../support/caller.ts';
import type { Installation } from '../support/installation.ts';
import type { Desk, Token } from '../support/people.ts';
import { type Spot, selectionOf } from '../support/tours.ts';

/** A write that is sent several times, and what it must have done once. */
export interface Act {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly as?: Token;
  /** null for a call whose parts have ids of their own: then the answers differ, as other calls come between. */
  readonly key: string | null;
  /** Whether it takes several transactions: an engine that is killed between them leaves a key in flight. */
  readonly isInSteps?: boolean;
  /** Statements that each count one effect, in the first column. */
  readonly effects: readonly string[];
}

/** The surroundings of acts: each act has a departure of its own. */
export interface Stage {
  readonly at: Installation;
  readonly caller: Caller;
  readonly tour: Experience;
  readonly owner: Token;
  readonly desk: Desk;
  nextSpot(): Promise<Spot>;
}

export type Prepare = (stage: Stage) => Promise<Omit<Act, 'name' | 'key'> & { key?: null }>;

/** Prepares by a call without a key. @throws Error with a refusal */
export async function done<Reply>(
  { at, caller }: Stage,
  method: string,
  path: string,
  body: object,
  as?: Token,
): Promise<Reply> {
  const answer: ApiReply<Reply> = await caller.ask<Reply>(at.url(0), method, path, { body, as });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}

export const lineAt = ({ tour }: Stage, spot: Spot, adults = 1) => selectionOf(tour, spot, adults);

export interface MadeCart {
  readonly id: string;
  readonly version: number;
  readonly total: { readonly gross: string };
  readonly lines: readonly { readonly id: string }[];
}

/** A cart with one adult, which is ready for an order. */
export async function aCart(stage: Stage, spot: Spot): Promise<MadeCart> {
  const { id } = await done<MadeCart>(stage, 'POST', '/api/cart/', lineAt(stage, spot));
  return done<MadeCart>(stage, 'PATCH', `/api/cart/${id}/`, { main_contact_info: ana });
}

export interface MadeOrder {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly { readonly id: string }[];
}

export const cash = (amount: string) => ({ payment_method_id: '1', payment_type_id: 'cash', amount });

/** A confirmed order of one adult, which staff have made. @param paid  whether its 40,00 € are paid in cash */
export async function anOrder(stage: Stage, spot: Spot, paid = false, contact: object = ana): Promise<MadeOrder> {
  const body = { lines: [lineAt(stage, spot)], main_contact_info: contact, ...cash('40.00'), paid };
  return done<MadeOrder>(stage, 'POST', '/api/orders/', body, stage.owner);
}

/** A statement that counts rows. */
export const countOf = (table: string, condition: string) => `select count(*) as n from ${table} where ${condition}`;

/** Something that no other act has. */
export const aMark = () => crypto.randomUUID().replaceAll('-', '');
