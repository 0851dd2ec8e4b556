import { describe, expect, it } from 'vitest';
import { agreementOf, differences, stillHolds } from '#domain/cart/agreement.ts';
import { draftOf } from '#domain/cart/drafts.ts';
import type { RefusedLine } from '#domain/cart/line-recovery.ts';
import {
  canDiscard,
  discardCommand,
  discardLine,
  replacementsFor,
  replaceRefused,
  restoreLines,
} from '#domain/cart/line-recovery.ts';
import { emptyMirror, type Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { type ShownCart, shownCart } from '#domain/cart/shown-cart.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { add, change, details, drop, order } from '#tests/support/play/commands.ts';
import { ModelEngine } from '#tests/support/play/model-engine.ts';
import { changedPhrases } from '#text/agreement-words.ts';
import { waitingChanges } from '#text/waiting.ts';

const noon = Temporal.Instant.from('2026-11-20T12:00:00Z');
const ids = () => {
  let n = 0;
  return () => `new-${++n}`;
};

/** A cart with a line 'a' of two adults that the engine has confirmed. */
function confirmed(): Mirror {
  const engine = new ModelEngine({ now: noon.epochMilliseconds });
  const sent = outbox.beginAttempt(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), 'k1');
  const { method, path, body } = sent.outbox[0]?.sent ?? { method: '', path: '', body: '' };
  void engine.send({ method, path } as never, { body: body ?? '', key: 'k1' });
  return outbox.confirm(sent, 'k1', engine.cart('cart'), noon);
}

const shown = (mirror: Mirror) => shownCart(mirror) as ShownCart;

function refused(command = add('k2', 'cart', 'b'), refusal: Partial<Refusal> = {}): Mirror {
  const queued = outbox.enqueue(confirmed(), command);
  return outbox.refuse(queued, 'k2', 409, { detail: 'no', code: 'places_taken', ...refusal }, noon);
}

const only = ({ refusals }: Mirror) => refusals[0] as RefusedLine;

describe('a refused line', () => {
  const starts = [
    { id: 7, time: '14:00:00', vacancies: 1 },
    { id: 8, time: '16:00:00', vacancies: 2 },
  ];

  it('[W7b] can be had at the other starts of its day that take the party', () => {
    const mirror = refused(add('k2', 'cart', 'b', 2), { start_times: starts });

    expect(replacementsFor(only(mirror))).toEqual([{ kind: 'start', id: 8, time: '16:00:00', left: 2 }]);
  });

  it('[W7b] is wished for at another start as a new line, and its refusal is settled', () => {
    const before = refused(add('k2', 'cart', 'b', 2), { start_times: starts });
    const [instead] = replacementsFor(only(before));

    const mirror = replaceRefused(before, only(before), instead as never, ids());

    expect(mirror.refusals).toEqual([]);
    expect(mirror.outbox).toMatchObject([
      { kind: 'add_line', cart_id: 'cart', selection: { booking_info: { start_time_id: 8 }, expected_total: '80.00' } },
    ]);
    expect(shown(mirror).lines[1]).toMatchObject({ booking_info: { start_time: { time: '16:00:00' } } });
    expect(shown(mirror).lines[1]?.id).not.toBe('b');
  });

  it('[W7b] at another price is agreed to at that price', () => {
    const before = refused(add('k2', 'cart', 'b', 2), { code: 'price_changed', new_total: '89.00', currency: 'EUR' });
    const [instead] = replacementsFor(only(before));

    const mirror = replaceRefused(before, only(before), instead as never, ids());

    expect(mirror.outbox).toMatchObject([{ kind: 'add_line', selection: { expected_total: '89.00' } }]);
  });

  it('[W7b] that was changed is changed otherwise, or is no more to be seen once it is changed by hand', () => {
    const before = refused(change('k2', 'cart', 'a', 4) as never, {
      start_times: [{ ...starts[1], vacancies: 4 } as never],
    });
    const [instead] = replacementsFor(only(before));

    expect(replaceRefused(before, only(before), instead as never, ids()).outbox).toMatchObject([
      { kind: 'change_line', line_id: 'a', change: { booking_info: { start_time_id: 8 } } },
    ]);
    expect(outbox.enqueue(before, change('k3', 'cart', 'a', 3)).refusals).toEqual([]);
  });

  it('[W7b, E5] can be opened in its form', () => {
    expect(draftOf(refused(), 'b')?.id).toBe('b');
    expect(draftOf(refused(), 'a')).toBeUndefined();
  });
});

