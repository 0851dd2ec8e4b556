import * as outbox from '#domain/cart/outbox.ts';
import type { Send } from '#platform/network/api.ts';
import { createDeliverer } from '#platform/network/delivery.ts';
import type { MirrorStore } from '#platform/storage/mirror.ts';

/**
 * Delivers waiting commands, also while no page is open (W8), but places no order. @throws Error while some still wait, so that the browser calls
 * again
 */
export async function deliverOutbox(mirror: MirrorStore, send: Send): Promise<void> {
  // The browser calls when the network is back, so the pause is over (W7).
  await mirror.update(outbox.retryNow);
  // The worker cannot see that a request has died with the network, and pages wait for its lock.
  const deliverer = createDeliverer({ mirror, send, timeout: 8_000 });
  await deliverer.resume();
  deliverer.stop();
  const [next] = (await mirror.read())?.outbox ?? [];
  if (next && next.kind !== 'create_order') throw new Error(`${next.kind} still waits`);
}
