import type { APIRequestContext, Page } from 'playwright/test';
import { seeded } from '../../play/seeded.ts';
import type { FaultProxy } from '../fault-proxy.ts';
import { expect } from '../journey.ts';
import { cartAt, commandsIn, mirrorOf, settled } from '../proxy-journey.ts';
import { aCart, cartLink, euros, klis } from '../visit.ts';
import { TwoTabs } from './two-tabs.ts';

/** The visitor's actions. A repeated one is chosen more often. */
const deeds = ['add', 'add', 'add', 'remove', 'remove', 'note', 'offline', 'online', 'reload', 'crash'] as const;
const DEEDS = 10;
/** The share of cart calls that meet a fault. */
const SHARE = 0.4;

/** Complaints of a browser that a storm causes. */
export const OF_STORMS =
  /Failed to load resource|The cart could not be retrieved|: (failed|missing)\n|net::ERR|fetching the script/;

/**
 * Plays a visitor with two tabs in a storm of this seed, and checks that both tabs and the engine agree after it.
 *
 * @param page  a page of a new device in the demo shop
 * @param engine  requests straight to the engine
 */
export async function playStorm(
  page: Page,
  { link, engine, seed }: { link: FaultProxy; engine: APIRequestContext; seed: number },
): Promise<void> {
  const chance = seeded(seed);
  const one = { slug: klis.slug, units: [1] };
  const { id } = await aCart(page, [one, one]);
  const visitor = await TwoTabs.open(page, 2);
  const before = link.writes.length;

  link.storm(SHARE, seed);
  for (let n = 0; n < DEEDS; n++) await act(visitor, deeds[Math.floor(chance() * deeds.length)] ?? 'add', n);
  await visitor.setOffline(false);
  link.storm(0);
  const [cartTab, formTab] = visitor.pages;
  await settled(cartTab, link);

  const stored = await cartAt(engine, id);
  expect(stored).toMatchObject({ id, note: visitor.note });
  expect(stored?.lines).toHaveLength(visitor.lines);
  expect(new Set(stored?.lines.map((line) => line.id)).size).toBe(visitor.lines);
  expect(commandsIn(link.writes.slice(before).filter(({ key }) => key !== null))).toBeGreaterThan(0);
  expect((await mirrorOf(cartTab))?.refusals).toEqual([]);
  for (const tab of [cartTab, formTab]) await expect(cartLink(tab, visitor.lines)).toBeVisible();
  await expect(cartTab.getByRole('article')).toHaveCount(visitor.lines);
  const summary = cartTab.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText(euros(Number(stored?.total.gross))).first()).toBeVisible();
  // Deletes the cart, so that the next storm finds the same places.
  expect((await engine.delete(`/api/cart/${id}/`)).status()).toBe(204);
}

async function act(visitor: TwoTabs, deed: (typeof deeds)[number], n: number): Promise<void> {
  switch (deed) {
    case 'add':
      return visitor.add();
    case 'remove':
      return visitor.remove();
    case 'note':
      return visitor.write(`Note ${n}`);
    case 'offline':
    case 'online':
      return visitor.setOffline(deed === 'offline');
    case 'reload':
    case 'crash':
      return visitor.reopen(deed === 'crash');
  }
}
