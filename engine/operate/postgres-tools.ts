import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { connectionTo } from '../database/postgres/pool.ts';
import { CommandRefused } from './run-command.ts';

const execute = promisify(execFile);

/** Runs a program of PostgreSQL on a database. Its password goes by the environment, because others see a process's arguments. @throws CommandRefused */
export async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await execute(tool, ['--no-password', '--dbname', address.href, ...args], { env, maxBuffer: 1024 * 1024 * 16 });
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT')
      throw new CommandRefused(`${tool} is not on this machine: install the client programs of PostgreSQL.`);
    throw new CommandRefused(`${tool} has failed:\n${stderr.trim()}`);
  }
}

/** @throws CommandRefused where the server does not answer, or refuses the query */
export async function askPostgres(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connectionTo(url));
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(query)).rows;
  } catch (error) {
    throw new CommandRefused(`DATABASE_URL: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
