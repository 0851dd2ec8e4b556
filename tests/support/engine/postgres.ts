import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for this process alone, with a folder, a port and a socket of its own. */
export interface PrivatePostgres {
  /** The URL of a database over the socket, which only our own user can reach. */
  readonly url: (database: string) => string;
  /** The URL of a database over TCP, with a password. */
  readonly tcpUrl: (database: string) => string;
  /** Runs SQL on the server itself, such as creating a database. */
  readonly run: (sql: string) => Promise<void>;
  /** Stops the server at once, as an operator would, and starts it again on the same port. */
  readonly restart: () => Promise<void>;
  readonly halt: () => Promise<void>;
  /** Kills the server with all its processes, as a power cut would. `restart` starts it again. */
  readonly kill: () => Promise<void>;
  /** Makes the server silent, as a network that loses everything would: its connections stay open. `thaw` ends it. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

const USER = 'landfall';
const PASSWORD = 'of the tests';

/** Settings that lose data if the machine fails. A server whose speed is measured must not use them. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

/** @throws Error with a sentence that says what is missing, or what the server printed */
export async function startPostgres({ isDurable = false } = {}): Promise<PrivatePostgres> {
  const programs = findPostgres();
  if (programs === null)
    throw new Error('There is no PostgreSQL on this machine: install Debian’s package postgresql.');
  const folder = mkdtempSync(join(tmpdir(), 'landfall-postgres-'));
  const owner = process.getuid?.() === 0 ? unprivileged() : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD);
  const initdb = [
    '--pgdata',
    data,
    '--username',
    USER,
    '--pwfile',
    passwordFile,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
  ];
  execFileSync(join(programs, 'initdb'), initdb, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    'deadlock_timeout=200ms',
    ...(isDurable ? [] : FORGETFUL),
  ];
  let server: ChildProcess;
  const url = (database: string) => `postgres://${USER}@/${database}?host=${encodeURIComponent(folder)}&port=${port}`;
  const start = async () => {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((it) => ['-c', it])];
    server = spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    const lines: string[] = [];
    server.stderr?.on('data', (text) => void (lines.push(String(text)) > 50 && lines.shift()));
    await untilOwnServer(url('postgres'), data, () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start. It said:\n${lines.join('')}`);
    });
  };
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const signalAll = (signal: NodeJS.Signals) => {
    // The stopped postmaster makes no further processes.
    server.kill('SIGSTOP');
    for (const pid of childrenOf(server.pid)) signalIfAlive(pid, signal);
    server.kill(signal);
  };
  const abandon = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  await start();

  return {
    url,
    tcpUrl: (database) => `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`,
    run: (sql) => withClient(url('postgres'), async (client) => void (await client.query(sql))),
    restart: async () => {
      await halt();
      await start();
    },
    halt,
    kill: async () => {
      const ended = once(server, 'exit');
      signalAll('SIGKILL');
      await ended;
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      process.off('exit', abandon);
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid = 0): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child = 0, parent]) => (parent === pid ? child : []));
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself meanwhile.
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The folder of PostgreSQL's programs: `POSTGRES_BIN`, else one of the usual places; null if there is none.
 *
 * @param mayInstall  whether to install Debian's package in that case
 */
export function findPostgres({ mayInstall = false } = {}): string | null {
  return process.env['POSTGRES_BIN'] || installed() || (mayInstall ? installDebianPackage() : null);
}

function installed(): string | null {
  const places = [
    ...versionsBelow('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return places.find((it) => isExecutable(join(it, 'initdb')) && isExecutable(join(it, 'postgres'))) ?? null;
}

/** Versions in a folder, the newest first. */
function versionsBelow(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : [];
}

function installDebianPackage(): string | null {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null;
  console.log("Installing Debian's postgresql for the tests of the engine …");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const how = { env, stdio: 'ignore', timeout: 180_000 } as const;
  spawnSync('apt-get', ['update', '-qq'], how);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], how);
  return installed();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The user that runs the server: PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } {
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Resolves when the server answers. @throws if another server listens there, and errors of `check` */
async function untilOwnServer(url: string, data: string, check: () => void): Promise<void> {
  for (const until = Date.now() + 30_000; ; ) {
    check();
    const folder = await withClient(url, shownFolder).catch((error: unknown) => error);
    if (folder === data) return;
    if (typeof folder === 'string') throw new Error(`There is another PostgreSQL, on ${folder}.`);
    if (Date.now() > until) throw folder;
    await pause(20);
  }
}

async function shownFolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  return rows[0]?.data_directory ?? '';
}
