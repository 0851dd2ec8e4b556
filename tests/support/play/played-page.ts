import { endCart } from '#domain/cart/cart-ended.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { withoutOldLines } from '#domain/cart/shown-cart.ts';
import { readCart } from '#domain/contract/cart.ts';
import { isLapsed } from '#domain/time/hold.ts';
import { endingOf } from '#platform/network/delivery.ts';
import type { LinkFault } from '../browser/link-faults.ts';
import type { PlayedLink } from './played-link.ts';
import type { PlayedStore } from './played-store.ts';

interface PageDeps {
  store: PlayedStore;
  link: PlayedLink;
  now: () => Temporal.Instant;
}

/** Acts of a page without its visitor: it reads the cart, and lets the hold lapse. */
export class PlayedPage {
  /** Lines whose drafts have ended after a day. */
  readonly stale = new Set<string>();
  private readonly unheard: (() => void)[] = [];
  private readonly parts: PageDeps;

  constructor(parts: PageDeps) {
    this.parts = parts;
  }

  /** Reads the cart from the engine and stores the outcome. `isSlow`: the page handles the answer later. */
  async refresh(fault: LinkFault | null, isSlow = false): Promise<void> {
    const { store, link, now } = this.parts;
    const { id } = store.mirror;
    if (id === null || !outbox.isKnown(store.mirror, id)) return;
    const at = now();
    const outcome = await link.with(fault)(readCart, { params: { id } });
    const ending = endingOf(outcome);
    const hear = () =>
      void store.update((it) => {
        if (outcome.kind === 'ok') return outbox.restore(it, outcome.reply, at);
        return ending && it.id === id ? endCart(it, id, ending, this.engineNow(it)) : it;
      });
    if (isSlow) this.unheard.push(hear);
    else hear();
  }

  hear(): void {
    this.unheard.shift()?.();
  }

  hearAll(): void {
    while (this.unheard.length > 0) this.hear();
  }

  /** Expires the cart and old drafts by the engine's clock, as this device knows it. */
  lapse(): void {
    const { store } = this.parts;
    store.update((it) => {
      const { id, expires_at } = it;
      const now = this.engineNow(it);
      return id && expires_at && isLapsed(Temporal.Instant.from(expires_at), now) ? outbox.expire(it, id, now) : it;
    });
    const drafts = store.mirror.lost_lines;
    store.update((it) => withoutOldLines(it, this.engineNow(it)));
    for (const it of drafts) if (!store.mirror.lost_lines.includes(it)) this.stale.add(it.line.id);
  }

  /** Drops the bought cart, as the page after payment does (C2). */
  forget(): void {
    const { store } = this.parts;
    const order = [...store.ledger.confirmed.values()].findLast(({ kind }) => kind === 'create_order');
    store.update((it) =>
      it.id !== null && it.id === order?.cart_id ? endCart(it, it.id, 'ordered', this.engineNow(it)) : it,
    );
  }

  private engineNow({ clock_offset }: Mirror): Temporal.Instant {
    return this.parts.now().add({ milliseconds: clock_offset ?? 0 });
  }
}
