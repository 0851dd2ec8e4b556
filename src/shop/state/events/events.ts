import { type Atom, atom } from 'jotai';
import { experienceResource, type PageView } from '#domain/app/pages.ts';
import type { ShownCart, ShownLine } from '#domain/cart/shown-cart.ts';
import { MOST_EVENT_ITEMS, type ShopEventName } from '#domain/contract/events.ts';
import { minor, toDecimal } from '#domain/money/money.ts';
import { readConsent, recordIfGranted } from '#platform/device/consent.ts';
import { onConsentChoice, pushConsentSignals } from '#platform/device/consent-mode.ts';
import { loadTagManager } from '#platform/device/tag-manager.ts';
import { cartAtom } from '../cart/cart.ts';
import { deviceStoreAtom } from '../device.ts';
import { peekAtom, storeAtom } from '../resources.ts';
import { sendAtom } from '../services.ts';
import { createEventOutbox } from './event-outbox.ts';
import { grantedNow } from './stored-events.ts';

const outboxAtom = atom((get) => createEventOutbox({ device: get(deviceStoreAtom), send: get(sendAtom) }));

/** While it is watched, events are sent, and readers of `window.dataLayer` know of the consent. */
export const eventsAtom = atom(
  () => null,
  (get, set): (() => void) => {
    const outbox = get(outboxAtom);
    const follow = () => {
      pushConsentSignals('update', readConsent() ?? []);
      const address = get(storeAtom).tag_manager;
      if (address && grantedNow().length > 0) loadTagManager(address);
    };
    pushConsentSignals('default', []);
    if (readConsent()) follow();
    const ends = [
      outbox.start(),
      onConsentChoice(() => {
        follow();
        set(recordHeldAtom);
        void outbox.onChoice();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  },
);
eventsAtom.onMount = (run) => run();

/** The subject of a page in the funnel. Each is counted once, however often the page is rendered. */
interface SeenStep {
  readonly key: string;
  readonly name: ShopEventName;
  readonly lines?: readonly ShownLine[];
  readonly experience?: { readonly id: number; readonly title: string };
}

/** The steps of a page. There are none while its subject is not known. */
export function stepsAtom(view: PageView): Atom<readonly SeenStep[]> {
  return atom((get): readonly SeenStep[] => {
    if (view.page === 'home') return [{ key: 'home', name: 'view_item_list' }];
    if (view.page === 'experience') {
      const experience = get(peekAtom(experienceResource(view.id)));
      return experience ? [{ key: `experience ${experience.id}`, name: 'view_item', experience }] : [];
    }
    const cart = view.page === 'checkout' && view.step > 0 ? get(cartAtom) : null;
    if (!cart || view.page !== 'checkout') return [];
    const { id, lines } = cart;
    const begun = { key: `checkout ${id}`, name: 'begin_checkout', lines } as const;
    return view.step === 1 ? [begun] : [begun, { key: `payment ${id}`, name: 'add_payment_info', lines }];
  });
}

const seenAtom = atom(() => new Set<string>());

/** A page is shown. Checkout steps count once for each cart, views each time. */
export const seeStepsAtom = atom(null, (get, set, steps: readonly SeenStep[]): void => {
  const seen = get(seenAtom);
  for (const { key, name, lines, experience } of steps) {
    if (lines && seen.has(key)) continue;
    seen.add(key);
    set(recordEventAtom, name, { lines, experience });
  }
});

/** Records lines that were added to the cart since it was last looked at. If two tabs are open, only the visible one records them. */
export const seeCartAtom = atom(null, (_get, set, before: ShownCart | null, after: ShownCart | null): void => {
  const known = new Set(before?.lines.map(({ id }) => id));
  for (const line of after?.lines ?? [])
    if (!known.has(line.id)) set(recordEventAtom, 'add_to_cart', { lines: [line] });
});

type About = { [Part in 'lines' | 'experience']?: SeenStep[Part] | undefined };

/** Events before the visitor's answer wait in memory for it, because nothing may be stored or sent before (N4). */
const heldAtom = atom(() => [] as [ShopEventName, About][]);
const MOST_HELD = 20;

const recordHeldAtom = atom(null, (get, set): void => {
  if (readConsent() === null) return;
  for (const [name, about] of get(heldAtom).splice(0)) set(storeEventAtom, name, about);
});

const recordEventAtom = atom(null, (get, set, name: ShopEventName, about: About): void => {
  if (document.visibilityState === 'hidden') return;
  const held = get(heldAtom);
  if (held.length < MOST_HELD) held.push([name, about]);
  set(recordHeldAtom);
});

const storeEventAtom = atom(null, (get, _set, name: ShopEventName, { lines, experience }: About): void => {
  const { currency } = get(storeAtom);
  const items = lines
    ? lines.map(({ experience_id, experience: { title }, total, booking_info }) => ({
        item_id: String(experience_id),
        item_name: title,
        // For one person, because readers multiply it.
        price: Number(total.gross) / peopleOf(booking_info),
        quantity: peopleOf(booking_info),
      }))
    : experience && [{ item_id: String(experience.id), item_name: experience.title }];
  const value = lines && sumOf(lines, currency);
  recordIfGranted('statistics', {
    event: name,
    ...(items && { ecommerce: { currency, ...(value !== undefined && { value: Number(value) }), items } }),
  });
  const facts =
    lines?.slice(0, MOST_EVENT_ITEMS).map(({ experience_id, booking_info, total }) => ({
      experience: experience_id,
      quantity: peopleOf(booking_info),
      price: total.gross || '0',
    })) ??
    (experience && [{ experience: experience.id }]);
  void get(outboxAtom).add({
    name,
    ...(facts && { items: facts }),
    ...(value !== undefined && { value }),
  });
});

/** A decimal. An amount that is not known yet counts as zero. */
function sumOf(lines: readonly ShownLine[], currency: string): string {
  const sum = lines.reduce((before, { total }) => before + minor(total.gross || '0', currency), 0);
  return toDecimal(sum, currency);
}

function peopleOf({ pricing_units }: ShownLine['booking_info']): number {
  return Math.max(
    1,
    pricing_units.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}
