import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './support/engine/postgres.ts';
import { reports, root } from './support/root.ts';
import { cacheCompiledCode, keepScratchInMemory } from './support/scratch.ts';

keepScratchInMemory();
cacheCompiledCode();

const POSTGRES = 'engine on PostgreSQL';

/** One project for each zone. npm puts the project's own Node on the PATH, which has Temporal and node:sqlite. */
export default defineConfig({
  root,
  plugins: [react()],
  test: {
    passWithNoTests: true,
    // A test spends a quarter of its time waiting for timers, threads and other processes, so three workers fill two cores.
    maxWorkers: availableParallelism() + 1,
    includeTaskLocation: true,
    tags: [{ name: 'long', description: 'takes over a second: runs with `npm run test:all`, not with `npm test`' }],
    reporters: ['default', ['json', { outputFile: `${reports}vitest.json` }]],
    projects: [
      project('ground', 'node', ['tests/*.test.ts', 'tests/ground/*.test.ts']),
      project('domain', 'node'),
      project('engine', 'node', ['tests/engine/!(postgres)/*.test.ts']),
      ...onPostgres(),
      project('page', `${root}tests/support/page/page-environment.ts`),
      project('sw', 'node'),
    ],
  },
});

function project(name: string, environment: string, include = [`tests/${name}/**/*.test.{ts,tsx}`]) {
  const isPage = name === 'page';
  // Busy machines are slow, so timeouts are long.
  const testTimeout = isPage ? 90_000 : 30_000;
  // The page's modules remember a visit, so each file of page tests loads them again. Other projects load modules once per worker, in half the time.
  const isolate = isPage;
  const setupFiles = [
    ...(isPage || name === 'ground' ? [] : [`${root}tests/support/seed.ts`]),
    ...(isPage || name.startsWith('engine') ? [`${root}tests/support/quick-passwords.ts`] : []),
    ...(isPage ? [`${root}tests/support/page/production-react.ts`] : []),
  ];
  const options = { testTimeout, hookTimeout: 60_000, isolate, restoreMocks: true };
  return {
    extends: true as const,
    ...(isPage && { oxc: { jsx: { development: false } } }),
    test: { name, environment, include, setupFiles, env: isPage ? { NODE_ENV: 'production' } : {}, ...options },
  };
}

/** The engine's suites again, on a PostgreSQL of their own. `npm run test:all` may install PostgreSQL. */
function onPostgres() {
  if (process.argv.includes(`!${POSTGRES}`)) return [];
  if (findPostgres({ mayInstall: /^test:(rest|all)$/.test(process.env['npm_lifecycle_event'] ?? '') }) === null) {
    const line = 'NO POSTGRESQL ON THIS MACHINE: THE ENGINE IS NOT TESTED ON IT. Install Debian’s package postgresql.';
    console.warn(`\n!!! ${line} !!!\n`);
    process.once('exit', () => console.warn(`\n!!! ${line} !!!\n`));
    return [];
  }
  // SOAK=1 and named files run every suite. Other runs take only the suites in which the database decides who comes first.
  const decided = [
    'desk/lease-histories',
    'desk/sales',
    'http/idempotency',
    'orders/change-races',
    'orders/orders',
    'payments/money-histories',
    'running/jobs',
    'running/released-data',
    'sellers/sellers-races',
    'shop/cart',
    'shop/places',
  ];
  const isNamed = process.argv.some((it) => it.startsWith('tests/engine/'));
  const files = process.env['SOAK'] || isNamed ? ['**/*'] : [...decided, 'postgres/*'];
  const include = files.map((name) => `tests/engine/${name}.test.ts`);
  const { test, ...rest } = project(POSTGRES, 'node', include);
  const withoutDatabase = [
    'running/config',
    'shop/demo-pictures',
    'running/sqlite',
    // The test fills the disk by a pragma of SQLite.
    'running/full-disk',
    'payments/stripe-parts',
    // The test uses a fake clock that runs fast, but a connection to PostgreSQL takes real time.
    'payments/provider-away',
    'shop/pictures',
  ];
  const exclude = withoutDatabase.map((name) => `tests/engine/${name}.test.ts`);
  const globalSetup = `${root}tests/support/engine/postgres-setup.ts`;
  // The first test that needs a filled database makes it, for all files of the run, so the timeout is long.
  return [{ ...rest, test: { ...test, exclude, globalSetup, testTimeout: 60_000 } }];
}
