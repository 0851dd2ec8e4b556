import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

/** Documents of today. The changelog names earlier files. */
const documents = ['README.md', 'docs/deploy/README.md', ...inDocs()].filter((it) => it !== 'docs/changelog.md');

it('names no file in README and docs that is not there', () => {
  const missing = documents.flatMap((path) => missingPaths(path, readFileSync(root + path, 'utf8'), isThere));

  expect(missing).toEqual([]);
});

it('finds a path in code marks that leads nowhere, but no pattern', () => {
  const text = 'See `src/nowhere.ts`, `src/a.ts`, `engine/{a,b}/c.ts`, `docs/decisions/NNNN-a.md`.';

  expect(missingPaths('docs/x.md', text, (path) => path === 'src/a.ts')).toEqual(['docs/x.md: src/nowhere.ts']);
});

function missingPaths(document: string, text: string, isKnown: (path: string) => boolean): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.match(ownPaths) ?? []);
  const paths = named.map((path) => path.replace(/\/$/, ''));
  return [...new Set(paths)]
    .filter((path) => !path.includes('NNNN') && !isKnown(path))
    .map((path) => `${document}: ${path}`);
}

/** Paths of the project's files. NNNN stands for a number. The match leaves out a pattern or an example, from its first special character. */
const ownPaths = /(?<![\w./-])(?:src|sw|engine|tests|docs|public)\/[\w./-]+(?![\w./{*…<$-])/g;

function isThere(path: string): boolean {
  return existsSync(root + path);
}

function inDocs(): string[] {
  return ['docs', 'docs/topics', 'docs/decisions'].flatMap((folder) =>
    readdirSync(root + folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
}
