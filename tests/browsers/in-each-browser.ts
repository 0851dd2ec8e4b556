import { mkdir, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe } from 'vitest';
import { openStandingShop, type StandingShop } from '../support/browser/standing-shop.ts';
import { root } from '../support/root.ts';
import type { Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { type Visitor, visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/** The surroundings of a test: a shop of its own, and a visitor with a browser that has never been anywhere. */
export interface Visit {
  shop: StandingShop;
  browser: Driver;
  ana: Visitor;
}

/** Runs the same tests in every browser. The name of a skipped browser says what this machine lacks for it. */
export function inEachBrowser(tests: (visit: Visit) => void): void {
  for (const { name, lacks, start } of [firefox, webkit]) {
    const lacking = lacks();
    describe.skipIf(lacking)(`${name}${lacking ? `, NOT TRIED: ${lacking}` : ''}`, () => {
      const visit = {} as Visit;
      beforeEach(async () => {
        visit.shop = await openStandingShop();
        visit.browser = await start();
        visit.ana = visitor(visit.browser, visit.shop.url);
      });
      afterEach(async ({ task }) => {
        if (task.result?.state === 'fail') await keepPicture(name, await visit.browser.screenshot());
        await visit.browser.stop();
        await visit.shop.remove();
      });
      tests(visit);
    });
  }
}

/** Stores a picture of the page at the moment of failure. */
async function keepPicture(name: string, picture: Uint8Array): Promise<void> {
  const folder = `${root}test-results/browsers/`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${name}.png`, picture);
}
