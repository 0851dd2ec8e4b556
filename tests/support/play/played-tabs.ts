import { stillHolds } from '#domain/cart/agreement.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { shownCart } from '#domain/cart/shown-cart.ts';
import { createOrder } from '#domain/contract/orders.ts';
import { createDeliverer } from '#platform/network/delivery.ts';
import type { LinkFault } from '../browser/link-faults.ts';
import type { PlayedLink } from './played-link.ts';
import type { PlayedStore } from './played-store.ts';
import type { Step } from './schedule.ts';
import { Stepper } from './stepper.ts';

type TabNumber = 0 | 1 | 2;

interface TabsDeps {
  store: PlayedStore;
  link: PlayedLink;
  now: () => Temporal.Instant;
  newId: () => string;
}

interface Delivering {
  readonly stepper: Stepper;
  readonly faults: (LinkFault | null)[];
  isDone: boolean;
}

/** Two tabs and the worker (2). Each has the platform's own deliverer, which advances step by step. */
export class PlayedTabs {
  /** Orders that were sent while nobody was at the page. */
  readonly unrequested: string[] = [];
  private readonly delivering: (Delivering | null)[] = [null, null, null];
  /** Orders that the visitor asked for in each tab, and whether there was one since the tab was opened. */
  private readonly requested: Set<string>[] = [new Set(), new Set(), new Set()];
  private readonly isAttended = [false, false, false];
  private readonly parts: TabsDeps;

  constructor(parts: TabsDeps) {
    this.parts = parts;
  }

  ask(tab: TabNumber, origin: string): void {
    this.requested[tab]?.add(origin);
    this.isAttended[tab] = true;
  }

  withdraw(tab: TabNumber): void {
    const { store } = this.parts;
    for (const it of store.mirror.outbox)
      if (this.requested[tab]?.delete(it.origin)) store.update((mirror) => outbox.withdraw(mirror, it.id), it);
  }

  close(tab: TabNumber): void {
    this.delivering[tab] = null;
    this.requested[tab]?.clear();
    this.isAttended[tab] = false;
  }

  async deliver({ tab, faults, steps, crash }: Omit<Extract<Step, { do: 'deliver' }>, 'do'>): Promise<void> {
    const it = (this.delivering[tab] ??= this.begin(tab));
    it.faults.push(...faults);
    await it.stepper.run(steps ?? Infinity, () => it.isDone);
    if (it.isDone) this.delivering[tab] = null;
    if (!crash) return;
    this.close(tab);
    this.parts.store.reopen();
  }

  /** Lets paused deliveries run to their end. */
  async finish(): Promise<void> {
    for (const it of this.delivering) await it?.stepper.run(Infinity, () => it.isDone);
    this.delivering.fill(null);
  }

  private begin(tab: TabNumber): Delivering {
    const { store, link, now, newId } = this.parts;
    const it: Delivering = { stepper: new Stepper(), faults: [], isDone: false };
    const { step } = it.stepper;
    const deliverer = createDeliverer({
      mirror: {
        read: () => step(async () => store.mirror),
        update: (transition) => step(async () => store.update(transition)),
        subscribe: () => () => {},
        close: () => {},
      },
      send: (endpoint, options) =>
        step(() => {
          if (endpoint.path === createOrder.path && !this.isAttended[tab]) this.unrequested.push(options?.key ?? '');
          return link.with(it.faults.shift() ?? null)(endpoint, options);
        }),
      mayOrder: ({ origin, agreed }, mirror) =>
        (this.requested[tab]?.has(origin) ?? false) &&
        stillHolds(agreed, shownCart(mirror), now().add({ milliseconds: mirror.clock_offset ?? 0 })),
      now,
      newId,
      chance: () => 0,
    });
    void deliverer.resume().then(() => {
      it.isDone = true;
      deliverer.stop();
    });
    return it;
  }
}
