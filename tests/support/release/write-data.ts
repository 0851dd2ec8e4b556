// `npm run release-data`: writes the data of this version, as a first start makes it, for the tests of later versions. It needs a build and PostgreSQL.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import { findPostgres, freePort, startPostgres } from '../engine/postgres.ts';
import { root } from '../root.ts';

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
const scratch = mkdtempSync(join(tmpdir(), 'landfall-release-'));
const postgres = await startPostgres();
try {
  const out = `${root}tests/support/release/data/${version}/`;
  mkdirSync(out, { recursive: true });

  await fillDemo({ DATA_DIR: join(scratch, 'sqlite') });
  const copy = join(scratch, 'copy.sqlite');
  const database = new DatabaseSync(join(scratch, 'sqlite/landfall.sqlite'));
  database.prepare('vacuum into ?').run(copy);
  database.close();
  writeFileSync(`${out}landfall.sqlite.br`, packed(readFileSync(copy)));

  await postgres.run('create database release');
  await fillDemo({ DATA_DIR: join(scratch, 'postgres'), DATABASE_URL: postgres.url('release') });
  const dump = ['--no-owner', '--no-privileges', '--rows-per-insert=500', '--dbname', postgres.url('release')];
  const sql = execFileSync(join(findPostgres() ?? '', 'pg_dump'), dump, { encoding: 'utf8', maxBuffer: 1e9 });
  writeFileSync(`${out}landfall.sql.br`, packed(forEveryVersion(sql)));
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** Starts the engine on an empty database, and stops it once the demo store has its bookings. @throws Error with what it printed */
async function fillDemo(data: Record<string, string>): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(await freePort()), ...data };
  const engine = spawn('node', ['engine/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(engine, 'exit');
  let printed = '';
  for await (const text of engine.stdout.setEncoding('utf8')) {
    printed += String(text);
    if (printed.includes('Landfall is open at')) engine.kill('SIGTERM');
  }
  await ended;
  if (!printed.includes('Landfall is open at')) throw new Error(`The engine did not open:\n${printed}`);
}

/** A dump without what only the newest versions of PostgreSQL and its own client know. */
function forEveryVersion(dump: string): string {
  const lines = dump.split('\n').filter((line) => !/^(\\|SET |SELECT pg_catalog\.set_config)/.test(line));
  return lines.join('\n');
}

function packed(data: string | Buffer): Buffer {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
}
