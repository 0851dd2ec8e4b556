import type { Cart, LineSelection } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { Send } from '#platform/network/api.ts';
import type { LinkFault } from '../browser/link-faults.ts';

/** The engine of a schedule: the model or the real one. It has one departure, whose places may run out. */
export interface PlayedEngine {
  /** `send` of the platform over a link. */
  readonly link: (wire: Wire) => Send;
  readonly now: () => Temporal.Instant;
  readonly pass: (minutes: number) => void;
  /** Sets the price of an adult, a decimal. */
  readonly charge: (price: string) => Promise<void>;
  readonly newId: () => string;
  /** A selection of so many adults on the one departure. */
  readonly selection: (adults: number) => LineSelection;
  /** The experience as a device knows it while an adult costs this price. */
  readonly experience: (price: string) => Experience;
  /** A payment method with which an order takes effect at once. */
  readonly paymentMethod: { readonly id: string; readonly type: string | null };
  /** The cart if it is live, else null. */
  readonly cart: (id: string) => Promise<Cart | null>;
  /** Ids of the lines that were ordered. */
  readonly bought: () => Promise<ReadonlySet<string>>;
}

/** The network between a device and the engine, for one request. */
export interface Wire {
  readonly fault: LinkFault | null;
  /** The key that is sent with a command. */
  readonly keyOf: (id: string) => string;
  /** Called when a command's request takes effect for the first time. */
  readonly onEffect: (id: string) => void;
  /** Called with a request that may arrive at the engine (again) at any later time. `isLate`: it has not arrived yet. */
  readonly onTheWay: (arrive: () => Promise<unknown>, isLate: boolean) => void;
}
