import { selection } from './cart.ts';
import { Amount, Price } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { instant, integer, list, type Of, optional, shape } from './fields.ts';
import { pk } from './resource-fields.ts';

/** Places that are held while staff enter a booking, such as during a phone call (B13). */

const StaffHoldRequest = shape({
  store: optional(pk('stores')),
  lines: list(shape({ ...selection, experience_id: integer() }), { empty: false, max: 100 }),
});
export type StaffHoldRequest = Of<typeof StaffHoldRequest>;

const StaffHold = shape({
  total: Price,
  deposit: Amount,
  /** When the places are free again, unless they are held once more or booked. */
  expires_at: instant(),
  /** Until when an order made now would keep its places without a payment. */
  reserved_until: instant(),
});
export type StaffHold = Of<typeof StaffHold>;

const path = '/api/bookings/holds/{id}/';
/** The caller chooses the id, a UUID. The places replace those that the hold had before. */
export const holdPlaces = endpoint('PUT', path, { body: StaffHoldRequest, reply: StaffHold, keyed: false });
export const releasePlaces = endpoint('DELETE', path, { keyed: false });
