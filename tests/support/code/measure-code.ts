// `npm run measure`: how much code and documentation there is, how it is spread over folders, and which modules import each other in a circle.
import { readdirSync } from 'node:fs';
import { root } from '../root.ts';
import { cyclesIn, folderSizes, importGraph, mutualFolders } from './code-figures.ts';
import { vagueCommentsBelow } from './comments.ts';
import { functionsIn } from './functions.ts';
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

const functions = all.flatMap((path) => functionsIn(path, readSource(path))).sort((a, b) => b.lines - a.lines);
row('Functions over 50 lines; over 120', ...[50, 120].map((most) => functions.filter((it) => it.lines > most).length));
for (const { path, name, lines } of functions.slice(0, 5)) row(`  ${name}`, lines, path);

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const records = readdirSync(`${root}docs/decisions`).filter((name) => /^\d/.test(name));
row('Comments that leave their subject open', vagueCommentsBelow(...product, 'tests').length);
row(
  'Decision records; words in docs/decisions',
  records.length,
  readdirSync(`${root}docs/decisions`).reduce((sum, name) => sum + wordsOf(readSource(`docs/decisions/${name}`)), 0),
);
row('Words in docs/rules.md', wordsOf(readSource('docs/rules.md')));

const nodes = importGraph(...product);
const isWordsOfDomain = ({ path, names }: (typeof nodes)[number]) =>
  path.startsWith('src/domain/') ? names.filter(isWords).length : 0;
row(
  'Imports from domain to words',
  nodes.reduce((sum, node) => sum + isWordsOfDomain(node), 0),
);
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
