// `npm run release -- 1.1.0`: moves the notes of docs/changes into the changelog, sets the version and lists the released migrations.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../root.ts';

export const AUDIENCES = ['For operators', 'For sellers', 'For visitors'] as const;

export interface Note {
  readonly name: string;
  readonly text: string;
}

/** The notes in a folder, by name. */
export function readNotes(folder = `${root}docs/changes/`): Note[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return names.toSorted().map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));
}

/** The lines of notes below their headings, in the order of the headings. @throws Error that names the note and the line */
export function sectionOf(notes: readonly Note[]): string {
  const items = new Map<string, string[]>(AUDIENCES.map((it) => [it, []]));
  for (const { name, text } of notes) {
    let list: string[] | undefined;
    for (const line of text.split('\n')) {
      if (line === '') continue;
      const isHeading = items.has(line);
      if (isHeading) list = items.get(line);
      else if (list && /^(- |  )\S/.test(line)) list.push(line);
      else
        throw new Error(`docs/changes/${name}: '${line}' is neither a heading (${AUDIENCES.join(', ')}) nor an item.`);
    }
    if (!list) throw new Error(`docs/changes/${name} has no heading.`);
  }
  return [...items]
    .filter(([, lines]) => lines.length > 0)
    .map(([audience, lines]) => `${audience}\n\n${lines.join('\n')}\n`)
    .join('\n');
}

/** The changelog with a new release above the others. */
export function withRelease(
  changelog: string,
  { version, date, section }: Record<'version' | 'date' | 'section', string>,
) {
  const at = changelog.search(/^## /m);
  return `${changelog.slice(0, at)}## ${version} · ${date}\n\n${section}\n${changelog.slice(at)}`;
}

function release(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: npm run release -- 1.1.0');
  const notes = readNotes();
  if (notes.length === 0) throw new Error('docs/changes has no note: nothing to release.');
  const date = Temporal.Now.plainDateISO().toString();
  const changelog = `${root}docs/changelog.md`;
  writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), { version, date, section: sectionOf(notes) }));
  writeFileSync(`${root}tests/ground/released-migrations.txt`, migrationHashes());
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { cwd: root });
  for (const { name } of notes) rmSync(`${root}docs/changes/${name}`);
  console.log(`Read docs/changelog.md, then:
  npm run release-data
  git add --all && git commit -m 'release: cut ${version}'
  git tag --annotate v${version} --message 'Landfall ${version}'
  git push --follow-tags`);
}

/** The files of all migrations with their hashes, as `sha256sum` prints them. */
function migrationHashes(): string {
  const folder = `${root}engine/database/migrations/`;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const lines = names.toSorted().map((name) => `${hash('sha256', readFileSync(folder + name))}  ${name}\n`);
  return lines.join('');
}

if (import.meta.main) release(process.argv[2] ?? '');
