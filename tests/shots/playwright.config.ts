import { defineConfig } from 'playwright/test';
import journeys from '../journeys/playwright.config.ts';
import { root } from '../support/root.ts';

/** `npm run shots` takes pictures to look at, below .shots/. `npm run shots -- -g home` takes some of them. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.shots.ts',
  outputDir: `${root}test-results/shots`,
  reporter: 'list',
  globalSetup: './shop.setup.ts',
  use: { ...journeys.use, screenshot: 'off', baseURL: process.env['SHOTS_URL'] ?? '' },
});
