import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttendanceStatus, OrderStatus, PaymentStatus } from '#domain/contract/orders.ts';
import {
  attendanceMoves,
  canMove,
  canMoveAttendance,
  canMovePayment,
  orderMoves,
  paymentMoves,
  paymentStatusOf,
} from '#domain/status.ts';

const statuses = <Status extends string>(moves: Record<Status, unknown>): Status[] => Object.keys(moves) as Status[];
/** Every pair of a table that is allowed, as 'from → to'. */
const allowed = <Status extends string>(
  moves: Record<Status, unknown>,
  can: (from: Status, to: Status) => boolean,
): string[] =>
  statuses(moves).flatMap((from) => statuses(moves).flatMap((to) => (can(from, to) ? [`${from} → ${to}`] : [])));

describe('statuses', () => {
  it('[P11] an order moves so, and not otherwise', () => {
    expect(allowed<OrderStatus>(orderMoves, canMove)).toEqual([
      'pending → confirmed',
      'pending → expired',
      'pending → cancelled',
      'confirmed → completed',
      'confirmed → cancelled',
      'expired → confirmed',
    ]);
  });

  it("[P11] a line's guests move so, and not otherwise", () => {
    expect(allowed<AttendanceStatus>(attendanceMoves, canMoveAttendance)).toEqual([
      'expected → checked_in',
      'expected → no_show',
      'expected → cancelled',
      'checked_in → expected',
      'no_show → expected',
      'no_show → checked_in',
    ]);
  });

  it('[P11] money that went back does not come back, and what was paid never becomes unpaid', () => {
    const moves = allowed<PaymentStatus>(paymentMoves, canMovePayment);

    expect(paymentMoves.refunded).toEqual([]);
    expect(
      moves.filter((move) => /^(partially_paid|paid|partially_refunded) → (unpaid|failed|not_required)$/.test(move)),
    ).toEqual([]);
    expect(moves.filter((move) => /^(\w+) → \1$/.test(move))).toEqual([]);
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
            // Nothing more is asked for once something went back, and no more goes back than came in.
            if (kind === 'paid' && state.refunded === 0) state = { ...state, paid: state.paid + much, failed: false };
            if (kind === 'refunded') state = { ...state, refunded: Math.min(state.paid, state.refunded + much) };
            if (kind === 'failed') state = { ...state, failed: true };
            if (kind === 'tried again') state = { ...state, amount: much, failed: false };
            const next = paymentStatusOf(state);

            if (next !== status && !canMovePayment(status, next)) refused.push(`${status} → ${next}`);
            status = next;
          }
          expect(refused).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
