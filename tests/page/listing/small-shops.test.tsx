import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { anEngine } from '../../support/engine/engine.ts';
import { openPage } from '../../support/page/open-page.tsx';
import { smallStore } from '../../support/stores/small-store.ts';

afterEach(cleanup);

const [walk, , boat] = smallStore.experiences;
const withoutCategories: StoreFile = {
  ...smallStore,
  categories: [],
  experiences: smallStore.experiences.map((it) => ({ ...it, categories: [] })),
};

async function theHome(store: StoreFile) {
  const engine = await anEngine({ stores: [store] });
  const page = await openPage(engine, '/');
  await page.settle(100);
  await engine.stop();
  return page;
}

/** Spaces that are kept for a row of cards. */
const emptyRails = () => [...document.querySelectorAll('[class*="rail"]')].filter((it) => it.childElementCount === 0);

it.each([
  ['no tour', { ...smallStore, experiences: [] }],
  ['one tour', { ...smallStore, experiences: [walk, boat].slice(0, 1) as StoreFile['experiences'] }],
  ['no categories', withoutCategories],
])('[V8] keeps no space for cards that never come, with %s', async (_, store) => {
  await theHome(store);

  expect(screen.getByRole('heading', { level: 2, name: /experience/ })).toBeTruthy();
  expect(emptyRails()).toEqual([]);
});

it('[V8, X1] fills both rows of cards in a kiosk, which has no list of viewed tours', async () => {
  const { store, settle } = await theHome(smallStore);
  act(() => store.set(isKioskAtom, true));
  await settle(50);

  expect(emptyRails()).toEqual([]);
  expect(screen.getByRole('heading', { level: 2, name: 'At sea' })).toBeTruthy();
});

it('[L5] offers no filters by category where there are no categories', async () => {
  await theHome(withoutCategories);

  expect(screen.queryByLabelText('Category')).toBeNull();
  expect(screen.getByLabelText('Available from')).toBeTruthy();
});

it('[L12] says of a shop without tours that there are none yet, and offers no filters to clear', async () => {
  await theHome({ ...smallStore, experiences: [] });

  expect(screen.getByText(/^There is nothing to book here yet/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
});
