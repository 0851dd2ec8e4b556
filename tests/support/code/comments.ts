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

/** Descriptions and summaries in a document of the API that begin with such a word. */
export function vagueDescriptions(document: object): string[] {
  return Object.entries(document).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) return vagueDescriptions(value);
    const isText = (key === 'description' || key === 'summary') && typeof value === 'string';
    return isText && VAGUE_TEXT.test(value) ? [value] : [];
  });
}

const words = 'What|Whatever|Of|Who|Whoever|Those|Where|None';
const VAGUE = new RegExp(`^\\s*(?://|/?\\*\\*?)\\s*(${words})\\b`);
const VAGUE_TEXT = new RegExp(`^(${words})\\b`);
