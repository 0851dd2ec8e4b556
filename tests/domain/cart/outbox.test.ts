import { describe, expect, it } from 'vitest';
import { confirmEnded, endCart, settleEnded } from '#domain/cart/cart-ended.ts';
import { emptyMirror, type Mirror, NewerMirror, storedMirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { shownCart, withoutOldLines } from '#domain/cart/shown-cart.ts';
import type { Cart, CartChange } from '#domain/contract/cart.ts';
import { add, change, details, drop, dropCart, order } from '#tests/support/play/commands.ts';
import { ModelEngine } from '#tests/support/play/model-engine.ts';

const noon = Temporal.Instant.from('2026-11-20T12:00:00Z');
const engine = () => new ModelEngine({ now: noon.epochMilliseconds });
const refusal = { detail: 'no', code: 'places_taken' };

describe('enqueue', () => {
  it('[W5] shows what was asked for at once, marked as saved on this device', () => {
    const mirror = outbox.enqueue(emptyMirror, add('k1', 'cart', 'a'));

    const cart = shownCart(mirror);
    expect(cart?.id).toBe('cart');
    expect(cart?.lines).toMatchObject([{ id: 'a', syncStatus: 'saved', total: { gross: '80.00' } }]);
    expect(cart?.total).toEqual({ gross: '80.00', currency: 'EUR' });
    expect(cart?.total_deposit).toEqual({ amount: '16.00', currency: 'EUR' });
    expect(cart?.expires_at).toBeNull();
  });

  it('[C14] shows the lines as they begin, in whatever order they were added', () => {
    const at = (command: ReturnType<typeof add>, starts_at: string) => ({
      ...command,
      estimate: { ...command.estimate, starts_at },
    });
    const mirror = [
      at(add('k1', 'cart', 'second'), '2026-12-02T08:00:00Z'),
      at(add('k2', 'cart', 'first'), '2026-12-01T18:00:00Z'),
      at(add('k3', 'cart', 'third'), '2026-12-02T08:00:00Z'),
    ].reduce<Mirror>(outbox.enqueue, emptyMirror);

    expect(shownCart(mirror)?.lines.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  });

  it('[W5] lets a line that was never sent vanish when it is removed, and the cart with the last one', () => {
    const mirror = outbox.enqueue(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), drop('k2', 'cart', 'a'));

    expect(mirror.outbox).toEqual([]);
    expect(mirror.id).toBeNull();
  });

  it('[W6] does not merge what was sent once: it may have taken effect', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), 'k1');

    const mirror = outbox.enqueue(sent, drop('k2', 'cart', 'a'));

    expect(mirror.outbox.map((it) => it.id)).toEqual(['k1', 'k2']);
    expect(shownCart(mirror)).toBeNull();
  });

  it.each([
    [
      'a change of a new line changes what will be added',
      [add('k1', 'cart', 'a', 2), change('k2', 'cart', 'a', 5)],
      ['k2'],
      5,
    ],
    [
      'of two changes the last wins',
      [...confirmedLine(), change('k2', 'cart', 'a', 3), change('k3', 'cart', 'a', 4)],
      ['k3'],
      4,
    ],
  ])('[W5] %s', (_, steps, ids, adults) => {
    const mirror = steps.reduce<Mirror>((it, step) => ('v' in step ? step : outbox.enqueue(it, step)), emptyMirror);

    expect(mirror.outbox.map((it) => it.id)).toEqual(ids);
    expect(shownCart(mirror)?.lines[0]?.booking_info.pricing_units[0]?.quantity).toBe(adults);
  });

  it('[W5] joins contact details that wait to be sent', () => {
    const known = confirmedLine()[0];

    const mirror = outbox.enqueue(
      outbox.enqueue(known, details('k2', 'cart', { note: 'one', has_participants_info: true })),
      details('k3', 'cart', { note: 'two' }),
    );

    expect(mirror.outbox).toMatchObject([{ id: 'k3', change: { note: 'two', has_participants_info: true } }]);
    expect(shownCart(mirror)).toMatchObject({ note: 'two', has_participants_info: true });
  });

  it('[W7b, C13] keeps a code apart, so that contact details do not fall with it', () => {
    const known = confirmedLine()[0];

    const mirror = [
      details('k2', 'cart', { note: 'one' }),
      details('k3', 'cart', { promo_code: 'WRONG' }),
      details('k4', 'cart', { note: 'two' }),
      details('k5', 'cart', { promo_code: 'RIGHT' }),
    ].reduce(outbox.enqueue, known);

    expect(mirror.outbox).toMatchObject([
      { id: 'k4', change: { note: 'two' } },
      { id: 'k5', change: { promo_code: 'RIGHT' } },
    ]);
    expect(mirror.outbox[0]).not.toHaveProperty('change.promo_code');
  });

  it('[P9] withdraws an order not yet answered when its cart is changed', () => {
    const known = confirmedLine()[0];

    const mirror = outbox.enqueue(outbox.enqueue(known, order('k2', 'cart')), change('k3', 'cart', 'a', 3));

    expect(mirror.outbox.map((it) => it.kind)).toEqual(['change_line']);
  });

  it('[C4] begins a new cart after the last line was removed, though its removal is still on its way', () => {
    const known = confirmedLine()[0];
    const emptied = outbox.enqueue(known, drop('k2', 'cart', 'a'));
    expect(shownCart(emptied)).toBeNull();

    const mirror = outbox.enqueue(emptied, add('k3', 'cart-2', 'b'));
    const settled = outbox.confirm(mirror, 'k2', null, noon);
    const sent = outbox.beginAttempt(settled, 'k3');

    expect(shownCart(mirror)?.id).toBe('cart-2');
    expect(sent.outbox[0]?.sent).toMatchObject({ method: 'POST', path: '/api/cart/' });
  });

  it('[C4] has nothing to tell the engine of a cart that it never heard of', () => {
    const mirror = outbox.enqueue(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), dropCart('k2', 'cart'));

    expect(mirror.outbox).toEqual([]);
    expect(shownCart(mirror)).toBeNull();
  });
});

