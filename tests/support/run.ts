// `npm test` runs the checks that a change breaks most often; `npm run test:rest` runs all others. Both finish every check even if one fails, and
// both print the sum in the last line.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests. The end of the run lists them again, because readers look there first. */
  names?: string[];
}

interface Stage {
  name: string;
  command: string[];
  /** The file with the results as JSON. `read` counts them. A stage without a file counts as one test. */
  report?: string;
  read?: (report: never) => Outcome;
}

const checks: Stage[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '.'] },
  { name: 'unused', command: ['knip'] },
];
const POSTGRES = 'engine on PostgreSQL';
const isSoak = Boolean(process.env['SOAK']);
const quick = [
  vitest('tests', '--project', `!${POSTGRES}`, '--tags-filter', '!long'),
  journeys('journeys', '--project', 'pages', 'whole browser', '--grep', '@core'),
];
const rest = [
  vitest('long tests', '--project', `!${POSTGRES}`, '--tags-filter', 'long', ...filesWithLongTests()),
  vitest('tests on PostgreSQL', '--project', POSTGRES),
  journeys('other journeys', '--project', 'pages', 'whole browser', '--grep-invert', isSoak ? '@core' : '@core|@soak'),
  journeys('journeys on a slow link', '--project', 'slow link'),
  {
    name: 'proof',
    command: ['node', 'tests/prove/run.ts', 'small'],
    report: 'proof.json',
    read: ({ passed, failed }: { passed: number; failed: number }) => ({ passed, failed, skipped: 0 }),
  },
];
if (isSoak)
  rest.push({
    name: 'browsers',
    command: ['vitest', 'run', '--config', 'tests/browsers/vitest.config.ts'],
    report: 'browsers.json',
    read: vitestOutcome,
  });

const reports = join(mkdtempSync(join(tmpdir(), 'landfall-tests-')), '/');
const [part = 'quick', ...names] = process.argv.slice(2);
const isChosen = ({ name }: Stage) => names.length === 0 || names.includes(name);
const outcomes = part === 'rest' ? [] : await Promise.all(checks.filter(isChosen).map(runBeside));
for (const stage of [...(part === 'rest' ? [] : quick), ...(part === 'quick' ? [] : rest)].filter(isChosen))
  outcomes.push(await run(stage));
rmSync(reports, { recursive: true, force: true });

const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);

for (const name of outcomes.flatMap(({ names: unsteady = [] }) => unsteady)) console.log(name);
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

function vitest(name: string, ...options: string[]): Stage {
  const command = ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...options];
  return { name, command, report: 'vitest.json', read: vitestOutcome };
}

function journeys(name: string, ...options: string[]): Stage {
  const command = ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', ...options];
  return { name, command, report: 'journeys.json', read: playwrightOutcome };
}

/** Files that contain long tests, so that the run does not load the others only to find none. */
function filesWithLongTests(): string[] {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root });
  return files.filter((file) => readFileSync(join(root, file), 'utf8').includes("tags: 'long'"));
}

function folderOf(name: string): string {
  return join(reports, name, '/');
}

/** Runs a check at the same time as other checks, and prints its output when it ends. */
async function runBeside(stage: Stage): Promise<Outcome> {
  const began = Date.now();
  const { code, output } = await execute(stage, 'pipe');
  if (output) console.log(output.trimEnd());
  return reportOutcome(stage, code, began);
}

async function run(stage: Stage): Promise<Outcome> {
  console.log(`\n── ${stage.name}: ${stage.command.join(' ')}`);
  const began = Date.now();
  const { code } = await execute(stage, 'inherit');
  return reportOutcome(stage, code, began);
}

async function execute({ name, command }: Stage, out: 'pipe' | 'inherit') {
  const [program = '', ...parts] = command;
  const child = spawn(program, parts, {
    cwd: root,
    env: { ...process.env, REPORTS_DIR: folderOf(name) },
    stdio: ['ignore', out, out === 'pipe' ? 'pipe' : 'inherit'],
  });
  const output = Promise.all([child.stdout, child.stderr].map(async (it) => (it ? text(it) : '')));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      console.log(error.message);
      resolve(null);
    });
    child.once('exit', resolve);
  });
  return { code, output: (await output).join('') };
}

function reportOutcome(stage: Stage, code: number | null, began: number): Outcome {
  const { name, report } = stage;
  const outcome = outcomeOf(code === 0, stage);
  const counts = report ? `, ${outcome.passed} passed, ${outcome.failed} failed` : '';
  const took = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`── ${name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} in ${took} s${counts}`);
  return outcome.failed === 0 ? outcome : { ...outcome, names: [`FAILED ${name}`, ...(outcome.names ?? [])] };
}

/** The counts of a stage. A stage that failed without a failed test (it crashed, or found no test) counts as one failure. */
function outcomeOf(ok: boolean, { name, report, read }: Stage): Outcome {
  const file = folderOf(name) + report;
  const counted =
    read && existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
      : { passed: ok && !report ? 1 : 0, failed: 0, skipped: 0 };
  return ok === (counted.failed === 0) ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

function vitestOutcome(
  report: { numPassedTests: number; testResults: FileResult[] } & Record<string, number>,
): Outcome {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: (report['numFailedTests'] ?? 0) + unloaded.length,
    skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
    names: [
      ...unloaded.map(({ name }) => `FAILED ${name}`),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            ({ fullName, failureMessages }) => `FAILED ${name}: ${fullName}: ${failureMessages?.[0]?.split('\n')[0]}`,
          ),
      ),
    ].map((name) => name.replace(root, '')),
  };
}

interface FileResult {
  /** The path of the file. */
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** A suite of Playwright's report: a file or a `describe` block, with its tests. */
interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

function playwrightOutcome({ stats, errors, suites }: Suite & { stats: Record<string, number>; errors: unknown[] }) {
  return {
    passed: stats['expected'] ?? 0,
    failed: (stats['unexpected'] ?? 0) + errors.length,
    skipped: stats['skipped'] ?? 0,
    names: (suites ?? []).flatMap(failedJourneys),
  };
}

/** Failed tests, each with its message. */
function failedJourneys({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const messages = results.flatMap(({ error }) => error?.message ?? []).map(firstLines);
        return `FAILED ${file}: ${title}: ${messages.join(' | then: ')}`;
      }),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

/** The first lines of a message without its colours. They say what the test waited for, or what the browser complained about. */
function firstLines(message: string): string {
  return stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 20).join(' ').slice(0, 1200);
}
