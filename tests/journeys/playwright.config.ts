import { defineConfig } from 'playwright/test';
import { browserArgs, findBrowser, findHeadlessShell } from '../support/browser/browser.ts';
import type { Options } from '../support/browser/journey.ts';
import { reports, root } from '../support/root.ts';
import { cacheCompiledCode, keepScratchInMemory } from '../support/scratch.ts';

keepScratchInMemory();
cacheCompiledCode();

/**
 * Long in the telling, each held by tests of page, worker or engine too: with SOAK=1, before an issue is resolved. What is left tells every
 * page and way of a visitor once, within the time that all tests may take.
 */
const long =
  'builds cancel change faults forced-colours late-money names pseudo-language recovery rest second-chance sleep sparing storage'.split(
    ' ',
  );

/**
 * What only the whole browser has: background sync, messages to devices, installing, cameras. All else runs in the browser without its windows, which
 * takes a third less of the processor.
 */
const wholeBrowser = [
  'desk/devices',
  'desk/notifications',
  'desk/scan',
  'device/install',
  'device/offline',
  // A kiosk fills the screen, and a window that does cannot be made smaller there.
  ...(process.env['SOAK'] ? ['shop/access'] : []),
  // The browser says how slow the link is.
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
  // Second widths and rarer ways of what the rest tells.
  ...(process.env['SOAK'] ? {} : { grepInvert: /@soak/ }),
  outputDir: `${root}test-results/journeys`,
  // A browser waits as much as it works: three of them fill two cores.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A browser on a busy machine may miss a moment once; what fails twice is wrong. The line says that it was flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: `${reports}journeys.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Zagreb',
    viewport: { width: 1280, height: 900 },
    // A trace costs a third of the time: `npm run journeys -- --trace on -g 'a name'` takes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
