import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '#domain/cart/commands.ts';
import { emptyMirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { addLine, type Cart } from '#domain/contract/cart.ts';
import { reason } from '#domain/contract/problems.ts';
import type { Outcome, Send } from '#platform/network/api.ts';
import { backoffAfter, createDeliverer } from '#platform/network/delivery.ts';
import { add, change, drop } from '#tests/support/play/commands.ts';
import { memoryMirror } from '#tests/support/play/memory-mirror.ts';
import { ModelEngine } from '#tests/support/play/model-engine.ts';
import { seeded } from '#tests/support/play/seeded.ts';

describe('delivery', () => {
  const lost = { retryAfter: null, isLost: true };
  const busy = { retryAfter: null, isLost: false };

  it('[W7] pauses longer and longer, jittered, never before it was asked to', () => {
    expect([1, 2, 3, 80, 81, 83].map((attempts) => backoffAfter({ ...lost, attempts }, 1))).toEqual([
      1_000, 1_000, 1_000, 1_000, 8_000, 8_000,
    ]);
    expect([1, 2, 3, 4, 20].map((attempts) => backoffAfter({ ...busy, attempts }, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 8_000,
    ]);
    expect(backoffAfter({ ...busy, attempts: 3 }, 0)).toBe(2_000);
    expect(backoffAfter({ attempts: 1, retryAfter: 90, isLost: false }, 0)).toBe(90_000);
  });
});

describe('after the way to the engine was lost', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[W14] a change is delivered within a second at the median and ten at the most, though nobody says that the network is back', async () => {
    const waits: number[] = [];

    for (let seed = 1; seed <= 200; seed++) {
      const chance = seeded(seed);
      const awayFor = 500 + chance() * 100_000;
      const faults = ['network', 'foreign', 'timeout', 'busy'] as const;
      const link = await aChangeThatWaits(chance, () =>
        unreachable(faults[Math.floor(chance() ** 2 * 4)] ?? 'network'),
      );
      await vi.advanceTimersByTimeAsync(awayFor);

      link.mend();
      const mended = Date.now();
      while (link.delivered === null && Date.now() - mended < 60_000) await vi.advanceTimersByTimeAsync(50);
      waits.push((link.delivered ?? Infinity) - mended);
      link.stop();
    }

    waits.sort((a, b) => a - b);
    expect(waits[100]).toBeLessThanOrEqual(1_000);
    expect(waits.at(-1)).toBeLessThanOrEqual(10_000);
  });

  it('[W14] a request that hangs goes out again as soon as the engine has answered another one, with the same key', async () => {
    const link = await aChangeThatWaits(seeded(1), null);
    await vi.advanceTimersByTimeAsync(1_400);
    link.mend();
    link.deliverer.retryHanging();
    await vi.advanceTimersByTimeAsync(200);
    expect(link.delivered, 'it may still be on its way').toBeNull();

    link.deliverer.retryHanging();
    await vi.advanceTimersByTimeAsync(10);

    expect(link.delivered).not.toBeNull();
    expect(new Set(link.keys)).toEqual(new Set(['k2']));
  });

  it('[W8] sends nothing more once it was stopped, at whatever moment that was', async () => {
    for (let moments = 0; moments < 12; moments++) {
      const link = await aChangeThatWaits(seeded(1), () => unreachable('network'));
      const { length } = link.keys;
      void link.deliverer.resume();
      for (let n = 0; n < moments; n++) await Promise.resolve();

      link.stop();
      link.mend();
      await vi.advanceTimersByTimeAsync(60_000);

      expect(link.keys, `${moments} moments after it was woken`).toHaveLength(length);
    }
  });

  /** @param fault  the fault of each request until the link is repaired; null lets requests hang */
  async function aChangeThatWaits(chance: () => number, fault: (() => Outcome<never>) | null) {
    const engine = new ModelEngine({ now: Date.now() });
    const mirror = memoryMirror();
    const [keys, link]: [string[], { isMended: boolean; delivered: number | null }] = [
      [],
      { isMended: false, delivered: null },
    ];
    const send = (async (call: Parameters<Send>[0], options: Parameters<Send>[1] = {}) => {
      if (options.key) keys.push(options.key);
      if (link.isMended) return engine.send(call, options);
      if (fault) return fault();
      const { signal } = options;
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
    }) as unknown as Send;
    const deliverer = createDeliverer({
      mirror,
      send,
      now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
      chance,
      isOffline: () => false,
      onReply: () => {
        link.delivered = Date.now();
      },
    });
    const cart = await aCartWithALine(engine);
    await mirror.update((it) =>
      outbox.restore({ ...it, id: 'cart' }, cart, Temporal.Instant.fromEpochMilliseconds(Date.now())),
    );
    await mirror.update((it) => outbox.enqueue(it, change('k2', 'cart', 'a', 3)));
    void deliverer.resume();
    await vi.advanceTimersByTimeAsync(0);
    return {
      deliverer,
      keys,
      mend: () => {
        link.isMended = true;
      },
      get delivered() {
        return link.delivered;
      },
      stop: () => deliverer.stop(),
    };
  }
});

