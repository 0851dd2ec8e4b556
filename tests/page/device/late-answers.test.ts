import 'fake-indexeddb/auto';
import type { Atom } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outcome, Send } from '#platform/network/api.ts';
import { departureChoiceAtoms } from '#shop/state/orders/departure-choice.ts';
import { orderAtom } from '#shop/state/orders/orders.ts';
import { createPageStore, type PageStore } from '#shop/state/page/page.ts';
import { reviewsAtoms } from '#shop/state/reviews/all-reviews.ts';
import { reviewRequestAtoms } from '#shop/state/reviews/review-request.ts';

afterEach(() => vi.useRealTimers());

/** A page whose requests hang until they are answered. */
function hangingPage() {
  const held = new Map<string, (outcome: Outcome<never>) => void>();
  const send = (({ path }: { path: string }) => new Promise((resolve) => held.set(path, resolve))) as unknown as Send;
  return { store: createPageStore({ serverNow: '2026-12-01T12:00:00Z', send }), held };
}

const request = {
  is_open: true,
  open_until: '2027-01-01T12:00:00Z',
  title: 'Walk along the quay',
  slug: 'walk',
  date: '2026-11-30',
  shop: { name: 'Small & Sons', email: 'a@example.com', phone_number: '' },
  name: 'Marko M.',
  review: null,
};

interface Read {
  /** A part of the address. */
  path: string;
  /** Begins to read, and shows how that stands. */
  open: (store: PageStore) => () => { kind?: string; state?: string };
  late: object;
  reply: object;
  after: object;
}

const shownBy = (store: PageStore, atom: Atom<object>) => {
  store.sub(atom, () => {});
  return () => store.get(atom);
};

const reads: Record<string, Read> = {
  'the order of a page': {
    path: '/orders/',
    open: (store) => shownBy(store, orderAtom('LF-1')),
    late: { kind: 'unreachable' },
    reply: { id: 'LF-1', number: 'LF-ABC234', version: 1, lines: [] },
    after: { kind: 'known' },
  },
  'the reviews of a tour': {
    path: '/reviews/',
    open: (store) => {
      const { shownAtom, readMoreAtom } = reviewsAtoms('walk', 'newest');
      void store.set(readMoreAtom);
      return shownBy(store, shownAtom);
    },
    late: { state: 'failed' },
    reply: { count: 1, next: null, previous: null, results: [{ id: 7 }] },
    after: { state: 'here', reviews: [{ id: 7 }] },
  },
  'the request for a review': {
    path: '/api/review-requests/',
    open: (store) => shownBy(store, reviewRequestAtoms('secret', 4).shownAtom),
    late: { kind: 'unreachable' },
    reply: request,
    after: { kind: 'known', form: { rating: 4 } },
  },
  'the choice of a guest whose departure was cancelled': {
    path: '/api/departure-choices/',
    open: (store) => shownBy(store, departureChoiceAtoms('secret').shownChoiceAtom),
    late: { kind: 'unreachable' },
    reply: { state: 'open' },
    after: { kind: 'known', choice: { state: 'open' } },
  },
};

describe('an answer that is late', () => {
  it.each(Object.entries(reads))(
    '[S10] %s counts as none after three seconds, and is taken when it comes',
    async (_, read) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { store, held } = hangingPage();
      const shown = read.open(store);
      const address = () => [...held.keys()].find((path) => path.includes(read.path)) ?? '';
      await vi.waitFor(() => expect(address()).not.toBe(''), { interval: 1 });

      await vi.advanceTimersByTimeAsync(2_000);
      expect(shown()).not.toMatchObject(read.late);
      await vi.advanceTimersByTimeAsync(1_100);
      expect(shown()).toMatchObject(read.late);

      held.get(address())?.({ kind: 'ok', reply: read.reply as never, etag: null, replayed: false });
      await vi.waitFor(() => expect(shown()).toMatchObject(read.after), { interval: 1 });
    },
  );
});
