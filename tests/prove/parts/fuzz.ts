import { spawn } from 'node:child_process';
import { aims } from '#tests/fuzz/aims.ts';
import { findPostgres } from '#tests/support/engine/postgres.ts';
import { root } from '#tests/support/root.ts';
import type { Part, Run } from '../part.ts';

const REQUESTS = 100_000;
/** Milliseconds after which an answer counts as slow. */
const SLOW = 2_000;

export const part: Part = {
  title: 'Does any request, right or wrong, get an answer 5xx, or wait over two seconds?',
  controls: [
    {
      name: 'the answer 404 to a path that cannot be decoded',
      file: 'engine/http/dispatch/api.ts',
      guard: '} catch {\n      return null;',
      without: '} catch (error) {\n      throw error;',
      misses: 'answers 5xx',
    },
  ],
  async run(run) {
    const databases = findPostgres() === null ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);
    if (databases.length === 1) run.notRun.push('PostgreSQL, which this machine does not have');
    for (const database of databases) {
      await fuzz(run, database, null, run.times(REQUESTS));
      for (const aim of aims) await fuzz(run, database, aim, run.times(REQUESTS / aims.length));
    }
  },
};

async function fuzz(run: Run, database: string, aim: string | null, requests: number): Promise<void> {
  const name = `${database}, ${aim ?? 'all of /schema/'}`;
  const options = ['--requests', String(requests), '--seed', String(run.seed), '--database', database];
  const child = spawn('node', [`${root}tests/fuzz/run.ts`, ...options, ...(aim === null ? [] : ['--aim', aim])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const text of child.stdout.setEncoding('utf8')) lines.push(...String(text).split('\n'));
  const isEnded = lines.some((line) => line.startsWith('Memory '));
  run.never(`answers 5xx or false: ${name}`, linesFrom(lines, 'Fault: '), isEnded ? requests : 0);
  run.never(`answers over ${SLOW} ms: ${name}`, linesFrom(lines, 'Slow: '), isEnded ? requests : 0, { isTimed: true });
}

const linesFrom = (lines: readonly string[], start: string) =>
  lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
