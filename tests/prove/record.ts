import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { root } from '../support/root.ts';
import type { Figure, Size } from './part.ts';
import { parts } from './parts.ts';

/** A part's last run at one size. */
export interface PartRecord {
  readonly part: string;
  readonly size: Size;
  readonly seed: number;
  readonly commit: string;
  readonly seconds: number;
  /** The end of the output of a part that stopped by an error. */
  readonly crash: string | null;
  readonly figures: readonly Figure[];
  readonly notRun: readonly string[];
  readonly date?: string;
  readonly machine?: string;
}

/** A guard that was switched off, with the figure that showed it; null if the proof passed without it. */
export interface SeenControl {
  readonly part: string;
  readonly control: string;
  readonly by: string | null;
  readonly commit: string;
}

const RECORDS = `${root}docs/proof.json`;
const REPORT = `${root}docs/proof.md`;

interface Records {
  readonly runs: readonly PartRecord[];
  readonly controls: readonly SeenControl[];
}

function readAll(): Records {
  if (!existsSync(RECORDS)) return { runs: [], controls: [] };
  return JSON.parse(readFileSync(RECORDS, 'utf8')) as Records;
}

export const readRecords = (): readonly PartRecord[] => readAll().runs;

/** Replaces the record of a part, or those of its controls, and writes the report again. */
export async function recordPart(record: PartRecord | readonly SeenControl[]): Promise<void> {
  const { runs, controls } = readAll();
  const next = isControls(record)
    ? { runs, controls: [...controls.filter((it) => !record.some(({ part }) => part === it.part)), ...record] }
    : {
        runs: [
          ...runs.filter((it) => it.part !== record.part || it.size !== record.size),
          { ...record, date: Temporal.Now.plainDateISO().toString(), machine: machine() },
        ],
        controls,
      };
  const names = Object.keys(parts);
  const inOrder = <T extends { part: string }>(list: readonly T[]) =>
    list.filter(({ part }) => names.includes(part)).toSorted((a, b) => names.indexOf(a.part) - names.indexOf(b.part));
  const sorted = { runs: inOrder(next.runs), controls: inOrder(next.controls) };
  writeFileSync(RECORDS, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(REPORT, await reportOf(sorted));
}

function isControls(record: PartRecord | readonly SeenControl[]): record is readonly SeenControl[] {
  return Array.isArray(record);
}

/** The commit that changed the sources last: a new report changes nothing of what it reports. `+` stands for changes that are not committed. */
export function commitOfSources(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const sources = ['src', 'sw', 'engine', 'public', 'tests', 'package-lock.json'];
  const isChanged = git('status', '--porcelain', '--', ...sources) !== '';
  return `${git('log', '-1', '--format=%h', '--', ...sources)}${isChanged ? '+' : ''}`;
}

function machine(): string {
  const processors = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${gibibytes} GiB, Node ${process.version}`;
}

async function reportOf({ runs, controls }: Records): Promise<string> {
  const sections = await Promise.all(
    Object.entries(parts).map(async ([name, load]) => {
      const { part } = await load();
      const best = runs.find((it) => it.part === name && it.size === 'full') ?? runs.find((it) => it.part === name);
      return [`## ${name}`, part.title, ...(best ? runText(best) : ['This part was not run.'])].join('\n\n');
    }),
  );
  return `${[
    '# Proof',
    '`npm run prove` writes this page. Each part stands with its last run, its figures and their aims. `full` has the figures ' +
      'that we promise, `tenth` a tenth of the repetitions. The same seed and commit play the same cases.',
    summary(runs),
    ...sections,
    ...controlText(controls),
  ].join('\n\n')}\n`;
}

function summary(runs: readonly PartRecord[]): string {
  const rows = Object.keys(parts).map((name) => {
    const [full, tenth] = (['full', 'tenth'] as const).map((size) => {
      const run = runs.find((it) => it.part === name && it.size === size);
      return run ? `${isPassed(run) ? 'passed' : '**failed**'} at ${run.commit}, ${run.seconds} s` : 'not run';
    });
    return `| [${name}](#${name}) | ${full} | ${tenth} |`;
  });
  return ['| Part | full | tenth |', '|---|---|---|', ...rows].join('\n');
}

const isPassed = ({ crash, figures }: PartRecord) => crash === null && figures.every((it) => it.isReached);

function runText({ size, seed, commit, seconds, crash, figures, notRun, date, machine: on }: PartRecord): string[] {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = figures.map(
    ({ name, measured, aim, isReached }) =>
      `| ${cell(name)} | ${measured} | ${aim} | ${isReached ? 'yes' : '**no**'} |`,
  );
  return [
    `${date} · ${size}, seed ${seed}, ${seconds} s · ${on} · at \`${commit}\``,
    ['| Figure | Measured | Aim | Reached |', '|---|---:|---:|---|', ...rows].join('\n'),
    ...figures.flatMap(({ name, cases = [] }) => cases.map((it) => `- ${name}: \`${cell(it).replaceAll('`', "'")}\``)),
    ...notRun.map((it) => `Not run: ${it}`),
    ...(crash === null ? [] : [`The part stopped by an error:\n\n\`\`\`\n${crash}\n\`\`\``]),
  ];
}

function controlText(controls: readonly SeenControl[]): string[] {
  if (controls.length === 0) return ['## Controls', '`npm run prove -- controls` was not run.'];
  const rows = controls.map(
    ({ part, control, by, commit }) => `| ${part} | ${control} | ${by ?? '**nothing**'} | \`${commit}\` |`,
  );
  return [
    '## Controls',
    'Each guard was switched off, at the small size, and the proof had to fail.',
    ['| Part | Without | Seen by | At |', '|---|---|---|---|', ...rows].join('\n'),
  ];
}
