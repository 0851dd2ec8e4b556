import type { Engine } from '#tests/support/engine/engine.ts';
import type { Seller } from '#tests/support/engine/sellers.ts';
import type { Owner } from './ids.ts';
import { word } from './words.ts';

/** An account with data of every kind, and the ids by which its objects are addressed. */
export interface Account {
  readonly owner: Owner;
  readonly engine: Engine;
  /** The origin of its storefront. */
  readonly shop: string;
  readonly seller: Seller;
  readonly ids: Record<string, string | number>;
}

/** A secret word of the account for a field. */
export const wordOf = ({ owner }: Account, field: string) => word(owner, field);

/** Sends a call as the account's owner. @throws Error with the refusal */
export async function done(account: Account, method: string, path: string, body?: unknown) {
  const answer = await account.seller.send(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path} answers ${answer.status}: ${answer.text}`);
  return answer.body as Record<string, unknown> & { id: number };
}

/** Sends a call as a visitor of the account's shop. @throws Error with the refusal */
export async function visited(account: Account, method: string, path: string, body?: unknown) {
  const answer = await account.engine.send(method, account.shop + path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path} answers ${answer.status}: ${answer.text}`);
  return answer.body as Record<string, unknown>;
}