describe('an attempt', () => {
  it('[W6] freezes the request once: a retry repeats it byte for byte, though the cart is known by then', () => {
    const first = outbox.beginAttempt(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), 'k1');
    const later = outbox.retryLater(first, 'k1', noon.epochMilliseconds + 1_000);
    const known = outbox.restore(later, cartWith('a'), noon);

    const second = outbox.beginAttempt(known, 'k1');

    expect(second.outbox[0]?.sent).toEqual(first.outbox[0]?.sent);
    expect(second.outbox[0]).toMatchObject({ attempts: 2, not_before: null });
  });

  it.each([
    [
      'add_line to no cart',
      add('k', 'cart', 'a'),
      false,
      'POST',
      '/api/cart/',
      { client_ref: 'cart', line_client_ref: 'a' },
    ],
    ['add_line', add('k', 'cart', 'b'), true, 'POST', '/api/cart/cart/lines/', { client_ref: 'b' }],
    ['change_line', change('k', 'cart', 'a', 3), true, 'PATCH', '/api/cart/cart/lines/a/', {}],
    ['drop_line', drop('k', 'cart', 'a'), true, 'DELETE', '/api/cart/cart/lines/a/', {}],
    ['drop_cart', dropCart('k', 'cart'), true, 'DELETE', '/api/cart/cart/', {}],
    ['change_cart', details('k', 'cart', { note: 'n' }), true, 'PATCH', '/api/cart/cart/', { note: 'n' }],
    ['create_order', order('k', 'cart'), true, 'POST', '/api/webstores/order/', { cart_id: 'cart' }],
  ])('[A1] sends %s as its call of the contract', (_, command, exists, method, path, body) => {
    const known = exists ? confirmedLine()[0] : emptyMirror;

    const sent = outbox.beginAttempt(outbox.enqueue(known, command), 'k').outbox[0]?.sent;

    expect(sent).toMatchObject({ method, path });
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject(body);
  });

  it('[W5] is told apart: saved, sending, saved again while it waits', () => {
    const stored = outbox.enqueue(emptyMirror, add('k1', 'cart', 'a'));
    const sending = outbox.beginAttempt(stored, 'k1');
    const waiting = outbox.retryLater(sending, 'k1', noon.epochMilliseconds);

    expect([stored, sending, waiting].map((it) => shownCart(it)?.syncStatus)).toEqual(['saved', 'sending', 'saved']);
  });

  it('[W7] lets everything that waits go at once when reach returns, its pauses beginning anew', () => {
    let mirror = outbox.enqueue(emptyMirror, add('k1', 'cart', 'a'));
    for (let i = 0; i < 6; i++) mirror = outbox.retryLater(outbox.beginAttempt(mirror, 'k1'), 'k1', 9e12);

    expect(outbox.retryNow(mirror).outbox[0]).toMatchObject({ not_before: null, attempts: 1 });
  });

  it('[W7] keeps the pause of what the engine was too busy for when something else is answered', () => {
    const later = (waitsFor: 'reach' | 'engine') =>
      outbox.retryLater(
        outbox.beginAttempt(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), 'k1'),
        'k1',
        9e12,
        waitsFor,
      );

    expect(outbox.retryReachable(later('reach')).outbox[0]).toMatchObject({ not_before: null });
    expect(outbox.retryReachable(later('engine')).outbox[0]).toMatchObject({ not_before: 9e12 });
  });

  it('[W8] of an order is for its visitor alone', () => {
    const mirror = outbox.enqueue(confirmedLine()[0], order('k2', 'cart'));

    expect(outbox.nextCommand(mirror, () => false)).toBeNull();
    expect(outbox.nextCommand(mirror, () => true)?.id).toBe('k2');
  });
});

