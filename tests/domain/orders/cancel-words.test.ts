import { describe, expect, it } from 'vitest';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { cancelOffers, cancelStanding, quoteWords } from '#text/cancel-offer.ts';

const start = Temporal.Instant.from('2026-12-10T08:00:00Z');
const halves = [
  { minutes_before_start: 1440, refund_percentage: 100 },
  { minutes_before_start: 180, refund_percentage: 50 },
];

/** A line with only the fields that these words use. */
const aLine = (changes: object = {}, tiers: object[] | null = halves): OrderLine =>
  ({
    id: crypto.randomUUID(),
    starts_at: start.toString(),
    time_zone: 'Europe/Zagreb',
    attendance_status: 'expected',
    cancellable: true,
    refund_quote: { amount: '40.00', percentage: 50, currency: 'EUR' },
    experience: { title: 'Walk', cancellation_policy: tiers && { tiers } },
    ...changes,
  }) as unknown as OrderLine;
const anOrder = (lines: OrderLine[], changes: object = {}): Order =>
  ({
    status: 'confirmed',
    payment_method_id: '2',
    total: { gross: '160.00', currency: 'EUR' },
    paid: { amount: '160.00', currency: 'EUR' },
    lines,
    ...changes,
  }) as unknown as Order;
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

describe('how cancelling stands', () => {
  it.each([
    ['Free cancellation until Wed, 9 Dec 2026, 09:00.', { hours: 24 }, halves],
    ['50 % refund until Thu, 10 Dec 2026, 06:00.', { hours: 23 }, halves],
    [
      'You can still cancel, but there’s no refund any more.',
      { hours: 1 },
      [{ minutes_before_start: 0, refund_percentage: 0 }],
    ],
  ])('[P12e] says “%s”', (words, duration, tiers) => {
    const line = aLine({}, tiers);

    expect(cancelStanding(anOrder([line]), line, start.subtract(duration))).toBe(words);
  });

  it.each([
    ['The cancellation deadline was Thu, 10 Dec 2026, 06:00.', halves],
    ['This booking can’t be cancelled.', null],
    ['This booking can’t be cancelled.', []],
  ])('[P12e] says where it cannot be “%s”', (words, tiers) => {
    const line = aLine({ cancellable: false, refund_quote: null }, tiers);

    expect(cancelStanding(anOrder([line]), line, start.subtract({ hours: 1 }))).toBe(words);
  });

  it.each([
    ['You haven’t paid for it, so there’s nothing to lose.', '0.00', '0.00'],
    ['You can still cancel, but there’s no refund any more.', '0.00', '20.00'],
    ['The cancellation deadline was Thu, 10 Dec 2026, 06:00.', '40.00', '160.00'],
  ])('[P12e] says “%s” of what could be cancelled when it was last seen', (words, back, paid) => {
    const line = aLine({ refund_quote: { amount: back, percentage: 0, currency: 'EUR' } });
    const order = anOrder([line], { paid: { amount: paid, currency: 'EUR' } });

    expect(cancelStanding(order, line, start.subtract({ hours: 1 }))).toBe(words);
  });
});

describe('what can be cancelled', () => {
  it('[P12, P12e] is a line or all of the order, with what goes back to the cent', () => {
    const [one, other] = [aLine(), aLine({ refund_quote: { amount: '33.33', percentage: 100, currency: 'EUR' } })];

    expect(cancelOffers(anOrder([one, other]), one)).toMatchObject([
      { scope: 'line', back: '40.00', withheld: null },
      { scope: 'order', back: '73.33', withheld: '86.67' },
    ]);
  });

  it('[P12e] is the line alone where another is too late, and nothing of what is cancelled or over', () => {
    const [one, late] = [aLine(), aLine({ cancellable: false, refund_quote: null })];
    const gone = aLine({ attendance_status: 'cancelled' });

    expect(cancelOffers(anOrder([one, late]), one)).toMatchObject([{ scope: 'line' }]);
    expect(cancelOffers(anOrder([one, late]), late)).toEqual([]);
    expect(cancelOffers(anOrder([one, gone]), one)).toMatchObject([{ scope: 'order', lines: [{ line: one }] }]);
    expect(cancelOffers(anOrder([one, gone]), gone)).toEqual([]);
    expect(cancelOffers(anOrder([one], { status: 'completed' }), one)).toEqual([]);
  });

  it('[P9] is all of what is not paid, while its cart says what it is, but not what is being confirmed', () => {
    const unpaid = { cancellable: false, refund_quote: null };
    const [one, other] = [aLine(unpaid), aLine(unpaid)];
    const pending = (state: string, changes: object = {}) =>
      cancelOffers(anOrder([one, other], { status: 'pending', session: { state }, ...changes }), one);

    expect(pending('open')).toMatchObject([{ scope: 'order', back: '0.00' }]);
    expect(pending('processing')).toEqual([]);
    expect(pending('paid', { payment_method_id: '1' })).toMatchObject([{ scope: 'line' }, { scope: 'order' }]);
  });
});

describe('what goes back', () => {
  const wordsOf = (order: Order, n: number) => {
    const [line] = order.lines;
    const offer = line && cancelOffers(order, line)[n];
    return offer ? quoteWords(order, offer) : null;
  };

  it('[P12, P12e] is told with what is kept, how, and by which sentence', () => {
    const order = anOrder([aLine(), aLine()]);

    expect(plain(wordsOf(order, 0)?.back)).toBe('You’ll get 40,00 € back.');
    expect(wordsOf(order, 0)).toMatchObject({
      how: 'We’ll refund the card you paid with. It can take a few days to show.',
      withheld: 'The other 50 % of what you paid isn’t refunded.',
      policy: ['“Cancel at least 3 hours before the start for a 50 % refund.”'],
    });
    expect(plain(wordsOf(order, 1)?.withheld)).toBe('80,00 € isn’t refunded.');
  });

  it('[P12e] is told by the sentence of each line where they differ', () => {
    const whole = aLine({ refund_quote: { amount: '80.00', percentage: 100, currency: 'EUR' } });

    expect(wordsOf(anOrder([whole, aLine()]), 1)?.policy).toEqual([
      'Walk: “Cancel at least 24 hours before the start for a full refund.”',
      'Walk: “Cancel at least 3 hours before the start for a 50 % refund.”',
    ]);
  });

  it('[P12e] is nothing where nothing was paid, and by the shop’s own hand what was paid so', () => {
    const nothing = { amount: '0.00', percentage: 0, currency: 'EUR' };
    const unpaid = anOrder([aLine({ refund_quote: nothing })], { paid: { amount: '0.00', currency: 'EUR' } });

    expect(wordsOf(unpaid, 0)).toEqual({
      back: 'You haven’t paid anything, so there’s nothing to refund.',
      how: null,
      withheld: null,
      policy: [],
    });
    expect(wordsOf(anOrder([aLine({ refund_quote: nothing })]), 0)?.back).toBe('You won’t get a refund.');
    expect(wordsOf(anOrder([aLine()], { payment_method_id: '1' }), 0)?.how).toBe(
      'We’ll pay you back the way you paid.',
    );
  });
});
