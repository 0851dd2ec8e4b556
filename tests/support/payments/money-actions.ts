import fc from 'fast-check';
import type { Card } from './paying-worlds.ts';

/** The next action of buyers, staff, the provider or time. `who` is the index of an order so far, `line` the index of one of its lines. */
export type Action =
  | { do: 'buy'; lines: number; adults: number; code: string | null; isWhole: boolean }
  | { do: 'pay'; who: number; card: Card }
  | { do: 'pay again' | 'pay the rest' | 'change the cart' | 'empty the cart' | 'look'; who: number }
  | { do: 'take cash' | 'cancel' | 'cancel a line'; who: number; line: number; share: number | null }
  | { do: 'cancel by the buyer' | 'change by the buyer' | 'change dropped'; who: number; line: number; adults: number }
  | { do: 'later'; minutes: number }
  | { do: 'tell'; from: number; isBackwards: boolean }
  | { do: 'sweep' | 'outage' };

/** Promo codes whose shares of the lines are not whole cents. */
export const codes = ['THIRD', 'LESS', 'ONCE'] as const;

const who = fc.nat(4);
const line = fc.nat(2);
const adults = fc.integer({ min: 1, max: 2 });
const share = fc.option(fc.constantFrom(0, 0.3, 1), { nil: null });
const just = <const T extends string>(...names: T[]) => fc.constantFrom(...names);

const buying = fc.record({
  do: just('buy'),
  lines: fc.integer({ min: 1, max: 3 }),
  adults,
  code: fc.option(fc.constantFrom(...codes), { nil: null }),
  isWhole: fc.boolean(),
});
const paying = fc.record({ do: just('pay'), who, card: just('good', 'good', 'declined', 'slow', 'slow, declined') });
const telling = fc.record({ do: just('tell'), from: fc.nat(6), isBackwards: fc.boolean() });

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: buying },
  { weight: 8, arbitrary: paying },
  {
    weight: 6,
    arbitrary: fc.record({
      do: just('pay again', 'pay the rest', 'pay the rest', 'change the cart', 'empty the cart', 'look'),
      who,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: just('take cash', 'cancel', 'cancel a line', 'cancel a line'), who, line, share }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: just('cancel by the buyer', 'change by the buyer', 'change by the buyer', 'change dropped'),
      who,
      line,
      adults: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: just('later'), minutes: fc.constantFrom(1, 20, 34, 12_000) }) },
  { weight: 5, arbitrary: telling },
  { weight: 3, arbitrary: fc.record({ do: just('sweep', 'sweep', 'outage') }) },
);

const paid = [
  { do: 'pay', who: 0, card: 'good' },
  { do: 'tell', from: 0, isBackwards: false },
] as const satisfies Action[];

/** Each history begins with a paid order, because chance alone would rarely bring money into it. */
export const anyActions: fc.Arbitrary<Action[]> = fc
  .tuple(buying, fc.array(action, { minLength: 10, maxLength: 30 }))
  .map(([first, others]) => [first, ...paid, ...others]);

/** A history that certainly contains money. */
export const aPurchase: Action[] = [{ do: 'buy', lines: 1, adults: 1, code: null, isWhole: false }, ...paid];