describe('an answer', () => {
  it('[W6] that comes twice is taken once', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), 'k1');
    const once = outbox.confirm(sent, 'k1', cartWith('a'), noon);

    const twice = outbox.confirm(once, 'k1', cartWith('a'), noon);

    expect(twice).toEqual(once);
    expect(once.confirmed).toEqual(['k1']);
  });

  it('[C3] that is older never wins over a newer one', () => {
    const known = outbox.restore({ ...emptyMirror, id: 'cart' }, { ...cartWith('a'), version: 5, note: 'new' }, noon);

    const mirror = outbox.restore(known, { ...cartWith('a'), version: 4, note: 'old' }, noon);

    expect(mirror.snapshot?.note).toBe('new');
  });

  it('[C3, C4] from before a removal does not bring the line back', () => {
    const [a, b] = [cartWith('a'), cartWith('a', 'b')];
    const two = outbox.restore({ ...emptyMirror, id: 'cart' }, b, noon);
    const removed = outbox.confirm(outbox.enqueue(two, drop('k1', 'cart', 'a')), 'k1', undefined, noon);
    const gone = outbox.confirm(outbox.enqueue(confirmedLine()[0], drop('k1', 'cart', 'a')), 'k1', undefined, noon);
    const left = outbox.enqueue({ ...removed, id: null }, add('k2', 'cart-2', 'c'));

    expect(shownCart(outbox.restore(removed, b, noon))?.lines).toMatchObject([{ id: 'b' }]);
    expect(shownCart(outbox.restore(gone, a, noon))).toBeNull();
    expect(outbox.restore(left, b, noon).snapshot?.lines).toMatchObject([{ id: 'b' }]);
  });

  it("[C11] sets the engine's clock by its own word", () => {
    const wrongByADay = noon.add({ hours: 24 });

    const mirror = outbox.restore({ ...emptyMirror, id: 'cart' }, cartWith('a'), wrongByADay);

    expect(mirror.clock_offset).toBe(-24 * 3_600_000);
  });

  it('[C2] of a cart that was left meanwhile brings nothing back', () => {
    const left = endCart(confirmedLine()[0], 'cart', 'ordered', noon);

    expect(shownCart(outbox.restore(left, cartWith('a'), noon))).toBeNull();
  });

  it('[W7, W7b] that refuses a new line settles what depended on it, and says what it was', () => {
    const queued = [add('k1', 'cart', 'a'), details('k2', 'cart', { note: 'n' })].reduce(outbox.enqueue, emptyMirror);

    const mirror = outbox.refuse(outbox.beginAttempt(queued, 'k1'), 'k1', 409, refusal, noon);

    expect(mirror.outbox).toEqual([]);
    expect(mirror.id).toBeNull();
    expect(mirror.refusals).toMatchObject([{ command: { id: 'k1', line_id: 'a' }, refusal }]);
    expect(outbox.dismiss(mirror, 'k1').refusals).toEqual([]);
  });

  it('[W7b, K13a] that refuses a new line leaves what was said of the others, and of those who book', () => {
    const queued = [add('k1', 'cart', 'b'), details('k2', 'cart', detailsOf('a', 'b'))].reduce(
      outbox.enqueue,
      confirmedLine()[0],
    );

    const mirror = outbox.refuse(outbox.beginAttempt(queued, 'k1'), 'k1', 409, refusal, noon);

    expect(mirror.outbox).toMatchObject([{ id: 'k2', change: detailsOf('a') }]);
  });

  it('[W7b] that refuses the line which was to make the cart leaves the making to the next one', () => {
    const queued = [add('k1', 'cart', 'a'), add('k2', 'cart', 'b')].reduce(outbox.enqueue, emptyMirror);

    const mirror = outbox.beginAttempt(
      outbox.refuse(outbox.beginAttempt(queued, 'k1'), 'k1', 409, refusal, noon),
      'k2',
    );

    expect(mirror.outbox[0]?.sent?.path).toBe('/api/cart/');
  });

  it('[C4] to a removal that brings no cart takes the line away, totals and all', () => {
    const two = outbox.restore({ ...emptyMirror, id: 'cart' }, cartWith('a', 'b'), noon);
    const sent = outbox.beginAttempt(outbox.enqueue(two, drop('k1', 'cart', 'a')), 'k1');

    const mirror = outbox.confirm(sent, 'k1', undefined, noon);

    expect(shownCart(mirror)).toMatchObject({
      lines: [{ id: 'b' }],
      total: { gross: '80.00' },
      syncStatus: 'confirmed',
    });
  });

  it('[W7a] of 412 makes the selection a new command with a key of its own, known to whoever waits by its first id', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmedLine()[0], change('k2', 'cart', 'a', 3)), 'k2');

    const mirror = outbox.resend(sent, 'k2', 'k3');

    expect(mirror.outbox[0]).toMatchObject({ id: 'k3', origin: 'k2', sent: null, attempts: 0, renewals: 1 });
    expect(outbox.confirm(mirror, 'k3', cartWith('a'), noon).confirmed).toEqual(['k2']);
  });
});

