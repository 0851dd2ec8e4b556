import fc from 'fast-check';
import { type LinkFault, linkFaults } from '../browser/link-faults.ts';

/** The events that may happen to a device with a cart: to its visitor, network, clock, tabs and worker. */
export type Step =
  | { readonly do: 'add'; readonly adults: number }
  | { readonly do: 'change'; readonly line: number; readonly adults: number }
  | { readonly do: 'drop'; readonly line: number }
  | { readonly do: 'drop_cart' | 'note' | 'contact' }
  /** Answers the questions of a line: those about the booking, and those to the first `of` guests. */
  | { readonly do: 'answer'; readonly line: number; readonly of: number }
  /** The visitor asks for the order in a tab, takes it back, or closes the tab. Tab 2 is the worker, where nobody asks. */
  | { readonly do: 'order' | 'withdraw' | 'leave'; readonly tab: 0 | 1 }
  /** A deliverer advances by so many steps, or until it has nothing to do; then it pauses, or crashes. */
  | {
      readonly do: 'deliver';
      readonly tab: 0 | 1 | 2;
      readonly faults: readonly (LinkFault | null)[];
      readonly steps: number | null;
      readonly crash: boolean;
    }
  /** A page reads the cart. With `isSlow`, it handles the answer later. */
  | { readonly do: 'refresh'; readonly fault: LinkFault | null; readonly isSlow: boolean }
  | { readonly do: 'hear' | 'online' | 'see' | 'success' }
  /** Second thoughts: restores or drops the lines of an expired cart, takes the alternative for a refused line, takes back a waiting change. */
  | { readonly do: 'put_back' | 'let_go' }
  | { readonly do: 'instead' | 'discard'; readonly which: number }
  /** A request that the device has given up arrives, for the first time or again. */
  | { readonly do: 'arrive'; readonly which: number }
  | { readonly do: 'charge'; readonly price: string }
  /** `isAsleep`: the page does not notice the passing time. */
  | { readonly do: 'wait'; readonly minutes: number; readonly isAsleep: boolean }
  /** The device's clock changes, and the page asks the engine for the time. */
  | { readonly do: 'clock'; readonly hours: number; readonly fault: LinkFault | null };

const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 5, arbitrary: fc.constantFrom(...linkFaults) },
);
const tab = fc.constantFrom(0 as const, 1 as const);
const line = fc.nat(3);
const adults = fc.integer({ min: 1, max: 6 });

const deliver = fc.record({
  do: fc.constant('deliver' as const),
  tab: fc.constantFrom(0 as const, 1 as const, 2 as const),
  faults: fc.array(fault, { maxLength: 4 }),
  steps: fc.option(fc.nat(7), { freq: 2 }),
  crash: fc.boolean(),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('add' as const), adults }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change' as const), line, adults }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('drop' as const), line }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('drop_cart', 'note', 'note', 'contact') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), line, of: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('order', 'withdraw', 'leave'), tab }) },
  { weight: 16, arbitrary: deliver },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refresh' as const), fault, isSlow: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('hear', 'online', 'online', 'see', 'success') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('put_back', 'put_back', 'let_go') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('instead', 'discard'), which: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('charge' as const), price: fc.constantFrom('40.00', '44.50') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 10, 29, 31, 26 * 60),
      isAsleep: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), hours: fc.constantFrom(-24, 24), fault }) },
);

/** The steps to an order, because chance alone rarely finds them. */
const buying = fc
  .tuple(adults, tab, deliver, deliver, fc.boolean())
  .map(([some, at, first, second, isSeen]): Step[] => [
    { do: 'add', adults: some },
    { do: 'contact' },
    first,
    { do: 'order', tab: at },
    { ...second, tab: at },
    ...(isSeen ? [{ do: 'success' } as const] : []),
  ]);

/** A schedule of up to about 40 steps. */
export const anySchedule: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof({ weight: 12, arbitrary: step.map((it) => [it]) }, { weight: 1, arbitrary: buying }), {
    maxLength: 28,
    size: 'max',
  })
  .map((phrases) => phrases.flat());
