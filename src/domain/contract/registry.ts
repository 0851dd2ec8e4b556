import * as bookings from './bookings.ts';
import * as cart from './cart.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as orders from './orders.ts';
import * as webstore from './webstore.ts';

/** Every call of the storefront's contract: for the engine's routes, the API page and the tests. */
export const endpoints: readonly AnyEndpoint[] = [webstore, bookings, cart, orders, events].flatMap((area) =>
  Object.values(area).filter(
    (value): value is AnyEndpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  ),
);