describe('the end of a cart', () => {
  it('[C5] keeps the lines alone as a draft, those never sent among them, without names', () => {
    const named = cartWith('a');
    named.lines[0]!.booking_participants_info = {
      has_main_contact: false,
      participants: [{ first_name: 'Ana', last_name: 'Horvat' }],
    };
    const known = outbox.restore({ ...emptyMirror, id: 'cart' }, { ...named, main_contact_info: contact }, noon);
    const queued = [add('k2', 'cart', 'b'), details('k3', 'cart', { note: 'mine' })].reduce(outbox.enqueue, known);

    const mirror = outbox.expire(queued, 'cart', noon);

    expect(mirror).toMatchObject({ id: null, expires_at: null, snapshot: null, outbox: [] });
    expect(mirror.lost_lines.map(({ line }) => line.id)).toEqual(['a', 'b']);
    expect(JSON.stringify(mirror)).not.toMatch(/Ana|Horvat|ana@|mine/);
  });

  it('[C12] keeps a draft for less than 24 hours', () => {
    const mirror = outbox.expire(confirmedLine()[0], 'cart', noon);

    expect(withoutOldLines(mirror, noon.add({ hours: 24 }).subtract({ milliseconds: 1 })).lost_lines).toHaveLength(1);
    expect(withoutOldLines(mirror, noon.add({ hours: 24 })).lost_lines).toEqual([]);
  });

  it('[C5] that the engine took back, having moved the hold just in time, brings the cart and no draft', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmedLine()[0], details('k2', 'cart', { note: 'n' })), 'k2');
    const expired = outbox.expire(sent, 'cart', noon);
    expect(expired.outbox).toHaveLength(1);

    const mirror = outbox.confirm(expired, 'k2', cartWith('a'), noon);

    expect(shownCart(mirror)?.lines).toHaveLength(1);
    expect(mirror.lost_lines).toEqual([]);
  });

  it('[C5] is not undone by an answer that was given before it and is heard after it', () => {
    const known = confirmedLine()[0];
    const sent = outbox.beginAttempt(outbox.enqueue(known, add('k2', 'cart', 'b')), 'k2');
    const later = noon.add({ minutes: 31 });

    const mirror = outbox.confirm(outbox.expire(sent, 'cart', later), 'k2', cartWith('a', 'b'), later);

    expect(shownCart(mirror)).toBeNull();
    expect(mirror.lost_lines.map(({ line }) => line.id)).toEqual(['a', 'b']);
  });

  it('[C12] leaves one draft of each line, as it was wished for last', () => {
    const queued = outbox.enqueue(confirmedLine()[0], change('k2', 'cart', 'a', 5));
    const expired = outbox.expire(queued, 'cart', noon);

    const again = outbox.expire({ ...expired, id: 'cart', snapshot: cartWith('a') }, 'cart', noon);
    const changed = outbox.enqueue({ ...expired, id: 'cart', snapshot: cartWith('a') }, change('k3', 'cart', 'a', 3));

    expect(again.lost_lines.map(({ line }) => line.total.gross)).toEqual(['200.00']);
    expect(changed.lost_lines).toEqual([]);
  });

  it('[C12] keeps as a draft what a change has made of a line before anybody heard of it', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmedLine()[0], change('k2', 'cart', 'a', 5)), 'k2');

    const mirror = confirmEnded(sent, sent.outbox[0]!, 'gone', noon);

    expect(mirror).toMatchObject({ outbox: [], confirmed: ['k2'] });
    expect(mirror.lost_lines.map(({ line }) => line.total.gross)).toEqual(['200.00']);
  });

  const fresh = { id: 'k9', cart_id: 'cart-9' };
  const gone = { status: 410, refusal: { detail: '', code: 'cart_expired' } };

  it('[W7a] lets a line that met it begin a new cart, once', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmedLine()[0], add('k2', 'cart', 'b')), 'k2');

    const mirror = settleEnded(sent, sent.outbox[0]!, 'gone', gone, fresh, noon);

    expect(mirror.outbox).toMatchObject([{ id: 'k9', origin: 'k2', cart_id: 'cart-9', sent: null, renewals: 1 }]);
    expect(shownCart(mirror)).toMatchObject({ id: 'cart-9', lines: [{ id: 'b' }] });
    expect(mirror.lost_lines.map(({ line }) => line.id)).toEqual(['a']);
  });

  it('[W7a] takes the changes of a line along to its new cart', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmedLine()[0], add('k2', 'cart', 'b')), 'k2');
    const queued = outbox.enqueue(sent, change('k3', 'cart', 'b', 5));

    const mirror = settleEnded(queued, queued.outbox[0]!, 'gone', gone, fresh, noon);

    expect(mirror.outbox).toMatchObject([{ id: 'k9', kind: 'add_line', estimate: { total: { gross: '200.00' } } }]);
  });

  it('[C4] is what a removal wanted', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmedLine()[0], drop('k2', 'cart', 'a')), 'k2');

    const mirror = settleEnded(sent, sent.outbox[0]!, 'gone', gone, fresh, noon);

    expect(mirror).toMatchObject({ id: null, outbox: [], refusals: [], lost_lines: [], confirmed: ['k2'] });
  });

  it('[P9a] by an order leaves no draft of what was bought', () => {
    const sent = outbox.beginAttempt(outbox.enqueue(confirmedLine()[0], change('k2', 'cart', 'a', 3)), 'k2');

    const mirror = settleEnded(
      sent,
      sent.outbox[0]!,
      'ordered',
      { status: 409, refusal: { detail: '', code: 'cart_ordered' } },
      fresh,
      noon,
    );

    expect(mirror).toMatchObject({
      id: null,
      outbox: [],
      lost_lines: [],
      refusals: [{ refusal: { code: 'cart_ordered' } }],
    });
  });
});