describe('a draft', () => {
  const lapsed = () => outbox.expire(confirmed(), 'cart', noon);

  it('[C12] is put back as a new line of a new cart, at the price it had', () => {
    const mirror = restoreLines(lapsed(), ['a'], ids());

    expect(mirror.lost_lines).toEqual([]);
    expect(mirror.id).not.toBe('cart');
    expect(mirror.outbox).toMatchObject([{ kind: 'add_line', selection: { expected_total: '80.00' } }]);
  });

  it('[C12] that is let go is removed from its cart too, should the engine bring it back', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmed(), details('k2', 'cart', { note: 'n' })), 'k2');

    const mirror = discardLine(outbox.expire(sent, 'cart', noon), 'a', ids());

    expect(mirror.lost_lines).toEqual([]);
    expect(mirror.outbox.map(({ kind }) => kind)).toEqual(['change_cart', 'drop_line']);
  });
});

describe('taking back', () => {
  it('[W5] forgets what was never sent', () => {
    const mirror = discardCommand(outbox.enqueue(confirmed(), drop('k2', 'cart', 'a')), 'k2', ids());

    expect(mirror.outbox).toEqual([]);
    expect(shown(mirror).lines).toHaveLength(1);
  });

  it('[W5, W6] changes back what was sent, at the price that was confirmed', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmed(), change('k2', 'cart', 'a', 5)), 'k2');

    const mirror = discardCommand(sent, 'k2', ids());

    expect(mirror.outbox).toMatchObject([{ id: 'k2' }, { kind: 'change_line', change: { expected_total: '80.00' } }]);
    expect(shown(mirror).lines[0]?.total.gross).toBe('80.00');
  });

  it('[W6] is not offered for what may have taken effect and cannot be undone', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmed(), drop('k2', 'cart', 'a')), 'k2');

    expect(canDiscard(sent, sent.outbox[0] as never)).toBe(false);
    expect(discardCommand(sent, 'k2', ids())).toBe(sent);
  });

  it('[W5] is told with what each change asks for', () => {
    const mirror = [drop('k2', 'cart', 'a'), details('k3', 'cart', { promo_code: 'SUMMER' })].reduce(
      outbox.enqueue,
      confirmed(),
    );

    expect(waitingChanges(mirror).map(({ what }) => phrasesText(what))).toEqual([
      expect.stringMatching(/^Remove “/),
      'Apply code SUMMER',
    ]);
  });
});

describe('what was agreed', () => {
  it('[W8] holds as long as lines and total are the same and the places are held', () => {
    const mirror = outbox.enqueue(confirmed(), order('k2', 'cart'));
    const agreed = agreementOf(shown(mirror));

    expect(differences(agreed, shown(mirror))).toEqual([]);
    expect(stillHolds(agreed, shown(mirror), noon.add({ minutes: 29 }))).toBe(true);
    expect(stillHolds(agreed, shown(mirror), noon.add({ minutes: 30 }))).toBe(false);
    expect(stillHolds(agreed, null, noon)).toBe(false);
  });

  it('[W8] is told where it no longer holds', () => {
    const agreed = agreementOf(shown(confirmed()));
    const other = shown(outbox.enqueue(confirmed(), change('k2', 'cart', 'a', 3)));

    expect(differences(agreed, other).map(({ kind }) => kind)).toEqual(['changed', 'total']);
    expect(phrasesText(changedPhrases(differences(agreed, other))).replaceAll('\u00A0', ' ')).toMatch(
      /has changed, the total is now 120,00 € \(it was 80,00 €\)/,
    );
  });
});
