import { readdirSync, readFileSync } from 'node:fs';
import { usualTitles } from '#text/payment-titles.ts';
import { aLaterBuild, type LaterBuild } from '../engine/later-build.ts';
import { root } from '../root.ts';
import { PSEUDO } from './pseudo-words.ts';

/** A build of the project in English and the pseudo-language only. */
export function aPseudoBuild(): Promise<LaterBuild> {
  const table = 'src/domain/contract/languages.ts';
  const [lines = ''] = /(?<= {2}en: .*\n)(?: {2}.*\n)+/.exec(readFileSync(root + table, 'utf8')) ?? [];
  return aLaterBuild([[table, lines, `  ${PSEUDO}: { name: '⟦þšéúðó⟧', strings: 'en-US', offer: '⟦Þšéúðó⟧' },\n`]], {
    written: pseudoFiles(),
  });
}

/** A module of the pseudo-language for each English module. */
function pseudoFiles(): Readonly<Record<string, string>> {
  const words = (language: string) => `src/words/${language}/`;
  const paths = readdirSync(root + words('en'), { recursive: true, encoding: 'utf8' }).filter((it) =>
    it.endsWith('.ts'),
  );
  const files = paths.map((path) => {
    const up = '../'.repeat(path.split('/').length);
    const exported = readFileSync(root + words('en') + path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
    const lines = [...exported].map(([, name = '']) => `export const ${name} = ${valueOf(path, name)};\n`);
    const imports = `import { pseudo } from '${up}pseudo.ts';\nimport * as english from '${up}en/${path}';\n`;
    return [words(PSEUDO) + path, imports + lines.join('')] as const;
  });
  const source = readFileSync(new URL('pseudo-words.ts', import.meta.url), 'utf8');
  return { ...Object.fromEntries(files), 'src/words/pseudo.ts': source };
}

/** The names of the language itself stay as they are. English alone takes the titles of payment methods from the engine. */
function valueOf(path: string, name: string): string {
  if (path === 'formats.ts' && name === 'language') return `'${PSEUDO}'`;
  if (path === 'formats.ts' && name === 'locale') return `english.${name}`;
  if (path === 'checkout.ts' && name === 'titles') return `pseudo(${JSON.stringify(usualTitles)})`;
  return `/*#__PURE__*/ pseudo(english.${name})`;
}
