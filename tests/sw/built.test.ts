import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { folderOf, languageCodes } from '#domain/contract/languages.ts';
import { root } from '../support/root.ts';

it('[W1] the built worker is one classic script: a module, or a part fetched later, fails in silence in some browser', () => {
  const worker = readFileSync(`${root}dist/page/sw.js`, 'utf8');

  expect(() => new Script(worker)).not.toThrow();
  expect(() => new Script('import.meta.env')).toThrow(SyntaxError);
  expect(worker).not.toMatch(/\bimport\s*\(|\bimportScripts\s*\(/);
});

it.each(languageCodes)('[B14a] the built worker of the desk hears messages, in one classic script: %s', (language) => {
  const worker = readFileSync(`${root}dist/page/desk/${folderOf(language)}sw.js`, 'utf8');

  expect(() => new Script(worker)).not.toThrow();
  expect(worker).toMatch(/addEventListener\(.push./);
  expect(worker).toMatch(/addEventListener\(.notificationclick./);
  expect(worker).not.toMatch(/\bimport\s*\(|\bimportScripts\s*\(/);
});
