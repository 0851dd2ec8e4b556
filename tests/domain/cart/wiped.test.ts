import { describe, expect, it } from 'vitest';
import { emptyMirror, type Mirror, storedMirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { wiped } from '#domain/cart/wiped.ts';
import type { Cart } from '#domain/contract/cart.ts';
import { add, details, dropCart, order } from '#tests/support/play/commands.ts';
import { ModelEngine } from '#tests/support/play/model-engine.ts';

const noon = Temporal.Instant.from('2026-11-20T12:00:00Z');
const telling = {
  main_contact_info: {
    first_name: 'Zvonimira',
    last_name: 'Quetzal',
    email: 'zvonimira@quetzal.example',
    phone_number: '+385 99 555 0142',
  },
  note: 'Zvonimira is allergic to nuts',
};
let ids = 0;
const newId = () => `drop-${++ids}`;

/** A confirmed cart, with a guest's details under way to the engine. */
function aVisit(): Mirror {
  const engine = new ModelEngine({ now: noon.epochMilliseconds });
  const queued = outbox.beginAttempt(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), 'k1');
  const { path = '', body = '' } = queued.outbox[0]?.sent ?? {};
  void engine.send({ method: 'POST', path } as never, { body: body ?? '', key: 'k1' });
  const held = outbox.confirm(queued, 'k1', { ...(engine.cart('cart') as Cart), ...telling }, noon);
  return outbox.beginAttempt(outbox.enqueue(held, details('k2', 'cart', telling)), 'k2');
}

describe('a wiped cart', () => {
  it('[X2] leaves a bare DELETE and nothing of anybody', () => {
    const left = wiped(aVisit(), newId);

    expect(left.outbox).toMatchObject([
      { kind: 'drop_cart', cart_id: 'cart', sent: { method: 'DELETE', path: '/api/cart/cart/', body: null } },
    ]);
    expect({ ...left, outbox: [], clock_offset: null }).toEqual(emptyMirror);
    expect(JSON.stringify(left)).not.toMatch(/zvonimira|quetzal|555/i);
  });

  it('[X2] leaves nothing at all where the engine has never heard of it', () => {
    expect(wiped(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), newId).outbox).toEqual([]);
  });

  it('[X2] leaves a DELETE where the engine may have heard of it', () => {
    const queued = outbox.beginAttempt(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), 'k1');

    expect(wiped(queued, newId).outbox).toMatchObject([{ kind: 'drop_cart', cart_id: 'cart' }]);
  });

  it('[X2] keeps its DELETE, and its key, through the next visitor’s wishes and wipes', () => {
    const once = wiped(aVisit(), newId);
    const key = once.outbox[0]?.id;
    const next = outbox.enqueue(once, add('k9', 'other', 'b'));
    expect(next.outbox.map(({ id }) => id)).toEqual([key, 'k9']);

    const twice = wiped(outbox.beginAttempt(next, 'k9'), newId);

    expect(twice.outbox.map(({ cart_id }) => cart_id).toSorted()).toEqual(['cart', 'other']);
    expect(twice.outbox.find(({ cart_id }) => cart_id === 'cart')?.id).toBe(key);
    expect(storedMirror(JSON.parse(JSON.stringify(twice)))).toEqual(twice);
  });

  it('[X2] keeps a DELETE that the visitor asked for, by its key', () => {
    const emptied = outbox.enqueue(aVisit(), dropCart('k5', 'cart'));

    expect(wiped(emptied, newId).outbox.map(({ id }) => id)).toEqual(['k5']);
  });

  it('[X2a, W8] never sends an order, and what was answered to one that was under way leaves nothing', () => {
    const ordering = outbox.beginAttempt(outbox.enqueue(aVisit(), order('k3', 'cart')), 'k3');
    const left = wiped(ordering, newId);
    expect(left.outbox.map(({ kind }) => kind)).toEqual(['drop_cart']);

    const late = outbox.confirm(left, 'k2', { ...(aVisit().snapshot as Cart), ...telling }, noon);

    expect(JSON.stringify(late)).not.toMatch(/zvonimira|quetzal|555/i);
    expect(late.outbox).toEqual(left.outbox);
  });

  it('[X2a, X3] is left to its payment where somebody is just paying for it on a phone', () => {
    const left = wiped(aVisit(), newId, 'cart');

    expect(left.outbox).toEqual([]);
    expect(left.snapshot).toBeNull();
  });
});
