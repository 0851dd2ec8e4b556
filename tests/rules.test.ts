import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './support/root.ts';

it('holds every rule of docs/rules.md by a test whose name begins with its id', () => {
  const missing = rulesWithoutTest(read('docs/rules.md'), testSources());

  expect(missing).toEqual([]);
});

it('reports a rule that no test names', () => {
  const rules = '- **S1** The header.\n- S8 Toasts.\n- **L3** Choosing.\n- L3a Dates.\n- L6a Pages.\nS9 is no item.';
  const tests = [`it('[S1] shows the header', () => {});`, `test("[L3, L3a, S2] chooses", () => {}); // L6a`];

  expect(rulesWithoutTest(rules, tests)).toEqual(['S8', 'L6a']);
});

function rulesWithoutTest(rules: string, sources: readonly string[]): string[] {
  const ids = [...rules.matchAll(/^- (?:\*\*([A-Z]+\d+[a-z]?)\*\*|([A-Z]+\d+[a-z]?))\s/gm)].map(
    ([, bold, plain]) => bold ?? plain ?? '',
  );
  const named = new Set(
    sources.flatMap((source) => [...source.matchAll(testName)].flatMap(([, list]) => list?.split(/,\s*/) ?? [])),
  );
  return ids.filter((id) => !named.has(id));
}

/** The opening of a test's name, for each way to call a test: `it('[L3] …'`, ``test.each(rows)(`[L3, L4] …` ``. */
const testName = /\(\s*['"`]\[([A-Z]+\d+[a-z]?(?:,\s*[A-Z]+\d+[a-z]?)*)\] /g;

function testSources(): string[] {
  return readdirSync(`${root}tests`, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => (/\.test\.tsx?$/.test(name) || /^journeys\/.*\.tsx?$/.test(name)) && name !== 'rules.test.ts')
    .map((name) => read(`tests/${name}`));
}

function read(path: string): string {
  return readFileSync(root + path, 'utf8');
}
