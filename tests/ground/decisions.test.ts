import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

interface Decision {
  file: string;
  text: string;
}

const folder = `${root}docs/decisions/`;
const decisions = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort()
  .map((file): Decision => ({ file, text: readFileSync(folder + file, 'utf8') }));

it('has every part in every decision, and every number once', () => {
  expect(mistakesIn(decisions)).toEqual([]);
});

it('lists every decision in the index, by area (`-u` writes the index)', async () => {
  await expect(indexOf(decisions)).toMatchFileSnapshot(`${folder}README.md`);
});

it('reports a missing part, a wrong line of facts, a number taken twice and a replacement that does not exist', () => {
  const right = '# A\n\nDate: 2026-11-20 · Status: accepted · Area: page\n\n## Context\n\nx\n\n## Decision\n\nx\n\n';
  const whole = `${right}## Consequence\n\nx\n\n## Rejected\n\nx\n`;

  expect(
    mistakesIn([
      { file: '0001-a.md', text: whole },
      { file: '0001-b.md', text: whole },
      { file: '0002-c.md', text: `${right}## Rejected\n\nx\n` },
      { file: '0003-d.md', text: whole.replace('2026-11-20', 'yesterday') },
      { file: '0004-e.md', text: whole.replace('accepted', 'superseded by 0009') },
      { file: 'notes.md', text: whole },
    ]),
  ).toEqual([
    '0001-b.md: 0001 is taken',
    '0002-c.md: lacks a part, or has one that is empty, or has them in another order',
    '0003-d.md: lacks `Date: … · Status: … · Area: …`',
    '0004-e.md: is superseded by 0009, which does not exist',
    'notes.md: is not named NNNN-slug.md',
  ]);
});

function mistakesIn(found: readonly Decision[]): string[] {
  const numbers = found.map(({ file }) => file.slice(0, 4));
  return found.flatMap(({ file, text }, index) => {
    const mistakes: string[] = [];
    if (!/^\d{4}-[a-z0-9-]+\.md$/.test(file)) mistakes.push('is not named NNNN-slug.md');
    if (numbers.indexOf(numbers[index] ?? '') !== index) mistakes.push(`${numbers[index]} is taken`);
    if (!facts.test(text)) mistakes.push('lacks `Date: … · Status: … · Area: …`');
    if (!parts.test(text)) mistakes.push('lacks a part, or has one that is empty, or has them in another order');
    const later = /Status: superseded by (\d{4})/.exec(text)?.[1];
    if (later && !numbers.includes(later)) mistakes.push(`is superseded by ${later}, which does not exist`);
    return mistakes.map((mistake) => `${file}: ${mistake}`);
  });
}

const facts = /^Date: (\d{4}-\d\d-\d\d) · Status: (accepted|superseded by \d{4}) · Area: ([\w ]+)$/m;
const parts =
  /^# \S.*\n[^]*\n## Context\n+[^#\s][^]*\n## Decision\n+[^#\s][^]*\n## Consequence\n+[^#\s][^]*\n## Rejected\n+[^#\s]/;

function indexOf(found: readonly Decision[]): string {
  const lines = new Map<string, string[]>();
  for (const { file, text } of found) {
    const [, , status = '', area = ''] = facts.exec(text) ?? [];
    const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
    const note = status === 'accepted' ? '' : ` (${status})`;
    lines.set(area, [...(lines.get(area) ?? []), `- [${file.slice(0, 4)}](${file}) ${title}${note}`]);
  }
  const areas = [...lines].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${head}${areas.map(([area, list]) => `\n## ${area}\n\n${list.join('\n')}\n`).join('')}`;
}

const head = `# Decisions

A record stands here if somebody would try a rejected way again. It says the context, the decision, the consequence and the
rejected ways, in about 200 words. The reasons of one area stand in \`../topics\`, and figures of speed and size in
[performance](../performance.md). Change or delete a record that is no longer true; Git keeps the old one.
To add a record, write a file \`NNNN-slug.md\` with the parts of the others and the next number, then write this index with
\`npm run unit -- --project ground tests/ground/decisions.test.ts -u\`.
`;
