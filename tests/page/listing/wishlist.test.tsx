import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { openPage } from '../../support/page/open-page.tsx';
import { aWideStore } from '../../support/stores/wide-store.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine({ stores: [aWideStore(14)] });
});
beforeEach(() => consent('preferences'));
afterEach(cleanup);
afterAll(() => engine.stop());

/** Stores the visitor's consent, as the dialog does. */
function consent(...granted: string[]): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  for (const name of ['consent', ...granted.map((it) => `consent_${it}`)]) document.cookie = `${name}=granted; Path=/`;
}

const hearts = () => screen.queryAllByRole('button', { name: 'Wish list: Day 2' });
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('[V8] marks an experience, which is on the wish list after a reload and without a network', async () => {
  const first = await openPage(engine, '/');
  await first.settle(200);
  expect(hearts()[0]?.getAttribute('aria-pressed')).toBe('false');
  await act(() => first.user.click(hearts()[0] as HTMLElement));
  await first.settle();
  expect(hearts()[0]?.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: 'Wish list, 1 experience' }).getAttribute('href')).toBe('/wishlist');
  cleanup();

  const again = await openPage(engine, '/wishlist', {
    isReturn: true,
    between: (request) =>
      request.url.includes('page_size=100') ? Promise.reject(new TypeError('no network')) : undefined,
  });
  await again.settle(100);
  expect(cards()).toEqual(['Day 2']);

  await act(() => again.user.click(hearts()[0] as HTMLElement));
  await again.settle();
  expect(cards()).toEqual([]);
  expect(screen.getByText(/^Nothing here yet/)).toBeTruthy();
});

it('[V8] shows what was viewed in place of a category, with consent to preferences alone', async () => {
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((it) => it.textContent);
  for (const id of [3, 4]) {
    const { settle } = await openPage(engine, `/experiences/day-${id}`, { isReturn: id > 3 });
    await settle(50);
    cleanup();
  }

  const home = await openPage(engine, '/', { isReturn: true });
  await home.settle(100);
  expect(titles()).toContain('Recently viewed');
  cleanup();

  consent();
  const without = await openPage(engine, '/', { isReturn: true });
  await without.settle(100);
  expect(titles()).not.toContain('Recently viewed');
});

it('[V8, X1] offers no wish list in a kiosk', async () => {
  const { store, settle } = await openPage(engine, '/');
  await settle(50);
  act(() => store.set(isKioskAtom, true));

  await waitFor(() => expect(hearts()).toEqual([]));
});
