import { defineConfig } from 'playwright/test';
import { browserArgs, findBrowser, findHeadlessShell } from '../support/browser/browser.ts';
import type { Options } from '../support/browser/journey.ts';
import { reports, root } from '../support/root.ts';
import { cacheCompiledCode, keepScratchInMemory } from '../support/scratch.ts';

keepScratchInMemory();
cacheCompiledCode();

/**
 * Long journeys whose rules tests of page, worker or engine check, too. They run with SOAK=1, before an issue is resolved. The other journeys cover
 * every page and way of a visitor once, within the time limit of all tests.
 */
const long =
  'builds cancel change faults kiosk-start return-visit forced-colours late-money names pseudo-language recovery rest second-chance sleep sparing storage'.split(
    ' ',
  );

/**
 * Journeys that need the whole browser: background sync, messages to devices, installing, cameras. Others run in the browser without windows, which
 * takes a third less processor time.
 */
const wholeBrowser = [
  'desk/devices',
  'desk/notifications',
  'desk/scan',
  'device/install',
  'device/offline',
  // A kiosk fills the screen, and the browser without windows cannot make it smaller again.
  ...(process.env['SOAK'] ? ['shop/access'] : []),
  // Only the whole browser reports how slow the link is.
  'shop/sparing',
].map((name) => `**/${name}.journey.ts`);
const ignored = process.env['SOAK'] ? [] : long.map((name) => `**/${name}.journey.ts`);
const launched = (executablePath: string) => ({ launchOptions: { executablePath, args: browserArgs } });

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  projects: [
    { name: 'pages', testIgnore: [...ignored, ...wholeBrowser], use: launched(findHeadlessShell()) },
    { name: 'whole browser', testMatch: wholeBrowser, use: launched(findBrowser()) },
    {
      name: 'slow link',
      grep: /@core/,
      timeout: 240_000,
      expect: { timeout: 40_000 },
      use: { ...launched(findBrowser()), network: 'slow' },
    },
  ],
  // SOAK=1 adds second widths and rarer ways of journeys that run anyway.
  ...(process.env['SOAK'] ? {} : { grepInvert: /@soak/ }),
  outputDir: `${root}test-results/journeys`,
  // A browser waits about as long as it works, so three workers fill two cores.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: `${reports}journeys.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Zagreb',
    viewport: { width: 1280, height: 900 },
    // A trace costs a third of the time; `npm run journeys -- --trace on -g 'a name'` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