describe('a cart that was bought', () => {
  it('[P9a, W5] says of each change that it came too late', () => {
    const queued = [change('k2', 'cart', 'a', 3), details('k3', 'cart', { note: 'mine' })].reduce(
      outbox.enqueue,
      confirmedLine()[0],
    );

    const mirror = endCart(queued, 'cart', 'ordered', noon);

    expect(mirror).toMatchObject({ id: null, outbox: [], lost_lines: [] });
    expect(mirror.refusals.map(({ command, refusal: { code } }) => [command.id, code])).toEqual([
      ['k2', 'cart_ordered'],
      ['k3', 'cart_ordered'],
    ]);
  });

  it('[C2, C12] leaves as a draft a line that never reached it, beside the drafts from before', () => {
    const draft = outbox.expire(confirmedLine()[0], 'cart', noon).lost_lines;
    const queued = outbox.enqueue({ ...confirmedLine()[0], lost_lines: draft }, add('k2', 'cart', 'b'));

    const mirror = endCart(queued, 'cart', 'ordered', noon);

    expect(mirror).toMatchObject({ id: null, outbox: [], refusals: [] });
    expect(mirror.lost_lines.map(({ line }) => line.id)).toEqual(['a', 'b']);
  });
});

describe('answers', () => {
  const hotel = { question_id: 91, participant: null, value: 'Quay' };
  const shoes = (number: number) => ({ question_id: 92, participant: { pricing_option_id: 3, number }, value: 40 });
  const answers = { booking_answers: [{ line_id: 'a', answers: [shoes(1), shoes(2), hotel] }] };

  it('[K13a, W5] are shown at once, saved on this device', () => {
    const mirror = outbox.enqueue(confirmedLine()[0], details('k2', 'cart', answers));

    expect(shownCart(mirror)).toMatchObject({
      syncStatus: 'saved',
      lines: [{ booking_answers: [hotel, shoes(1), shoes(2)] }],
    });
  });

  it('[K13b] go with who does not come any more, as the engine will have it', () => {
    const { estimate, ...fewer } = change('k3', 'cart', 'a', 1);
    const { booking_questions = [] } = cartWith('a').lines[0] ?? {};
    const queued = [details('k2', 'cart', answers), { ...fewer, estimate: { ...estimate, booking_questions } }].reduce(
      outbox.enqueue,
      confirmedLine()[0],
    );

    expect(shownCart(queued)?.lines[0]?.booking_answers).toEqual([hotel, shoes(1)]);
  });

  it('[K13a, C5] leave with the cart', () => {
    const known = outbox.enqueue(confirmedLine()[0], details('k2', 'cart', answers));

    expect(JSON.stringify(outbox.expire(known, 'cart', noon))).not.toContain('Quay');
  });

  it('[K13a, W7b] of a line that was never sent go with it, and those of the others stay', () => {
    const commands = [add('k2', 'cart', 'b'), details('k3', 'cart', detailsOf('a', 'b')), drop('k4', 'cart', 'b')];

    const mirror = commands.reduce(outbox.enqueue, confirmedLine()[0]);

    expect(mirror.outbox).toMatchObject([{ id: 'k3', change: detailsOf('a') }]);
  });

  it('[K13a, W7b] of a line that is removed are not said after it, with what is said later', () => {
    const two = outbox.restore({ ...emptyMirror, id: 'cart' }, cartWith('a', 'b'), noon);
    const commands = [
      details('k2', 'cart', detailsOf('a', 'b')),
      drop('k3', 'cart', 'b'),
      details('k4', 'cart', { note: 'm' }),
    ];

    const mirror = commands.reduce(outbox.enqueue, two);

    expect(mirror.outbox).toMatchObject([{ id: 'k3' }, { id: 'k4', change: { ...detailsOf('a'), note: 'm' } }]);
  });
});

