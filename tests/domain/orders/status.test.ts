import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, moves, paymentStatusOf } from '#domain/orders/status.ts';

/** The allowed moves of one kind of status, as 'from → to'. */
const allowed = (of: keyof typeof moves): string[] => {
  const statuses = Object.keys(moves[of]) as never[];
  return statuses.flatMap((from) =>
    statuses.flatMap((to) => (canMove(of, from, to) ? [`${String(from)} → ${String(to)}`] : [])),
  );
};

describe('statuses', () => {
  it('[P11] an order moves so, and not otherwise', () => {
    expect(allowed('order')).toEqual([
      'pending → confirmed',
      'pending → expired',
      'pending → cancelled',
      'confirmed → completed',
      'confirmed → cancelled',
      'expired → confirmed',
    ]);
  });

  it("[P11] a line's guests move so, and not otherwise", () => {
    expect(allowed('attendance')).toEqual([
      'expected → checked_in',
      'expected → no_show',
      'expected → cancelled',
      'checked_in → expected',
      'no_show → expected',
      'no_show → checked_in',
    ]);
  });

  it('[P11] money that went back stays told, and what was paid becomes unpaid only as a payment by mistake', () => {
    const all = allowed('payment');

    expect(all.filter((move) => /^(partially_)?refunded → /.test(move))).toEqual([
      'partially_refunded → refunded',
      'refunded → partially_refunded',
    ]);
    expect(
      all.filter((move) => /^(partially_paid|paid|partially_refunded) → (unpaid|failed|not_required)$/.test(move)),
    ).toEqual(['partially_paid → unpaid', 'partially_paid → not_required', 'paid → unpaid', 'paid → not_required']);
    expect(all.filter((move) => /^(\w+) → \1$/.test(move))).toEqual([]);
  });
});

describe('the payment status', () => {
  const money = { total: 8000, amount: 1600, paid: 0, refunded: 0, failed: false };

  it.each([
    [{}, 'unpaid'],
    [{ failed: true }, 'failed'],
    [{ amount: 0 }, 'not_required'],
    [{ amount: 0, failed: true }, 'failed'],
    [{ paid: 1600 }, 'partially_paid'],
    [{ paid: 1600, failed: true }, 'partially_paid'],
    [{ paid: 7999 }, 'partially_paid'],
    [{ paid: 8000 }, 'paid'],
    [{ paid: 9000 }, 'paid'],
    [{ paid: 8000, refunded: 1 }, 'partially_refunded'],
    [{ paid: 1600, refunded: 1600 }, 'refunded'],
    [{ total: 0, amount: 0 }, 'not_required'],
  ] as const)('[P11] with %j is %s', (changes, expected) => {
    expect(paymentStatusOf({ ...money, ...changes })).toBe(expected);
  });

  it('[P11] moves only as the table allows, whatever comes in, fails and goes back', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constant('paid' as const), amount: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('refunded' as const), amount: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('taken back' as const), amount: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('failed' as const), amount: fc.constant(0) }),
      fc.record({ kind: fc.constant('tried again' as const), amount: fc.integer({ min: 0, max: 100 }) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 200 }),
        fc.array(event),
        (amount, total, events) => {
          let state = { total, amount, paid: 0, refunded: 0, failed: false };
          let status = paymentStatusOf(state);
          const refused: string[] = [];
          for (const { kind, amount: much } of events) {
            // Refunds never exceed payments.
            if (kind === 'paid') state = { ...state, paid: state.paid + much, failed: false };
            if (kind === 'refunded') state = { ...state, refunded: Math.min(state.paid, state.refunded + much) };
            if (kind === 'taken back')
              state = { ...state, paid: Math.max(state.refunded, state.paid - much), failed: false };
            if (kind === 'failed') state = { ...state, failed: true };
            if (kind === 'tried again') state = { ...state, amount: much, failed: false };
            const next = paymentStatusOf(state);

            if (next !== status && !canMove('payment', status, next)) refused.push(`${status} → ${next}`);
            status = next;
          }
          expect(refused).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