describe('an outcome', () => {
  const noon = Temporal.Instant.from('2026-11-20T12:00:00Z');
  const stale = refused(412, 'stale_version');

  it.each<[string, Outcome<never>, number]>([
    ['out of reach', unreachable('network'), 500],
    ['too late', unreachable('timeout'), 500],
    ["another's", unreachable('foreign'), 500],
    ['busy', unreachable('busy'), 500],
    ['busy, with a time to wait', unreachable('busy', 9), 9_000],
  ])('[W7] %s is tried again after a pause', async (_, outcome, pause) => {
    const { mirror } = await delivered(change('k2', 'cart', 'a', 3), [outcome]);

    expect(mirror.outbox).toMatchObject([{ id: 'k2', attempts: 1, not_before: noon.epochMilliseconds + pause }]);
    expect(mirror.refusals).toEqual([]);
  });

  it.each<[string, Outcome<never>]>([
    ['places_taken', refused(409, 'places_taken')],
    ['idempotency_mismatch', refused(422, 'idempotency_mismatch')],
    ['a code that is not known yet', refused(409, 'of_tomorrow')],
  ])('[W7b] %s is final, and stands among the refusals', async (_, outcome) => {
    const { mirror, keys } = await delivered(change('k2', 'cart', 'a', 3), [outcome]);

    expect(keys).toEqual(['k2']);
    expect(mirror).toMatchObject({ outbox: [], confirmed: [], refusals: [{ command: { id: 'k2' } }] });
    expect(mirror.snapshot?.lines).toHaveLength(1);
  });

  it('[W7b] of 400 is final, with what is wrong by field', async () => {
    const problems = [{ path: ['booking_info', 'date'], ...reason('not_on_this_day'), detail: 'No.' }];

    const { mirror } = await delivered(change('k2', 'cart', 'a', 3), [{ kind: 'invalid', problems }]);

    expect(mirror.refusals).toMatchObject([{ status: 400, refusal: { errors: problems } }]);
  });

  it('[W7a] of 404 to a removal is success', async () => {
    const { mirror } = await delivered(drop('k2', 'cart', 'a'), [{ kind: 'notFound' }]);

    expect(mirror).toMatchObject({ outbox: [], refusals: [], confirmed: ['k2'] });
  });

  it('[W7a] of 412 reads the cart and applies the selection again as a new command', async () => {
    const { mirror, keys } = await delivered(change('k2', 'cart', 'a', 3), [stale]);

    expect(keys).toEqual(['k2', 'new-1']);
    expect(mirror).toMatchObject({ outbox: [], refusals: [], confirmed: ['k2'] });
    expect(mirror.snapshot?.total.gross).toBe('120.00');
  });

  it('[W7a] of 412 is final at the fourth time', async () => {
    const { mirror, keys } = await delivered(change('k2', 'cart', 'a', 3), [stale, stale, stale, stale]);

    expect(keys).toEqual(['k2', 'new-1', 'new-2', 'new-3']);
    expect(mirror.refusals).toMatchObject([{ command: { origin: 'k2' }, status: 412 }]);
  });

  it('[W7a] of an expired cart ends it: its line is a draft, the change of it is refused', async () => {
    const { mirror } = await delivered(change('k2', 'cart', 'a', 3), [refused(410, 'cart_expired')]);

    expect(mirror).toMatchObject({ id: null, snapshot: null, lost_lines: [{ line: { id: 'a' } }] });
    expect(mirror.refusals).toMatchObject([{ refusal: { code: 'cart_expired' } }]);
  });

  /** Delivers one command to a cart with a line. The engine first gives these outcomes, then its own. */
  async function delivered(command: Command, outcomes: Outcome<never>[]) {
    const engine = new ModelEngine({ now: noon.epochMilliseconds });
    const mirror = memoryMirror();
    const keys: string[] = [];
    let count = 0;
    const send = (async (endpoint: { method: string }, options: Parameters<Send>[1] = {}) => {
      if (endpoint.method === 'GET') return engine.send(endpoint as Parameters<Send>[0], options);
      keys.push(options.key ?? '');
      return outcomes.shift() ?? engine.send(endpoint as Parameters<Send>[0], options);
    }) as unknown as Send;
    const deliverer = createDeliverer({
      mirror,
      send,
      now: () => noon,
      newId: () => `new-${++count}`,
      chance: () => 0,
    });
    const cart = await aCartWithALine(engine);
    await mirror.update((it) => outbox.restore({ ...it, id: 'cart' }, cart, noon));
    await mirror.update((it) => outbox.enqueue(it, command));

    await deliverer.resume();
    deliverer.stop();
    return { mirror: (await mirror.read()) ?? emptyMirror, keys };
  }
});

async function aCartWithALine(engine: ModelEngine): Promise<Cart> {
  const { sent } = outbox.beginAttempt(outbox.enqueue(emptyMirror, add('k1', 'cart', 'a')), 'k1').outbox[0] ?? {};
  await engine.send({ ...addLine, path: sent?.path ?? '' }, { body: sent?.body ?? '', key: 'k1' });
  const cart = engine.cart('cart');
  if (!cart) throw new Error('no cart');
  return cart;
}

function unreachable(
  why: 'network' | 'timeout' | 'foreign' | 'busy',
  retryAfter: number | null = null,
): Outcome<never> {
  return { kind: 'unreachable', why, retryAfter };
}

function refused(status: number, code: string): Outcome<never> {
  return { kind: 'refused', status, refusal: { detail: code, code } };
}
