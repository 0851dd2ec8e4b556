import type { Cart, LineSelection } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { Send } from '#platform/network/api.ts';
import type { LinkFault } from '../browser/link-faults.ts';

/** The engine that a schedule is played against: the model of it, or the real one. One departure, its places not for all. */
export interface PlayedEngine {
  /** `send` of the platform over a link. */
  readonly link: (wire: Wire) => Send;
  readonly now: () => Temporal.Instant;
  readonly pass: (minutes: number) => void;
  /** What an adult costs from now on, a decimal. */
  readonly charge: (price: string) => Promise<void>;
  readonly newId: () => string;
  /** So many adults on the one departure. */
  readonly selection: (adults: number) => LineSelection;
  /** The experience as a device knew it when an adult cost that. */
  readonly experience: (price: string) => Experience;
  /** How an order is paid that takes effect at once. */
  readonly paymentMethod: { readonly id: string; readonly type: string | null };
  /** The cart, where it is alive. */
  readonly cart: (id: string) => Promise<Cart | null>;
  /** Ids of the lines that were ordered. */
  readonly bought: () => Promise<ReadonlySet<string>>;
}

/** What lies between a device and the engine, for one request. */
export interface Wire {
  readonly fault: LinkFault | null;
  /** The key that goes out with a command. */
  readonly keyOf: (id: string) => string;
  /** A command's request took effect, and was no repeat. */
  readonly onEffect: (id: string) => void;
  /** A request that may come to the engine (again) at any time. `isLate`: it has not been there yet. */
  readonly onTheWay: (arrive: () => Promise<unknown>, isLate: boolean) => void;
}
