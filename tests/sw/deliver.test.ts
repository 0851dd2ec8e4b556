import { describe, expect, it } from 'vitest';
import type { Command } from '#domain/cart/commands.ts';
import * as outbox from '#domain/cart/outbox.ts';
import type { Send } from '#platform/network/api.ts';
import type { MirrorStore } from '#platform/storage/mirror.ts';
import { deliverOutbox } from '../../sw/deliver.ts';
import { add, order } from '../support/play/commands.ts';
import { memoryMirror } from '../support/play/memory-mirror.ts';
import { ModelEngine } from '../support/play/model-engine.ts';

const cart = '5e0b0c60-0000-4000-8000-000000000001';
const line = '5e0b0c60-0000-4000-8000-000000000002';

async function aDevice(commands: readonly Command[]): Promise<MirrorStore> {
  const mirror = memoryMirror();
  for (const command of commands) await mirror.update((it) => outbox.enqueue(it, command));
  // The state after an hour without a network: the next attempt is a minute away.
  const [first] = commands;
  if (!first) return mirror;
  await mirror.update((it) => outbox.retryLater(outbox.beginAttempt(it, first.id), first.id, Date.now() + 60_000));
  return mirror;
}

describe('the worker, woken by a sync', () => {
  it('[W8] delivers at once what waits for the cart, whatever pause it was in', async () => {
    const mirror = await aDevice([add('k1', cart, line)]);
    const engine = new ModelEngine({ now: Date.now() });

    await deliverOutbox(mirror, engine.send);

    expect((await mirror.read())?.outbox).toEqual([]);
    expect((await mirror.read())?.snapshot?.lines).toHaveLength(1);
  });

  it('[W8] never sends an order, and does not ask to be woken for one', async () => {
    const mirror = await aDevice([add('k1', cart, line), order('k2', cart)]);
    const engine = new ModelEngine({ now: Date.now() });
    const sent: string[] = [];
    const send: Send = (endpoint, options) => {
      sent.push(`${endpoint.method} ${endpoint.path}`);
      return engine.send(endpoint, options);
    };

    await deliverOutbox(mirror, send);

    expect((await mirror.read())?.outbox.map(({ kind }) => kind)).toEqual(['create_order']);
    expect(sent.filter((it) => it.includes('order'))).toEqual([]);
  });

  it('[W8] asks to be woken again while something waits', async () => {
    const mirror = await aDevice([add('k1', cart, line)]);
    const out: Send = () => Promise.resolve({ kind: 'unreachable', why: 'network', retryAfter: null });

    await expect(deliverOutbox(mirror, out)).rejects.toThrow('add_line still waits');
    expect((await mirror.read())?.outbox).toHaveLength(1);
  });

  it('[W8] has nothing to do where nothing waits', async () => {
    const mirror = memoryMirror();
    const never: Send = () => Promise.reject(new Error('asked'));

    await deliverOutbox(mirror, never);

    expect((await mirror.read())?.outbox ?? []).toEqual([]);
  });
});
