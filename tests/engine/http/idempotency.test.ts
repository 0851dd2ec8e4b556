import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, changeCart, createCart, dropCart, readCart } from '#domain/contract/cart.ts';
import { sweep } from '#engine/cart/sweep.ts';
import { JsonResponse } from '#engine/http/json-response.ts';
import { abandon, claimKey, finish } from '#engine/http/request/idempotency.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { noon, tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let selection: Awaited<ReturnType<typeof selectionsOf>>['selection'];

beforeEach(async () => {
  engine = await anEngine();
  ({ selection } = await selectionsOf(engine));
});
afterEach(() => engine.stop());

const aKey = () => crypto.randomUUID();

describe('a key', () => {
  it('[A11] makes a repeat the answer of the first, and nothing more', async () => {
    const [key, body] = [aKey(), selection()];
    const first = await engine.call(createCart, {}, { body, key });
    engine.clock.now = noon.add({ minutes: 1 });
    const again = await engine.call(createCart, {}, { body, key });

    expect([again.status, again.text]).toEqual([201, first.text]);
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await engine.counts()).toMatchObject({ carts: 1, cart_lines: 1, holds: 1, idempotency_keys: 1 });
  });

  it('[A11] makes a hundred at once one', async () => {
    const [key, body] = [aKey(), selection()];
    const answers = await Promise.all(Array.from({ length: 100 }, () => engine.call(createCart, {}, { body, key })));

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await engine.counts()).toMatchObject({ carts: 1, idempotency_keys: 1 });
  });

  it('[A11] makes none of a repeat without one', async () => {
    const body = selection();
    await engine.call(createCart, {}, { body });
    await engine.call(createCart, {}, { body });

    expect(await engine.counts()).toMatchObject({ carts: 2, idempotency_keys: 0 });
  });

  it('[A11] keeps a refusal too, whatever has changed since', async () => {
    const { body: cart } = await engine.call(
      createCart,
      {},
      { body: selection({ date: tightDay, units: { Adult: 4 } }) },
    );
    const [key, body] = [aKey(), selection({ date: tightDay, units: { Adult: 1 } })];
    const first = await engine.call(createCart, {}, { body, key });
    await engine.call(dropCart, { id: cart.id });
    const again = await engine.call(createCart, {}, { body, key });

    expect([first.status, again.status, again.text]).toEqual([409, 409, first.text]);
    expect((await engine.call(createCart, {}, { body, key: aKey() })).status).toBe(201);
  });

  it('[A11] keeps an empty answer', async () => {
    const { body: cart } = await engine.call(createCart, {}, { body: selection() });
    const key = aKey();
    await engine.call(dropCart, { id: cart.id }, { key });
    const again = await engine.call(dropCart, { id: cart.id }, { key });

    expect([again.status, again.text]).toEqual([204, '']);
    expect((await engine.call(dropCart, { id: cart.id }, { key: aKey() })).status).toBe(404);
  });

  it('[A11] of another request is refused: other bytes, path or method', async () => {
    const [key, body] = [aKey(), selection()];
    const { body: cart } = await engine.call(createCart, {}, { body, key });
    const mismatched = [
      await engine.call(createCart, {}, { body: selection({ units: { Adult: 1 } }), key }),
      await engine.call(addLine, { cartId: cart.id }, { body, key }),
      await engine.call(dropCart, { id: cart.id }, { key }),
    ];

    for (const { status, body: answer } of mismatched) {
      expect([status, answer]).toEqual([
        422,
        { detail: 'This key was used for another request.', code: 'idempotency_mismatch' },
      ]);
    }
    expect((await engine.call(readCart, { id: cart.id })).body.lines).toHaveLength(1);
  });

  it('[A11] does not keep what nobody expected', async () => {
    const { body: cart } = await engine.call(createCart, {}, { body: selection() });
    const request = { body: { note: 'x' }, key: aKey() };
    await engine.database.write((tx) => tx.updateTable('carts').set({ main_contact_info_json: 'no json' }).execute());
    expect((await engine.call(changeCart, { id: cart.id }, request)).status).toBe(500);

    await engine.database.write((tx) => tx.updateTable('carts').set({ main_contact_info_json: null }).execute());
    const mended = await engine.call(changeCart, { id: cart.id }, request);
    expect([mended.status, mended.headers.get('idempotent-replayed')]).toEqual([200, null]);
  });

  it.each(['', 'x', '1234', `${crypto.randomUUID()}0`])('[A11] that is no UUID is refused: "%s"', async (key) => {
    const { status, body } = await engine.call(
      createCart,
      {},
      { body: selection(), headers: { 'idempotency-key': key } },
    );

    expect([status, body]).toEqual([400, { detail: 'Idempotency-Key must be a UUID.' }]);
  });

  it('[A11] may be in quotes, as the draft of the IETF writes it', async () => {
    const [key, body] = [aKey(), selection()];
    await engine.call(createCart, {}, { body, key });
    const again = await engine.call(createCart, {}, { body, headers: { 'idempotency-key': `"${key.toUpperCase()}"` } });

    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });

  it('[A11] is known for 72 hours', async () => {
    const [key, body] = [aKey(), selection()];
    await engine.call(createCart, {}, { body, key });
    const sweepAt = async (hours: number) => {
      engine.clock.now = noon.add({ hours });
      await engine.database.write((tx) => sweep(tx, engine.clock.now));
      return (await engine.counts())['idempotency_keys'];
    };

    expect(await sweepAt(71)).toBe(1);
    expect(await sweepAt(72)).toBe(0);
  });
});

describe('a key of work in several steps', () => {
  const steps = (key: string, fingerprint = 'f') =>
    engine.database.write((tx) => claimKey(tx, key, fingerprint, engine.clock.now));

  it('[A11] tells a repeat to wait until it is done, then gives it the answer', async () => {
    const key = aKey();
    expect(await steps(key)).toBeNull();
    await expect(steps(key)).rejects.toMatchObject({ code: 'in_flight' });
    await expect(steps(key, 'other')).rejects.toMatchObject({ code: 'idempotency_mismatch' });

    await engine.database.write((tx) => finish(tx, key, new JsonResponse(201, '{"id":1}')));
    expect(await steps(key)).toMatchObject({
      status: 201,
      body: '{"id":1}',
      headers: { 'idempotent-replayed': 'true' },
    });
  });

  it('[A11] is free again where its first has failed, or died a minute ago', async () => {
    const [failed, dead] = [aKey(), aKey()];
    await steps(failed);
    await steps(dead);
    await engine.database.write((tx) => abandon(tx, failed));
    expect(await steps(failed)).toBeNull();

    engine.clock.now = noon.add({ seconds: 59 });
    await expect(steps(dead)).rejects.toMatchObject({ code: 'in_flight' });
    engine.clock.now = noon.add({ seconds: 60 });
    expect(await steps(dead)).toBeNull();
  });
});
