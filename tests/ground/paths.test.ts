import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

/** Documents of today. Decisions name the files of their day, and the changelog names earlier files. */
const documents = ['README.md', 'docs/deploy/README.md', ...inDocs()].filter((it) => it !== 'docs/changelog.md');

it('names no file in README and docs that is not there', () => {
  const missing = documents.flatMap((path) => missingPaths(path, readFileSync(root + path, 'utf8'), isThere));

  expect(missing).toEqual([]);
});

it('finds a path in code marks and a link that lead nowhere, but no pattern or address', () => {
  const text =
    'See `src/nowhere.ts`, `src/a.ts`, `engine/{a,b}/c.ts`, `NNNN-a.md`, [a](b.md#c), [d](../README.md), [e](https://f.test/g.md).';

  expect(missingPaths('docs/x.md', text, (path) => ['src/a.ts', 'README.md'].includes(path))).toEqual([
    'docs/x.md: src/nowhere.ts',
    'docs/x.md: docs/b.md',
  ]);
});

function missingPaths(document: string, text: string, isKnown: (path: string) => boolean): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.match(ours) ?? []);
  const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.includes(':'))
    .map((target) => posix.join(posix.dirname(document), target));
  const paths = [...named, ...linked].map((path) => path.replace(/\/$/, ''));
  return [...new Set(paths)]
    .filter((path) => !path.includes('NNNN') && !isKnown(path))
    .map((path) => `${document}: ${path}`);
}

/** Paths of the project's files. NNNN stands for a number. The match leaves out a pattern or an example, from its first special character. */
const ours = /(?<![\w./-])(?:src|sw|engine|tests|docs|public)\/[\w./-]+(?![\w./{*…<$-])/g;

function isThere(path: string): boolean {
  return existsSync(root + path);
}

function inDocs(): string[] {
  return readdirSync(`${root}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`);
}
