// `npm test`: every check one after the other, to the end even where one fails, and a last line with the sum.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, and what passed at its second try only: said once more at the end, where it is read first. */
  names?: string[];
}

interface Stage {
  name: string;
  command: string[];
  /** Where the stage writes its results as JSON, and how they are read; without it the stage counts as one. */
  report?: string;
  read?: (report: never) => Outcome;
}

const stages: Stage[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '.'] },
  { name: 'unused', command: ['knip'] },
  {
    name: 'tests',
    command: ['vitest', 'run', '--config', 'tests/vitest.config.ts'],
    report: 'vitest.json',
    read: vitestOutcome,
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'],
    report: 'journeys.json',
    read: playwrightOutcome,
  },
];
if (process.env['SOAK'])
  stages.push({
    name: 'browsers',
    command: ['vitest', 'run', '--config', 'tests/browsers/vitest.config.ts'],
    report: 'browsers.json',
    read: vitestOutcome,
  });

const reports = join(mkdtempSync(join(tmpdir(), 'landfall-tests-')), '/');
const env = { ...process.env, REPORTS_DIR: reports };
const wanted = process.argv.slice(2);
const outcomes = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map(run);
rmSync(reports, { recursive: true, force: true });

const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);

for (const name of outcomes.flatMap(({ names = [] }) => names)) console.log(name);
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

function run({ name, command, report, read }: Stage): Outcome {
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const began = Date.now();
  const [program = '', ...parts] = command;
  const { status, error } = spawnSync(program, parts, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) console.log(error.message);

  const outcome = outcomeOf(status === 0, report, read);
  const counts = report ? `, ${outcome.passed} passed, ${outcome.failed} failed` : '';
  console.log(
    `── ${name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s${counts}`,
  );
  return outcome.failed === 0 ? outcome : { ...outcome, names: [`FAILED ${name}`, ...(outcome.names ?? [])] };
}

/** A stage that failed without a failed test (it crashed, or found none to run) counts as one failure. */
function outcomeOf(ok: boolean, report: string | undefined, read: Stage['read']): Outcome {
  const counted =
    report && read && existsSync(reports + report)
      ? read(JSON.parse(readFileSync(reports + report, 'utf8')) as never)
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
          .filter(({ failureMessages = [] }) => failureMessages.length > 0)
          .map(({ status, fullName, failureMessages }) =>
            status === 'failed'
              ? `FAILED ${name}: ${fullName}`
              : `FLAKY ${name}: ${fullName}: ${failureMessages?.[0]?.split('\n')[0]}`,
          ),
      ),
    ].map((name) => name.replace(root, '')),
  };
}

interface FileResult {
  /** Where the file is. */
  name: string;
  status: string;
  /** The messages are of all tries, the passed one aside. */
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** A suite of Playwright's report: files, what they describe, and the tests. */
interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

function playwrightOutcome({ stats, errors, suites }: Suite & { stats: Record<string, number>; errors: unknown[] }) {
  return {
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: (stats['unexpected'] ?? 0) + errors.length,
    skipped: stats['skipped'] ?? 0,
    names: (suites ?? []).flatMap(unsteadyJourneys),
  };
}

/** What failed once or more, with the message of each try. */
function unsteadyJourneys({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const messages = results.flatMap(({ error }) => error?.message ?? []).map(firstLines);
        return `${status === 'flaky' ? 'FLAKY' : 'FAILED'} ${file}: ${title}: ${messages.join(' | then: ')}`;
      }),
  );
  return [...own, ...suites.flatMap(unsteadyJourneys)];
}

/** The first lines of a message without its colours: enough to know what was waited for, or what a browser complained of. */
function firstLines(message: string): string {
  return stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 20).join(' ').slice(0, 1200);
}
