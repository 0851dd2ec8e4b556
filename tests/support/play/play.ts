import type { Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { type ShownCart, shownCart } from '#domain/cart/shown-cart.ts';
import type { Cart } from '#domain/contract/cart.ts';
import type { Ledger } from './ledger.ts';
import type { Mutation } from './mutation.ts';
import type { PlayedEngine } from './played-engine.ts';
import { PlayedLink } from './played-link.ts';
import { PlayedPage } from './played-page.ts';
import { PlayedStore } from './played-store.ts';
import { PlayedTabs } from './played-tabs.ts';
import { PlayedVisitor } from './played-visitor.ts';
import type { Step } from './schedule.ts';

/** The end of a schedule. */
export interface End {
  readonly mirror: Mirror;
  readonly shown: ShownCart | null;
  /** The shown cart as the engine has it. */
  readonly stored: Cart | null;
  readonly ledger: Ledger;
  /** Ids of the lines that were ordered. */
  readonly bought: ReadonlySet<string>;
  readonly visitor: PlayedVisitor;
  readonly link: PlayedLink;
  readonly tabs: PlayedTabs;
  readonly page: PlayedPage;
}

/** Plays a schedule, then lets all pending work finish. @returns how it ended */
export async function play(
  steps: readonly Step[],
  engine: PlayedEngine,
  mutation: Mutation | null = null,
): Promise<End> {
  const store = new PlayedStore(mutation);
  const link = new PlayedLink(engine, mutation);
  const visitor = new PlayedVisitor(engine, store);
  /** Hours by which the device's clock is ahead of the engine's. */
  let ahead = 0;
  const now = () => engine.now().add({ hours: ahead });
  const tabs = new PlayedTabs({ store, link, now, newId: engine.newId });
  const page = new PlayedPage({ store, link, now });
  let price = visitor.price;

  async function take(step: Step): Promise<void> {
    switch (step.do) {
      case 'add':
        return visitor.add(step.adults);
      case 'change':
        return visitor.change(step.line, step.adults);
      case 'drop':
        return visitor.drop(step.line);
      case 'drop_cart':
        return visitor.dropCart();
      case 'note':
        return visitor.changeCart({ note: engine.newId() });
      case 'contact':
        return visitor.changeCart({ main_contact_info: contact });
      case 'answer':
        return visitor.answer(step.line, step.of);
      case 'order': {
        const placed = visitor.order();
        return placed ? tabs.ask(step.tab, placed.origin) : undefined;
      }
      case 'withdraw':
        return tabs.withdraw(step.tab);
      case 'leave':
        return tabs.close(step.tab);
      case 'deliver':
        return tabs.deliver(step);
      case 'put_back':
        return visitor.putBack();
      case 'let_go':
        return visitor.letGo();
      case 'instead':
        return visitor.takeInstead(step.which);
      case 'discard':
        return visitor.discard(step.which);
      case 'refresh':
        return page.refresh(step.fault, step.isSlow);
      case 'success':
        return page.forget();
      case 'hear':
        return page.hear();
      case 'online':
        return void store.update(outbox.retryNow);
      case 'see':
        visitor.price = price;
        return void store.update((it) => ({ ...it, refusals: [] }));
      case 'arrive':
        return link.arrive(step.which);
      case 'charge':
        price = step.price;
        return engine.charge(step.price);
      case 'wait':
        engine.pass(step.minutes);
        return step.isAsleep ? undefined : page.lapse();
      case 'clock':
        ahead += step.hours;
        await page.refresh(step.fault);
        return page.lapse();
    }
  }

  /** Finishes paused deliveries, lets late requests arrive, and sends everything that waits. */
  async function settle(): Promise<void> {
    await tabs.finish();
    page.hearAll();
    await link.arriveAll();
    for (let round = 0; round < 60 && store.mirror.outbox.some(({ kind }) => kind !== 'create_order'); round++) {
      store.update(outbox.retryNow);
      await tabs.deliver({ tab: 0, faults: [], steps: null, crash: false });
    }
    await page.refresh(null);
    page.lapse();
  }

  for (const step of steps) await take(step);
  await settle();
  const mirror = store.mirror;
  const stored = mirror.id === null ? null : await engine.cart(mirror.id);
  const bought = await engine.bought();
  return { mirror, shown: shownCart(mirror), stored, ledger: store.ledger, bought, visitor, link, tabs, page };
}

const contact = { first_name: 'Ana', last_name: 'Horvat', email: 'ana@example.com', phone_number: '+385 1' };
