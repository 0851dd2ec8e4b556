import { reason } from '#domain/contract/problems.ts';
import { invalidError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import { buyerContact } from '../../database/buyer-contact.ts';
import type { OrderRow } from '../../database/tables.ts';
import { networkFrom } from '../../http/client-network.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import type { Input, Route } from '../../http/route.ts';
import { buyersOrder } from './queries.ts';

type Contact = Pick<OrderRow, 'main_contact_info_json'>;

/** @throws Invalid unless an order was made with that address (P15), in any case and with any space around it */
export function refuseOtherAddress(order: Contact, email: string): void {
  const address = buyerEmailOf(order);
  if (address === null) throw invalidError(['email'], reason('order_without_email'));
  if (address !== normalised(email)) throw invalidError(['email'], reason('other_email'));
}

/** The address of an order in lower case; null if staff made it without an address. */
export function buyerEmailOf(order: Contact): string | null {
  return normalised(buyerContact(order).email) || null;
}

/**
 * Limits guesses at an order's address; the right address does not count. The refusal is not stored under the request's key, so the
 * same request can succeed later.
 *
 * @param param  the path's parameter with the order's id
 */
export function guardedAddress(context: Context, param: string, route: Route): Route {
  const handle = async (input: Input<unknown, { email: string }>): Promise<unknown> => {
    const { body, params, store, now, request } = input;
    const id = params[param] ?? '';
    const order = await context.database.read((tx) => buyersOrder(tx, store.id, id));
    const from = networkFrom(context, request);
    const limits = [
      ...(from ? [{ key: `addresses from ${from}`, most: 60, minutes: 15 }] : []),
      { key: `addresses of ${id}`, most: 10, minutes: 15 },
    ];
    const guesses = rateLimit(context, limits, () => invalidError(['email'], reason('too_many_addresses')));
    await guesses.begin(now);
    if (buyerEmailOf(order) === normalised(body.email)) await context.database.write((tx) => guesses.forgive(tx));
    return route.handle(input);
  };
  return { ...route, handle };
}

function normalised(email: string): string {
  return email.trim().toLowerCase();
}
