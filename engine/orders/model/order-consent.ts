import type { OrderConsent } from '#domain/contract/events.ts';
import type { Transaction } from '../../database/database.ts';
import { asksForPrivacy } from '../../http/request/privacy-signals.ts';

/** The kind of the jobs that count the purchase of an order and pass it on (O8), once the order is confirmed. The key is the order's id. */
export const PURCHASE = 'purchase';

/** The most characters of a browser's user agent that are stored. */
const LONGEST_USER_AGENT = 300;

/** Stores a buyer's consent, in place of their earlier consent. */
export async function saveOrderConsent(
  tx: Transaction,
  order_id: string,
  consent: OrderConsent | undefined,
  { headers }: Request,
): Promise<void> {
  await tx.deleteFrom('order_consents').where('order_id', '=', order_id).execute();
  if (!consent || consent.granted.length === 0 || asksForPrivacy(headers)) return;
  const { granted, visitor = null, session = null } = consent;
  const user_agent = (headers.get('user-agent') ?? '').slice(0, LONGEST_USER_AGENT);
  const granted_json = JSON.stringify(granted);
  await tx.insertInto('order_consents').values({ order_id, granted_json, visitor, session, user_agent }).execute();
}
