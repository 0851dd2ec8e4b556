import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DrawIcon } from './draw-icon.ts';
import type { Examine } from './examine.ts';
import type { Render } from './render.ts';

export interface ImageWorker {
  readonly render: Render;
  readonly examine: Examine;
  readonly drawIcon: DrawIcon;
}

/** A call of one of these functions. */
type Task =
  | { call: 'render'; args: Parameters<Render> }
  | { call: 'examine'; args: Parameters<Examine> }
  | { call: 'drawIcon'; args: Parameters<DrawIcon> };

export type ImageJob = Task & { id: number };

export type Done =
  | { id: number; result: unknown }
  | ({ id: number; error: string } & Pick<NodeJS.ErrnoException, 'code' | 'syscall'>);

/** The process says that a task begins, because it needs seconds to start on a busy machine. */
export interface Begun {
  begun: number;
}

// perf: docs/performance.md#images-in-a-child-process
/**
 * Makes pictures in a process of low priority, which ends when it has no work: that frees the 200 MB of sharp's threads.
 * @param scenes  the module that exports `drawScene`
 * @param mostMs  the process is ended where a task that has begun takes longer: another process makes the next picture
 */
export function openImageWorker({ scenes, dataDir }: { scenes: URL; dataDir: string }, mostMs = MOST_MS): ImageWorker {
  let studio: ChildProcess | null = null;
  let closing: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, { child: ChildProcess; begin: () => void; settle: (done: Done) => void }>();

  const open = () => {
    const child = started(scenes, dataDir);
    child.on('message', (message: Begun | Done) => {
      if ('begun' in message) waiting.get(message.begun)?.begin();
      else waiting.get(message.id)?.settle(message);
    });
    const endJobs = () => {
      if (studio === child) studio = null;
      for (const [id, job] of waiting) if (job.child === child) job.settle({ id, error: 'The studio has ended.' });
    };
    child.once('exit', endJobs).once('error', endJobs);
    return child;
  };
  const close = () => {
    if (waiting.size > 0) return;
    studio?.disconnect();
    studio = null;
  };

  const ask = async <Result>(task: Task, label: string): Promise<Result> => {
    const child = (studio ??= open());
    const id = ++lastId;
    const endIn = (milliseconds: number) => setTimeout(() => child.kill('SIGKILL'), milliseconds).unref();
    let limit = endIn(MOST_MS);
    const begin = () => {
      clearTimeout(limit);
      limit = endIn(mostMs);
    };
    const done = await new Promise<Done>((settle) => {
      waiting.set(id, { child, begin, settle });
      child.send({ id, ...task }, (error) => error && settle({ id, error: error.message }));
    });
    clearTimeout(limit);
    waiting.delete(id);
    clearTimeout(closing);
    closing = setTimeout(close, IDLE_MS).unref();
    if ('error' in done) {
      const { error, code, syscall } = done;
      throw Object.assign(new Error(`${label}: ${error}`), { code, syscall });
    }
    return done.result as Result;
  };

  return {
    render: (...args) => ask({ call: 'render', args }, `${args[0]} as ${args[1]}`),
    examine: (...args) => ask({ call: 'examine', args }, 'an uploaded file'),
    drawIcon: (...args) => ask({ call: 'drawIcon', args }, `the icon ${args[1]}`),
  };
}

const IDLE_MS = 15_000;
/** Three times what sharp is given. */
const MOST_MS = 60_000;

function started(scenes: URL, dataDir: string): ChildProcess {
  const child = fork(fileURLToPath(new URL('image-process.ts', import.meta.url)), [scenes.href, dataDir], {
    serialization: 'advanced',
    // One arena for malloc: with one per thread, glibc keeps twice as much memory.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  if (child.pid !== undefined) setPriority(child.pid, BELOW_THE_ENGINE);
  child.unref();
  child.channel?.unref();
  return child;
}

/** The process's niceness, from -20 to 19: the engine has 0. */
const BELOW_THE_ENGINE = 10;
