import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

interface Package {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Readonly<Record<string, Package>>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Licences that allow commercial use without opening our own sources. Those of LGPL and MPL belong to libraries that are loaded, and not changed. */
const ALLOWED = new Set(
  [
    '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 CC-BY-4.0 ISC',
    'LGPL-3.0-or-later MIT MIT-0 MPL-2.0 Unlicense',
  ].flatMap((it) => it.split(' ')),
);

/** Packages whose licence stands in a file alone, which was read. */
const READ = new Set(['node_modules/@react-aria/optimize-locales-plugin']);

it('has only packages whose licences are allowed', () => {
  const strange = installed.filter(
    ([path, { license = '' }]) =>
      !READ.has(path) && !license.split(/ (?:OR|AND) |[()]/).every((it) => it === '' || ALLOWED.has(it)),
  );

  expect(installed.length).toBeGreaterThan(500);
  expect(strange.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('has no package that runs a script while it is installed', () => {
  expect(installed.filter(([, it]) => it.hasInstallScript).map(([path]) => path)).toEqual([]);
});
