import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesBelow } from '../support/code/import-table.ts';
import { root } from '../support/root.ts';

const documents = ['README.md', ...documentsBelow('docs')];

it('links from each document to a file and a heading that exist', () => {
  expect(documents.flatMap((path) => deadLinks(path, read(path)))).toEqual([]);
});

it('names in comments only headings and decisions that exist', () => {
  const sources = [...sourcesBelow('src', 'engine', 'sw', 'tests'), 'vite.config.ts', 'src/styles/fonts.css'];
  const others = sources.filter((path) => path !== 'tests/ground/links.test.ts');

  expect(others.flatMap((path) => deadCitations(path, read(path)))).toEqual([]);
});

it('marks each trick of docs/performance.md in every file that its section names', () => {
  const marks = [...sourcesBelow('src', 'engine', 'sw'), ...stylesBelow('src'), 'vite.config.ts'].flatMap((path) =>
    [...read(path).matchAll(/perf: docs\/performance\.md#([\w-]+)/g)].map(([, trick]) => `${trick}: ${path}`),
  );
  const sections = read('docs/performance.md').split(/^### /m).slice(1);
  const named = sections.flatMap((text) => {
    const [trick] = headingsIn(`# ${text}`);
    const [code = ''] = text.split('\n- Code:')[1]?.split(/\n- |\n\n/) ?? [];
    const files = [...code.matchAll(/`((?:src|engine|sw|vite)[\w/.-]+\.(?:ts|tsx|css))`/g)];
    return files.map(([, path]) => `${trick}: ${path}`);
  });

  expect([...new Set(marks)].toSorted()).toEqual([...new Set(named)].toSorted());
});

it('finds a link and a comment that lead nowhere, but no example and no other site', () => {
  const text = [
    'See [a](nowhere.md), [b](../README.md#run-it), [c](../README.md#nowhere), [d](#here), [e](#there), [f](https://g.test/h.md#i).',
    '`[code](nowhere.md)`',
    '```\n# There\n[code](nowhere.md)\n```',
    '## Here',
  ].join('\n');
  const comment =
    '// docs/rules.md, docs/performance.md#batched-queries, docs/performance.md#nowhere (decisions 0008, 0002)';

  expect(deadLinks('docs/x.md', text)).toEqual([
    'docs/x.md: nowhere.md',
    'docs/x.md: ../README.md#nowhere',
    'docs/x.md: #there',
  ]);
  expect(deadCitations('a.ts', comment)).toEqual(['a.ts: docs/performance.md#nowhere', 'a.ts: decision 0002']);
});

function deadLinks(document: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const dead = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', heading] = link.split('#');
    if (path === '') return !headingsIn(text).includes(heading ?? '');
    return !isThere(posix.join(posix.dirname(document), path), heading);
  });
  return dead.map((link) => `${document}: ${link}`);
}

function deadCitations(source: string, text: string): string[] {
  const headings = [...text.matchAll(/docs\/[\w/-]+\.md#[\w-]+/g)].map(([name]) => name);
  const lists = [...text.matchAll(/decisions? (\d{4}(?:(?:,| and) \d{4})*)/g)].map(([, list = '']) => list);
  const numbers = lists.flatMap((list) => list.match(/\d{4}/g) ?? []);
  const dead = [
    ...headings.filter((name) => !isThere(...(name.split('#') as [string, string]))),
    ...numbers.filter((it) => !documents.some((path) => path.includes(`/${it}-`))).map((it) => `decision ${it}`),
  ];
  return dead.map((it) => `${source}: ${it}`);
}

function isThere(path: string, heading?: string): boolean {
  return existsSync(root + path) && (heading === undefined || headingsIn(read(path)).includes(heading));
}

/** The headings of a document as GitHub names them in links. */
function headingsIn(text: string): string[] {
  const headings = [...withoutBlocks(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((it) =>
    it
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^ *```[^]*?^ *```$/gm, '');
}

function withoutCode(text: string): string {
  return withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '');
}

function documentsBelow(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'));
}

function stylesBelow(folder: string): string[] {
  const names = readdirSync(root + folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.css')).map((name) => posix.join(folder, name));
}

function read(path: string): string {
  return readFileSync(root + path, 'utf8');
}
