import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import project from '../../../package.json' with { type: 'json' };
import { root } from '../root.ts';

/** A real engine with a data folder of its own, on a free port. */
export interface Shop {
  /** The shop's address, without a closing slash. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Milliseconds by which the engine's clock was ahead of this machine's clock at its start. */
  readonly ahead: number;
  /** The engine's output so far. */
  readonly output: () => string;
  /** Moves the engine's clock forward. Resolves when the clock has moved. */
  passTime(duration: Temporal.DurationLike): Promise<void>;
  /** Lets the engine finish its work. Resolves when its process has ended. */
  stop(): Promise<void>;
  /** Kills the engine at once, as a power cut would. */
  kill(): Promise<void>;
}

interface ShopOptions {
  /** A folder that stays when the engine stops. Without it, the engine gets a new folder, which is deleted with it. */
  dataDir?: string;
  env?: Record<string, string>;
  /** 0 takes a free port. */
  port?: number;
  /** The project folder of the engine, with its closing slash: this project or a copy. */
  tree?: string;
}

/** The flags for Node in `npm start`. */
export const engineFlags = (/exec node (.*)engine\/main\.ts/.exec(project.scripts.start)?.[1] ?? '').trim().split(' ');

/** Starts the engine as `npm start` does, and waits at most 30 s for the address that it prints. */
export async function openShop({ dataDir, env = {}, port = 0, tree = root }: ShopOptions = {}): Promise<Shop> {
  const folder = dataDir ?? (await aDataFolder());
  const modules = [
    'engine/movable-clock',
    process.env['VITEST'] ? 'quick-passwords' : 'drawn-pictures',
    ...(process.env['WITHOUT_GUARD'] ? ['without-guard'] : []),
  ];
  const preloads = modules.flatMap((it) => ['--import', `${root}tests/support/${it}.ts`]);
  const engine = spawn(
    'node',
    ['--max-semi-space-size=8', '--heap-growing-percent=50', ...preloads, 'engine/main.ts'],
    {
      cwd: tree,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        HOST: '127.0.0.1',
        KIOSK_NETWORKS: '127.0.0.0/8',
        PORT: String(port),
        REGISTRATION: 'open',
        // Only the desk's journeys need the demo desk with its bookings and its device.
        DEMO_DESK: 'false',
        DATA_DIR: folder,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const lines: string[] = [];
  const closed = once(engine, 'close');
  const url = await addressOf(engine, lines);

  const end = async (signal: NodeJS.Signals) => {
    if (engine.exitCode === null && engine.signalCode === null) {
      engine.kill(signal);
      await once(engine, 'exit');
      // The last output may come after the exit. A child process of the engine may keep the pipe open for longer.
      await Promise.race([closed, pause(1_000)]);
    }
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  return {
    url,
    dataDir: folder,
    pid: engine.pid ?? 0,
    ahead: Number(env['CLOCK_AHEAD'] ?? 0),
    output: () => lines.join('\n'),
    passTime: async (duration) => {
      engine.send(Temporal.Duration.from(duration).total('milliseconds'));
      await once(engine, 'message');
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** A new data folder that shares the pictures which earlier engines made from the same originals. Each picture takes a second of processor time. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-'));
  const pictures = `${root}node_modules/.cache/pictures/${await fingerprint('engine/demo', 'engine/images')}`;
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(folder, 'pictures'));
  return folder;
}

async function fingerprint(...folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of (await readdir(root + folder, { recursive: true })).toSorted((a, b) => a.localeCompare(b))) {
      if (/\.(ts|avif)$/.test(name)) hash.update(name).update(await readFile(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function addressOf(engine: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const outputText = () => `It said:\n${lines.join('\n')}`;
    const late = setTimeout(() => {
      engine.kill('SIGKILL');
      reject(new Error(`The engine printed no address within 30 s. ${outputText()}`));
    }, 30_000);
    engine.once('error', reject);
    engine.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The engine ended with ${code} before it was up. ${outputText()}`));
    });
    for (const stream of [engine.stdout, engine.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const address = /http:\/\/[\w.[\]:]+:\d+/.exec(line)?.[0];
        if (!address) return;
        clearTimeout(late);
        resolve(address);
      });
    }
  });
}
