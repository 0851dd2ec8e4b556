import * as outbox from '#domain/cart/outbox.ts';
import type { Send } from '#platform/network/api.ts';
import { createDeliverer } from '#platform/network/delivery.ts';
import type { MirrorStore } from '#platform/storage/mirror.ts';

/** Delivers waiting changes when no page may be open (W8), but no order. @throws Error while some still wait: the browser wakes the worker again */
export async function deliverOutbox(mirror: MirrorStore, send: Send): Promise<void> {
  // The browser wakes us when reach has returned: pauses are over (W7).
  await mirror.update(outbox.retryNow);
  // Nobody here can tell that a request died with the network, and pages wait for the lock that it has.
  const deliverer = createDeliverer({ mirror, send, timeout: 8_000 });
  await deliverer.resume();
  deliverer.stop();
  const [next] = (await mirror.read())?.outbox ?? [];
  if (next && next.kind !== 'create_order') throw new Error(`${next.kind} still waits`);
}
