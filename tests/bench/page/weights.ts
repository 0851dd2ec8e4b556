import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { folderOf, type Language } from '#domain/contract/languages.ts';
import { bootOf, firstViewOf, type PageManifest } from '#engine/http/documents/page-build.ts';
import type { ModuleList } from '#engine/launch/module-list.ts';
import { root } from '../../support/root.ts';

const HOME = 'shop/features/listing/listing-page.tsx';

/** Bytes after brotli of the parts of home's first view, by their names. */
export type Weights = Readonly<Record<Kind, Readonly<Record<string, number>>>>;
export type Kind = 'javascript' | 'css' | 'html' | 'font';

/** The weights of a built page, and the modules in the scripts of its first view (bytes before minification). */
export interface Weighed {
  readonly weights: Weights;
  readonly modules: Readonly<Record<string, number>>;
}

/**
 * Weighs the first view of a build as a document loads it: the boot module, the app, and its page with all their imports.
 *
 * @param html  the document of home, with its styles inlined
 */
export function weighed(html: string, language: Language = 'en'): Weighed {
  const place = `${root}dist/page/`;
  const own = folderOf(language);
  const read = (file: string) => readFileSync(place + file, 'utf8');
  const manifest = JSON.parse(read(`${own}.vite/manifest.json`)) as PageManifest;
  const list = JSON.parse(read(`${own}.vite/modules.json`)) as ModuleList;
  const chunks = firstViewOf(manifest, HOME);
  const scripts = [...new Set([bootOf(manifest), ...chunks.map(({ file }) => file)])];
  const fonts = new Set(chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2')));
  const modules: Record<string, number> = {};
  for (const [name, bytes] of scripts.flatMap((file) => Object.entries(list[file] ?? {})))
    modules[name] = (modules[name] ?? 0) + bytes;
  return {
    weights: {
      javascript: byName(scripts, (file) => packedSize(place + file)),
      css: { 'inlined styles': brotli(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '') },
      html: { 'home, with its styles': brotli(html) },
      font: byName([...fonts], (file) => statSync(place + file).size),
    },
    modules,
  };
}

/** A sentence for each exceeded budget, with the modules that have grown since the last measurement; empty if all budgets are kept. */
export function excesses(
  budgets: Readonly<Record<Kind, number>>,
  { weights, modules }: Weighed,
  before: Readonly<Record<string, number>>,
): string[] {
  return (Object.keys(budgets) as Kind[]).flatMap((kind) => {
    const parts = Object.entries(weights[kind]);
    const sum = parts.reduce((total, [, bytes]) => total + bytes, 0);
    if (sum <= budgets[kind]) return [];
    const lines = parts.map(([name, bytes]) => `  ${bytes} ${name}`);
    if (kind === 'javascript')
      lines.push('  What has grown, in bytes before it is made small:', ...grown(before, modules));
    return [[`${kind}: ${sum} bytes of ${budgets[kind]}`, ...lines].join('\n')];
  });
}

/** New and larger modules, the largest growth first. */
function grown(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, isNew: !(name in before), more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, 20)
    .map(({ name, isNew, more }) => `  +${more} ${name}${isNew ? ' (new)' : ''}`);
}

function byName(files: readonly string[], size: (file: string) => number): Record<string, number> {
  return Object.fromEntries(files.map((file) => [nameOf(file), size(file)]));
}

/** A file's name without its folder and without its hash, which differs between builds. */
const nameOf = (file: string) => file.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');

function packedSize(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotli(readFileSync(file, 'utf8'));
}

export function brotli(text: string): number {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}
