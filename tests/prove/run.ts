// `npm run prove` proves that the engine loses nothing and lets nobody in: `npm run prove -- [small|tenth|full] [parts] [--seed 7] [--again]`.
// A part that this commit has passed is left out, so a run can stop and go on. `npm run prove -- controls [parts]` switches each guard off and
// expects the proof to fail. Both write docs/proof.md.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reports, root } from '../support/root.ts';
import type { Control, Figure, Size } from './part.ts';
import { parts } from './parts.ts';
import { commitOfSources, readRecords, recordPart, type SeenControl } from './record.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, again: { type: 'boolean', default: false } },
});
const sizes = ['small', 'tenth', 'full'] as const;
const isControls = positionals.includes('controls');
const size: Size = sizes.find((it) => positionals.includes(it)) ?? (isControls ? 'small' : 'tenth');
const chosen = positionals.filter((it) => it !== 'controls' && !sizes.some((one) => one === it));
const unknown = chosen.find((it) => !(it in parts));
if (unknown !== undefined) throw new RangeError(`no part '${unknown}': there are ${Object.keys(parts).join(', ')}`);
const names = Object.keys(parts).filter((it) => chosen.length === 0 || chosen.includes(it));
// CI plays the same cases each time, so that no change fails by chance.
const seed = Number(values.seed ?? (size === 'small' ? 2611 : Date.now() % 1_000_000));
const commit = commitOfSources();
let failed = 0;

for (const name of names) failed += (isControls ? await proveControls(name) : await provePart(name)) ? 0 : 1;
console.log(`${names.length - failed} passed, ${failed} failed`);
if (process.env['REPORTS_DIR']) {
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}proof.json`, JSON.stringify({ passed: names.length - failed, failed }));
}
process.exitCode = failed > 0 ? 1 : 0;

/** @returns whether the part reached its aims */
async function provePart(name: string): Promise<boolean> {
  const before = readRecords().find((it) => it.part === name && it.size === size);
  if (!values.again && before && before.commit === commit && before.figures.every((it) => it.isReached)) {
    console.log(`── ${name}: passed at ${commit} already (--again repeats it)`);
    return true;
  }
  console.log(`── ${name} (${size}, seed ${seed})`);
  const began = Date.now();
  const outcome = await runPart(name, size);
  const seconds = Math.round((Date.now() - began) / 1000);
  const isPassed = outcome.code === 0 && outcome.figures.length > 0 && outcome.figures.every((it) => it.isReached);
  console.log(`── ${name}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (size !== 'small') {
    const crash = outcome.code === 0 ? null : outcome.output.slice(-2_000);
    await recordPart({ part: name, size, seed, commit, seconds, crash, ...pick(outcome) });
  }
  return isPassed;
}

/** @returns whether the proof failed without each of the part's guards */
async function proveControls(name: string): Promise<boolean> {
  const { part } = await (parts[name] as (typeof parts)[string])();
  const seen: SeenControl[] = [];
  for (const control of part.controls) {
    console.log(`── ${name} without: ${control.name}`);
    const { figures } = await runPart(name, control.size ?? size, control);
    const missed = figures.find((it) => !it.isReached && it.name.startsWith(control.misses));
    console.log(`── ${name} without ${control.name}: ${missed ? `seen by '${missed.name}'` : 'NOT SEEN'}`);
    seen.push({ part: name, control: control.name, by: missed ? `${missed.name}: ${missed.measured}` : null, commit });
  }
  await recordPart(seen);
  return seen.every((it) => it.by !== null);
}

function pick({ figures, notRun }: Outcome) {
  return { figures, notRun };
}

interface Outcome {
  code: number | null;
  figures: Figure[];
  notRun: string[];
  output: string;
}

function runPart(name: string, of: Size, control?: Control): Promise<Outcome> {
  const preload = control ? ['--import', `${root}tests/support/without-guard.ts`] : [];
  const child = spawn('node', [...preload, `${root}tests/prove/part-process.ts`, name, of, String(seed)], {
    cwd: root,
    env: { ...process.env, ...(control && { WITHOUT_GUARD: JSON.stringify(control) }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const found: Pick<Outcome, 'figures' | 'notRun'> = { figures: [], notRun: [] };
  let output = '';
  child.on('message', (message) => Object.assign(found, message));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += String(text);
      process.stdout.write(String(text));
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output, ...found })));
}
