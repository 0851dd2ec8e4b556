import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

it('names the subject of each comment: none begins with a word that leaves it open', () => {
  const vague = ['src', 'sw', 'engine', 'tests'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
      .flatMap((name) => vagueComments(`${folder}/${name}`, readFileSync(`${root}${folder}/${name}`, 'utf8'))),
  );

  expect(vague).toEqual([]);
});

it('reports such a comment by its file and line', () => {
  const source =
    'const a = 1;\n/** What is left. */\n * Where it stands.\n// Whatever comes. // The rest.\n// The one.';

  expect(vagueComments('a.ts', source)).toEqual(['a.ts:2 What', 'a.ts:3 Where', 'a.ts:4 Whatever']);
});

function vagueComments(path: string, source: string): string[] {
  return source.split('\n').flatMap((line, i) => {
    const [, word] = VAGUE.exec(line) ?? [];
    return word ? [`${path}:${i + 1} ${word}`] : [];
  });
}

const VAGUE = /^\s*(?:\/\/|\/?\*\*?)\s*(What|Whatever|Of|Who|Whoever|Those|Where|None)\b/;
