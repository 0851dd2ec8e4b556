import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { root } from '../support/root.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Notes that a reader needs to understand the table. */
  readonly note?: string;
}

const LATEST = `${root}docs/bench/latest.md`;
const EARLIER = `${root}docs/bench/earlier.md`;

/**
 * Prints the tables of a part of the benches, and replaces that part in `docs/bench/latest.md`. A part from another day or machine moves to
 * `docs/bench/earlier.md`.
 */
export function section(name: string, tables: readonly Table[]): void {
  const text = [`## ${name}`, circumstances(), ...tables.map(markdown)].join('\n\n');
  console.log(`${text}\n`);
  const latest = readFileSync(LATEST, 'utf8');
  const before = latest.split(/\n+(?=## )/).find((part) => part.startsWith(`## ${name}\n`));
  if (before && whenAndWhere(before) !== whenAndWhere(text))
    writeFileSync(EARLIER, replaced(readFileSync(EARLIER, 'utf8'), name, before));
  writeFileSync(LATEST, replaced(latest, name, text));
}

/** The day and the machine of a part: '2026-11-27 · 2 × AMD EPYC, 24 GB'. */
function whenAndWhere(part: string): string {
  return /^\d{4}-.* GB/m.exec(part)?.[0] ?? '';
}

/** A document of parts that begin with `## name`, with one part replaced, or added at the end. */
export function replaced(document: string, name: string, text: string): string {
  const parts = document.trimEnd().split(/\n+(?=## )/);
  const at = parts.findIndex((part) => part === `## ${name}` || part.startsWith(`## ${name}\n`));
  if (at < 0) parts.push(text);
  else parts[at] = text;
  return `${parts.join('\n\n')}\n`;
}

/** The day, the machine, its load, and the commit of the sources. */
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
