import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { importsOf, packageOf, readSource, sourcesBelow, violations } from './support/code/import-table.ts';
import { root } from './support/root.ts';

describe('the import table', () => {
  it('is kept by every file of src, sw and engine', { tags: 'long' }, () => {
    const found = sourcesBelow('src', 'sw', 'engine').flatMap((path) =>
      violations(path, importsOf(path, readSource(path))),
    );

    expect(found).toEqual([]);
  });

  it.each([
    ['src/domain/time/hold.ts', `import { mirror } from '#platform/storage/mirror.ts'`],
    ['src/domain/time/hold.ts', `import { readFileSync } from 'node:fs'`],
    ['src/domain/time/hold.ts', `import { atom } from 'jotai'`],
    ['src/domain/time/hold.ts', `import { held } from '#words/cart.ts'`],
    ['src/words/en/cart.ts', `import { exponent } from '#domain/money/currency-decimals.ts'`],
    ['src/platform/network/api.ts', `import { cartAtom } from '../../state/cart/cart.ts'`],
    ['src/ui/controls/button.tsx', `import type { Minor } from '#domain/money/money.ts'`],
    ['src/shop/features/listing/card.tsx', `import { fetchCart } from '#platform/network/api.ts'`],
    ['src/shop/features/listing/card.tsx', `const it = await import('../checkout/step.tsx')`],
    ['src/shop/features/listing/card.tsx', `export { Step } from '#shop/features/checkout/step.tsx'`],
    ['src/shop/state/cart/cart.ts', `import { App } from '../../app.tsx'`],
    ['src/extras/new.ts', ``],
    ['sw/sw.ts', `import { cartAtom } from '#shop/state/cart/cart.ts'`],
    ['sw/sw.ts', `import { clock } from '#platform/page/clock.ts'`],
    ['sw/sw.ts', `import { useState } from 'react'`],
    ['engine/cart/queries.ts', `import { place } from '../orders/place.ts'`],
    ['engine/cart/queries.ts', `type It = import('#engine/orders/place.ts').Place`],
    ['engine/http/json-response.ts', `import { cartRoutes } from '../cart/routes.ts'`],
    ['engine/orders/model/settle.ts', `import { orderReply } from '../read/order-reply.ts'`],
    ['engine/orders/read/order-reply.ts', `import { cancelWhole } from '../cancel/cancel-order.ts'`],
    ['engine/orders/cancel/cancel-order.ts', `import { refundJobs } from '../refund/refund-jobs.ts'`],
    ['engine/orders/cancel/cancel-order.ts', `import { routes } from '../routes.ts'`],
    ['engine/context.ts', `import { sandbox } from './payments/sandbox.ts'`],
    ['engine/app.ts', `import { api } from '#platform/network/api.ts'`],
  ])('reports in %s: %s', (path, source) => {
    expect(violations(path, importsOf(path, source))).toHaveLength(1);
  });

  it.each([
    ['src/domain/time/hold.ts', `import { object } from 'superstruct'; import './contract/cart.ts'`],
    [
      'src/shop/features/listing/card.tsx',
      `import { Button } from '#ui/controls/button.tsx'; import styles from './card.module.css'`,
    ],
    ['src/shop/main.tsx', `import { Card } from '#shop/features/listing/card.tsx'; import './styles/layers.css'`],
    [
      'sw/sw.ts',
      `import { readMirror } from '#platform/storage/mirror.ts'; import { isExpired } from '#domain/time/hold.ts'`,
    ],
    [
      'engine/cart/queries.ts',
      `import { bump } from '../catalogue/version.ts'; import { price } from '#domain/booking/pricing.ts'`,
    ],
    ['engine/cart/queries.ts', `import type { Transaction } from '../database/transaction.ts'; import './places.ts'`],
    ['engine/context.ts', `import type { PaymentProvider } from './payments/provider.ts'`],
    ['engine/app.ts', `import { cartRoutes } from './cart/routes.ts'`],
    ['engine/orders/cancel/cancel-order.ts', `import '../model/queries.ts'; import './refund-shares.ts'`],
  ])('allows in %s: %s', (path, source) => {
    expect(violations(path, importsOf(path, source))).toEqual([]);
  });
});

describe('the card', () => {
  const card = [
    ...'react react-dom wouter vite vite-plugin-pwa workbox-window idb-keyval jotai superstruct'.split(' '),
    ...'react-aria-components temporal-polyfill vitest fake-indexeddb playwright'.split(' '),
  ];

  /** Packages that no code imports yet, each with the work that it waits for. That work deletes the entry. */
  const comesLater: Record<string, string> = {
    wouter: 'the routes of the page',
    jotai: 'the atoms of the page',
    'idb-keyval': 'the mirrored cart',
    'react-aria-components': 'the calendar of the booking form',
    'temporal-polyfill': 'browsers without Temporal',
    'fake-indexeddb': 'the tests of the mirrored cart',
  };

  const dependencies: Record<string, string> = { ...project.dependencies, ...project.devDependencies };

  it('[D1] has each package of the card as a dependency, pinned to one version', () => {
    expect(card.filter((name) => !dependencies[name])).toEqual([]);
    expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('[D1] imports each package of the card, but for those whose work comes later', { tags: 'long' }, () => {
    const files = [...sourcesBelow('src', 'sw', 'engine', 'tests'), 'vite.config.ts'];
    const used = new Set(
      files.flatMap((path) => importsOf(path, readSource(path)).map(({ specifier }) => packageOf(specifier))),
    );

    expect(card.filter((name) => !used.has(name) && !comesLater[name])).toEqual([]);
  });

  it('[D2] keeps the top level to what the customer listed, engine, docs, the lock file and dot files', () => {
    const listed = 'package.json tsconfig.json vite.config.ts index.html src sw public tests README.md'.split(' ');
    const allowed = [...listed, 'engine', 'docs', 'package-lock.json', 'node_modules', 'dist'];

    expect(topLevel().filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([]);
  });
});

/** Names at the top level of the project that git would track; without git, all names there. */
function topLevel(): string[] {
  try {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    return [...new Set(files.split('\n').map((path) => path.split('/')[0] ?? ''))].filter(Boolean);
  } catch {
    return readdirSync(root);
  }
}