describe('what is stored', () => {
  it('[C1] comes back as it was', () => {
    const mirror = outbox.beginAttempt(outbox.enqueue(confirmedLine()[0], change('k2', 'cart', 'a', 3)), 'k2');

    expect(storedMirror(structuredClone(mirror))).toEqual(mirror);
  });

  it('[C1] by a version that cannot be read leaves the id, by which the engine still finds the cart', () => {
    const mirror = { ...confirmedLine()[0], snapshot: { id: 'cart', lines: 'of another shape' } };

    expect(storedMirror(mirror)).toMatchObject({ id: 'cart', snapshot: null });
  });

  it.each([undefined, null, 'cart', { v: 1 }])('[C1] as %j is nothing', (value) => {
    expect(storedMirror(value)).toBeNull();
  });

  it('[C1] by a version to come is left to that version', () => {
    expect(() => storedMirror({ ...emptyMirror, v: 2 })).toThrow(NewerMirror);
  });
});

const contact = { first_name: 'Ana', last_name: 'Horvat', email: 'ana@example.com', phone_number: '+385 1' };

/** A change by the contact step, with entries for these lines. */
function detailsOf(...lineIds: string[]): CartChange {
  return {
    note: 'n',
    booking_participants_info: lineIds.map((line_id) => ({ line_id, has_main_contact: false, participants: [] })),
    booking_answers: lineIds.map((line_id) => ({ line_id, answers: [] })),
  };
}

function cartWith(...lineIds: string[]): Cart {
  const model = engine();
  let mirror = emptyMirror;
  for (const id of lineIds) {
    mirror = outbox.beginAttempt(outbox.enqueue(mirror, add(id, 'cart', id)), id);
    const { path = '', body = '' } = mirror.outbox[0]?.sent ?? {};
    void model.send({ method: 'POST', path } as never, { body: body ?? '', key: id });
    mirror = outbox.confirm(mirror, id, model.cart('cart'), noon);
  }
  return structuredClone(mirror.snapshot) as Cart;
}

function confirmedLine(): [Mirror] {
  return [outbox.restore({ ...emptyMirror, id: 'cart' }, cartWith('a'), noon)];
}
