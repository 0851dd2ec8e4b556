import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesIn, folderSizes, importGraph, mutualFolders, nodeOf } from '../support/code/code-figures.ts';
import { sourcesBelow } from '../support/code/import-table.ts';
import { root } from '../support/root.ts';

/** The most files that a folder may have of its own. */
const MOST = 25;

/** Today's violations. The list may only shrink: `MENDED=1` removes what is mended. */
const listFile = `${root}tests/ground/shape-still-to-mend.json`;
const toMend = JSON.parse(readFileSync(listFile, 'utf8')) as {
  largeFolders: Record<string, number>;
  typeCycles: number;
  mutualFolders: string[];
};

const product = ['src', 'sw', 'engine'];
const nodes = importGraph(...product);
// Migrations are numbered and are never deleted.
const sizes = folderSizes(sourcesBelow(...product, 'tests').filter((path) => !path.includes('/migrations/')));

if (process.env['MENDED']) {
  const large = sizes.filter(([, files]) => files > MOST);
  toMend.largeFolders = Object.fromEntries(
    large.flatMap(([folder, files]) => {
      const before = toMend.largeFolders[folder];
      return before === undefined ? [] : [[folder, Math.min(files, before)]];
    }),
  );
  toMend.typeCycles = Math.min(toMend.typeCycles, cyclesIn(nodes, 'names').length);
  toMend.mutualFolders = toMend.mutualFolders.filter((pair) => mutualFolders(nodes).includes(pair));
  writeFileSync(listFile, `${JSON.stringify(toMend, null, 2)}\n`);
}

describe('the shape of the code', () => {
  it(`has at most ${MOST} files of its own in a folder`, () => {
    expect(sizesAgainst(sizes, toMend.largeFolders)).toEqual([]);
  });

  it('has no files that load each other in a circle', () => {
    expect(cyclesIn(nodes, 'loads')).toEqual([]);
  });

  it('has no more circles of types than are still to mend; where it has fewer, lower the number', () => {
    expect(cyclesIn(nodes, 'names')).toHaveLength(toMend.typeCycles);
  });

  it('has no pair of folders that import from each other, but for those that are still to mend', () => {
    expect(mutualFolders(nodes)).toEqual(toMend.mutualFolders);
  });
});

describe('the checks of the shape', () => {
  const circle = [
    nodeOf('src/a/one.ts', `import { two } from '../b/two.ts'`),
    nodeOf('src/b/two.ts', `import type { Three } from './three.ts'; const later = () => import('../a/one.ts')`),
    nodeOf('src/b/three.ts', `import { one } from '../a/one.ts'`),
  ];

  it('tell a circle of types from one that loads', () => {
    const loading = circle.with(1, nodeOf('src/b/two.ts', `export { three } from './three.ts'`));
    const all = ['src/a/one.ts', 'src/b/three.ts', 'src/b/two.ts'];

    expect([cyclesIn(circle, 'loads'), cyclesIn(circle, 'names')]).toEqual([[], [all]]);
    expect(cyclesIn(loading, 'loads')).toEqual([all]);
  });

  it('report two folders that import from each other, but not what stands at the top', () => {
    const top = [
      nodeOf('src/shop/app.ts', `import { one } from './a/one.ts'`),
      nodeOf('src/a/one.ts', `import { app } from '../app.ts'`),
    ];

    expect(mutualFolders(circle)).toEqual(['src/a <> src/b']);
    expect(mutualFolders(top)).toEqual([]);
  });

  it('report a folder that is too large, has grown, or is listed without need', () => {
    const paths = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/${n}.ts`);
    const found = folderSizes([...paths('a', 26), ...paths('b', 25), ...paths('c', 31), ...paths('d', 29)]);

    expect(sizesAgainst(found, { b: 27, c: 30, d: 30 })).toEqual([
      'c has 31 files of its own',
      'a has 26 files of its own',
      'b is mended: remove it from shape-still-to-mend.json',
    ]);
  });
});

function sizesAgainst(found: readonly [string, number][], excused: Readonly<Record<string, number>>): string[] {
  const large = found.filter(([folder, files]) => files > (excused[folder] ?? MOST));
  const mended = Object.keys(excused).filter((folder) => !found.some(([it, files]) => it === folder && files > MOST));
  return [
    ...large.map(([folder, files]) => `${folder} has ${files} files of its own`),
    ...mended.map((folder) => `${folder} is mended: remove it from shape-still-to-mend.json`),
  ];
}
