import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MIRROR_VERSION } from '#domain/cart/mirror.ts';
import { version } from '#engine/version.ts';
import { root } from '../root.ts';

/** The project as it will be some day: a copy of it, changed here and there, and built as `npm run build` does. */
export interface LaterBuild {
  /** With its closing slash. */
  readonly tree: string;
  remove(): Promise<void>;
}

/** What is other than before: in a file, the one text in place of the other. */
export type Edit = readonly [file: string, before: string, after: string];

/**
 * Takes some seconds.
 *
 * @param before  the folder of the project that it follows, built already
 * @param written  texts of more files, by their paths
 */
export async function aLaterBuild(
  edits: readonly Edit[],
  { before = root, written = {} }: { before?: string; written?: Readonly<Record<string, string>> } = {},
): Promise<LaterBuild> {
  const tree = join(await mkdtemp(join(tmpdir(), 'landfall-later-')), '/');
  for (const part of [...folders, ...files]) await cp(before + part, tree + part, { recursive: true });
  await symlink(`${root}node_modules`, `${tree}node_modules`);
  for (const [file, from, to] of edits) {
    const text = await readFile(tree + file, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say '${from}'.`);
    await writeFile(tree + file, text.replace(from, to));
  }
  for (const [file, text] of Object.entries(written)) {
    await mkdir(dirname(tree + file), { recursive: true });
    await writeFile(tree + file, text);
  }
  await promisify(execFile)('node', ['engine/launch/build.mjs'], { cwd: tree });
  return { tree, remove: () => rm(tree, { recursive: true, force: true }) };
}

const folders = ['src', 'sw', 'engine', 'public', 'dist'];
const files = [
  'tests/support/engine/movable-clock.ts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Of a version to come. */
export const nextVersion = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
/** What its footer says. */
export const nextMotto = 'The engine that has moved on.';

/** It says something else, has another number, and keeps the cart in a way that this version does not know. */
export const nextEdits: readonly Edit[] = [
  ['package.json', `"version": "${version}"`, `"version": "${nextVersion}"`],
  ['src/words/en/shell.ts', 'The engine that powers your adventure.', nextMotto],
  ['src/domain/cart/mirror.ts', `MIRROR_VERSION = ${MIRROR_VERSION}`, `MIRROR_VERSION = ${MIRROR_VERSION + 1}`],
];
