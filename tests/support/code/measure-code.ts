// `npm run measure`: the amount of code, its distribution over folders, and import cycles.
import { readdirSync } from 'node:fs';
import { root } from '../root.ts';
import { cyclesIn, folderSizes, importGraph, mutualFolders } from './code-figures.ts';
import { readSource, sourcesBelow } from './import-table.ts';

const product = ['src', 'sw', 'engine'];
/** The words of the shop and of the API's reference. */
const isWords = (path: string) => /^(src|engine\/schema)\/words\//.test(path);
const linesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + readSource(path).split('\n').length - 1, 0);
const row = (name: string, ...figures: (number | string)[]) => console.log(name.padEnd(46), ...figures);
const size = (name: string, paths: readonly string[]) => row(name, `${linesOf(paths)} lines, ${paths.length} files`);

const all = sourcesBelow(...product);
const code = all.filter((path) => !isWords(path));
const styles = product.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

size('Product code (TypeScript, without words)', code);
for (const folder of product)
  size(
    `  ${folder}`,
    code.filter((path) => path.startsWith(`${folder}/`)),
  );
size('Words', all.filter(isWords));
size('Styles', styles);
size('Tests', sourcesBelow('tests'));
row('Files of product code, words included', all.length);

const nodes = importGraph(...product);
for (const [name, edges] of [
  ['Run-time cycles', 'loads'],
  ['Type cycles', 'names'],
] as const) {
  const cycles = cyclesIn(nodes, edges);
  row(name, cycles.length);
  for (const cycle of cycles) console.log(`  ${cycle.join(' ')}`);
}
const pairs = mutualFolders(nodes);
row('Mutual folder pairs', pairs.length);
for (const pair of pairs) console.log(`  ${pair}`);

console.log('Largest folders (files of their own)');
for (const [folder, files] of folderSizes(all).slice(0, 15)) row(`  ${folder}`, files);
console.log('Largest files (lines)');
const sizes = code.map((path): [string, number] => [path, linesOf([path])]).sort(([, a], [, b]) => b - a);
for (const [path, lines] of sizes.slice(0, 10)) row(`  ${path}`, lines);
