import fc from 'fast-check';
import { type LinkFault, linkFaults } from '../browser/link-faults.ts';

/** What may happen to a device with a cart: its visitor, its network, its clock, its tabs and its worker. */
export type Step =
  | { readonly do: 'add'; readonly adults: number }
  | { readonly do: 'change'; readonly line: number; readonly adults: number }
  | { readonly do: 'drop'; readonly line: number }
  | { readonly do: 'drop_cart' | 'note' | 'contact' }
  /** Of a line, the booking and the first so many who come are asked. */
  | { readonly do: 'answer'; readonly line: number; readonly of: number }
  /** A tab asks for the order, takes that back, or is closed; tab 2 is the worker, where nobody asks. */
  | { readonly do: 'order' | 'withdraw' | 'leave'; readonly tab: 0 | 1 }
  /** A deliverer goes on for so many steps, or until it has nothing more to do; then it stands still, or is gone for good. */
  | {
      readonly do: 'deliver';
      readonly tab: 0 | 1 | 2;
      readonly faults: readonly (LinkFault | null)[];
      readonly steps: number | null;
      readonly crash: boolean;
    }
  /** A page reads the cart; what it was told may be heard only later. */
  | { readonly do: 'refresh'; readonly fault: LinkFault | null; readonly isSlow: boolean }
  | { readonly do: 'hear' | 'online' | 'see' | 'success' }
  /** Second thoughts: what an expired cart left is put back or let go, a refused line is had otherwise, what waits is taken back. */
  | { readonly do: 'put_back' | 'let_go' }
  | { readonly do: 'instead' | 'discard'; readonly which: number }
  /** A request arrives that nobody waits for any more, for the first time or again. */
  | { readonly do: 'arrive'; readonly which: number }
  | { readonly do: 'charge'; readonly price: string }
  /** `isAsleep`: the page does not notice. */
  | { readonly do: 'wait'; readonly minutes: number; readonly isAsleep: boolean }
  /** The device's clock is set anew, and the page asks for the engine's. */
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

/** The way to an order, as far as it gets: chance alone finds it too seldom. */
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

/** Up to 40 steps or so. */
export const anySchedule: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof({ weight: 12, arbitrary: step.map((it) => [it]) }, { weight: 1, arbitrary: buying }), {
    maxLength: 28,
    size: 'max',
  })
  .map((phrases) => phrases.flat());
