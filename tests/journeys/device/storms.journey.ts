import { expect } from '../../support/browser/journey.ts';
import { cartAt, commandsIn, mirrorOf, settled, test } from '../../support/browser/proxy-journey.ts';
import { TwoTabs } from '../../support/browser/two-tabs.ts';
import { aCart, cartLink, euros, klis } from '../../support/browser/visit.ts';
import { seeded } from '../../support/play/seeded.ts';

test.describe.configure({ timeout: 180_000 });

const seeds = Array.from({ length: process.env['SOAK'] ? 100 : 1 }, (_, n) => n + 1);

/** The visitor's actions. A repeated one is chosen more often. */
const deeds = ['add', 'add', 'add', 'remove', 'remove', 'note', 'offline', 'online', 'reload', 'crash'] as const;
const DEEDS = 10;
/** The share of cart calls that meet a fault. */
const SHARE = 0.4;

for (const seed of seeds) {
  test(`[W6, W7, W13] agrees with the engine in both tabs after storm ${seed}`, async ({
    page,
    link,
    engine,
    faults,
  }) => {
    // A storm causes errors on the console.
    faults.allow(
      /Failed to load resource|The cart could not be retrieved|: (failed|missing)\n|net::ERR|fetching the script/,
    );
    const chance = seeded(seed);
    const one = { slug: klis.slug, units: [1] };
    const { id } = await aCart(page, [one, one]);
    const visitor = await TwoTabs.open(page, 2);

    link.storm(SHARE, seed);
    for (let n = 0; n < DEEDS; n++) {
      const deed = deeds[Math.floor(chance() * deeds.length)] ?? 'add';
      await test.step(deed, () => {
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
      });
    }
    await visitor.setOffline(false);
    link.storm(0);
    const [cartTab, formTab] = visitor.pages;
    await settled(cartTab, link);

    const stored = await cartAt(engine, id);
    expect(stored).toMatchObject({ id, note: visitor.note });
    expect(stored?.lines).toHaveLength(visitor.lines);
    expect(new Set(stored?.lines.map((line) => line.id)).size).toBe(visitor.lines);
    expect(commandsIn(link.writes.filter(({ key }) => key !== null))).toBeGreaterThan(0);
    expect((await mirrorOf(cartTab))?.refusals).toEqual([]);
    for (const tab of [cartTab, formTab]) await expect(cartLink(tab, visitor.lines)).toBeVisible();
    await expect(cartTab.getByRole('article')).toHaveCount(visitor.lines);
    const summary = cartTab.getByRole('complementary', { name: 'Order summary' });
    await expect(summary.getByText(euros(Number(stored?.total.gross))).first()).toBeVisible();
    // Deletes the cart, so that the next storm finds the same places.
    expect((await engine.delete(`/api/cart/${id}/`)).status()).toBe(204);
  });
}
