import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MIRROR_VERSION } from '#domain/cart/mirror.ts';
import { version } from '#engine/base/version.ts';
import { root } from '../root.ts';

/** A later version of the project: a changed copy, built as `npm run build` does. */
export interface LaterBuild {
  /** The copy's folder, with its closing slash. */
  readonly tree: string;
  remove(): Promise<void>;
}

/** An edit to a file: replaces the first text with the second. */
export type Edit = readonly [file: string, before: string, after: string];

/**
 * Copies the project, edits the copy and builds it, which takes some seconds.
 *
 * @param before  the folder of the earlier version, which is built
 * @param written  the texts of additional files, by their paths
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

/** The number of the next version. */
export const nextVersion = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
/** The motto in the footer of the next version. */
export const nextMotto = 'The engine that has moved on.';

/** Edits for the next version: another motto, another number, and a cart format that this version cannot read. */
export const nextEdits: readonly Edit[] = [
  ['package.json', `"version": "${version}"`, `"version": "${nextVersion}"`],
  ['src/words/en/shell.ts', 'The engine that powers your adventure.', nextMotto],
  ['src/domain/cart/mirror.ts', `MIRROR_VERSION = ${MIRROR_VERSION}`, `MIRROR_VERSION = ${MIRROR_VERSION + 1}`],
];
