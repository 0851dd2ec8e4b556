import { expect, it } from 'vitest';
import { vagueComments, vagueCommentsBelow, vagueDescriptions } from '../support/code/comments.ts';
import { anEngine } from '../support/engine/engine.ts';

it('names the subject of each comment: none begins with a word that leaves it open', () => {
  expect(vagueCommentsBelow('src', 'sw', 'engine', 'tests')).toEqual([]);
});

it('reports such a comment by its file and line', () => {
  const source =
    'const a = 1;\n/** What is left. */\n * Where it stands.\n// Whatever comes. // The rest.\n// The one.';

  expect(vagueComments('a.ts', source)).toEqual(['a.ts:2 What', 'a.ts:3 Where', 'a.ts:4 Whatever']);
});

it('names the subject of each field, tag and call that the API describes', async () => {
  const engine = await anEngine();
  const { body } = await engine.send('GET', '/schema/?format=json');
  await engine.stop();

  expect(vagueDescriptions(body)).toEqual([]);
});
