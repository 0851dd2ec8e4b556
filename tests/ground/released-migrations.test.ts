import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

const folder = `${root}engine/database/migrations/`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** The files of released migrations with their hashes, as `sha256sum` prints them; empty before 1.0. */
const released = read(`${root}tests/ground/released-migrations.txt`) ?? '';

/** The files of a list that are gone, or differ from their hash. */
function changedFiles(list: string, textOf: (name: string) => string | null): string[] {
  const lines = list.split('\n').filter(Boolean);
  return lines
    .map((it) => it.split(/\s+/))
    .flatMap(([hash, name = '']) => (hashOf(textOf(name) ?? '') === hash ? [] : name));
}

it('a released migration is never changed', () => {
  expect(changedFiles(released, (name) => read(folder + name))).toEqual([]);
});

it('the list of released migrations begins with 1.0', () => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
  const baseline = ['0001-baseline.ts', ...readdirSync(`${folder}baseline`).map((name) => `baseline/${name}`)];
  const names = released.split('\n').flatMap((it) => it.split(/\s+/)[1] ?? []);

  expect(names.filter((name) => baseline.includes(name)).length).toBe(version.startsWith('0.') ? 0 : baseline.length);
});

it('a changed migration is found, and a deleted one', () => {
  const texts: Record<string, string> = { 'a.ts': 'one', 'b.ts': 'changed' };
  const list = ['a.ts', 'b.ts', 'c.ts'].map((name) => `${hashOf('one')}  ${name}`).join('\n');

  expect(changedFiles(list, (name) => texts[name] ?? null)).toEqual(['b.ts', 'c.ts']);
});
