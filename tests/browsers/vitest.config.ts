import { defineConfig } from 'vitest/config';
import { reports, root } from '../support/root.ts';

/** `npm run browsers`: tests the shop in browsers other than Chromium, if the machine has them. */
export default defineConfig({
  root,
  test: {
    name: 'browsers',
    include: ['tests/browsers/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: ['verbose', ['json', { outputFile: `${reports}browsers.json` }]],
  },
});
