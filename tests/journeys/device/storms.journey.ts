import { test } from '../../support/browser/proxy-journey.ts';
import { OF_STORMS, playStorm } from '../../support/browser/storms/shop-storm.ts';

test.describe.configure({ timeout: 180_000 });

const seeds = Array.from({ length: process.env['SOAK'] ? 100 : 1 }, (_, n) => n + 1);

for (const seed of seeds) {
  test(`[W6, W7, W13] agrees with the engine in both tabs after storm ${seed}`, async ({
    page,
    link,
    engine,
    faults,
  }) => {
    faults.allow(OF_STORMS);
    await playStorm(page, { link, engine, seed });
  });
}
