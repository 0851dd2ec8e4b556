import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { root } from '../support/root.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** What one has to know to read it. */
  readonly note?: string;
}

const FILE = `${root}docs/bench.md`;

const INTRODUCTION = [
  '# Benches',
  '',
  'What `npm run bench` measured, part by part, each with its day and machine. Ratios to what was measured beside it in the same',
  'run are what counts: absolute figures wander by a third from day to day.',
].join('\n');

/** Prints the tables of a part of the benches and puts them in the place of what `docs/bench.md` says of it. */
export function section(name: string, tables: readonly Table[]): void {
  const text = [`## ${name}`, circumstances(), ...tables.map(markdown)].join('\n\n');
  console.log(`${text}\n`);
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : INTRODUCTION;
  writeFileSync(FILE, replaced(before, name, text));
}

/** A document of parts that begin with `## name`, with one of them replaced, or added at the end. */
export function replaced(document: string, name: string, text: string): string {
  const parts = document.trimEnd().split(/\n+(?=## )/);
  const at = parts.findIndex((part) => part === `## ${name}` || part.startsWith(`## ${name}\n`));
  if (at < 0) parts.push(text);
  else parts[at] = text;
  return `${parts.join('\n\n')}\n`;
}

/** When, on what, how busy, and of which state of the sources. */
function circumstances(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = Temporal.Now.plainDateISO().toString();
  return `${day} · ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${memory} GB · ${type()} ${release()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} · at \`${commit()}\``;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'no repository';
  }
}

function markdown({ head, rows, note }: Table): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
  return note ? `${note}\n\n${table}` : table;
}
