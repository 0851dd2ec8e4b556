import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../root.ts';

/** Comments of the project that begin with a word that leaves their subject open, as `path:line word`. */
export function vagueCommentsBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
      .flatMap((name) => vagueComments(`${folder}/${name}`, readFileSync(`${root}${folder}/${name}`, 'utf8'))),
  );
}

export function vagueComments(path: string, source: string): string[] {
  return source.split('\n').flatMap((line, i) => {
    const [, word] = VAGUE.exec(line) ?? [];
    return word ? [`${path}:${i + 1} ${word}`] : [];
  });
}

const VAGUE = /^\s*(?:\/\/|\/?\*\*?)\s*(What|Whatever|Of|Who|Whoever|Those|Where|None)\b/;
