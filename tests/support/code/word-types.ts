import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

/**
 * The compiler's errors where a language's words lack a part of the English ones, or have other types. Without errors, code written for the English
 * words compiles with each language. One small program checks all languages.
 *
 * @param folder  contains a folder for each language; with its closing slash
 * @returns a sentence for each fault, with its file: `hr/cart.ts: Type … is missing …`
 */
export async function wordTypeFaults(folder: string, languages: readonly string[]): Promise<string[]> {
  const english = readdirSync(`${folder}en`, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.ts'));
  const files = languages.flatMap((language) => english.map((file) => `${language}/${file.replaceAll('\\', '/')}`));
  const lines = files.map((file, n) => {
    const type = `typeof import('${folder}${file.replace(/^\w+/, 'en')}')`;
    return `import * as words${n} from '${folder}${file}'; check<${type}>(words${n});`;
  });
  const message = await compilerOutput([...lines, CHECK].join('\n'));
  return message.split('\n').flatMap((line) => {
    const [, number = '', message = ''] = /^check\.mts\((\d+),\d+\): error \w+: (.+)$/.exec(line) ?? [];
    if (message !== '') return [`${files[Number(number) - 1]}: ${message}`];
    return / error TS/.test(line) ? [line] : [];
  });
}

/** The check lets any text replace any other text. */
const CHECK = `
type Translated<T> = T extends string ? string
  : T extends (...args: infer Args) => infer Result ? (...args: Args) => Translated<Result>
  : T extends object ? { readonly [Name in keyof T]: Translated<T[Name]> } : T;
declare function check<English>(words: Translated<English>): void;`;

async function compilerOutput(source: string): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'landfall-words-'));
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const config = { extends: `${root}tsconfig.json`, compilerOptions, files: ['check.mts'] };
  await writeFile(join(place, 'check.mts'), source);
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify(config));
  try {
    await promisify(execFile)(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', '.'], { cwd: place });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    await rm(place, { recursive: true });
  }
}
