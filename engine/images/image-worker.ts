import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Examine, Examined } from './examine.ts';
import type { Done, ImageJob, ImageTask } from './image-process.ts';
import type { Render } from './render.ts';

export interface ImageWorker {
  readonly render: Render;
  readonly examine: Examine;
}

interface Place {
  /** The module that exports `drawScene`. */
  scenes: URL;
  dataDir: string;
}

/** Makes pictures in a process of low priority, which ends when it has no work: that frees the 200 MB of sharp's threads. */
export function openImageWorker(place: Place): ImageWorker {
  let studio: ChildProcess | null = null;
  let closing: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, { child: ChildProcess; settle: (done: Done) => void }>();

  const open = () => {
    const child = started(place);
    child.on('message', (done: Done) => waiting.get(done.id)?.settle(done));
    const ended = () => {
      if (studio === child) studio = null;
      for (const [id, job] of waiting) if (job.child === child) job.settle({ id, error: 'The studio has ended.' });
    };
    child.once('exit', ended).once('error', ended);
    return child;
  };
  const closeSoon = () => {
    clearTimeout(closing);
    closing = setTimeout(() => {
      if (waiting.size > 0 || !studio) return;
      studio.disconnect();
      studio = null;
    }, IDLE_MS).unref();
  };

  const ask = async (task: ImageTask): Promise<unknown> => {
    const child = (studio ??= open());
    const job: ImageJob = { id: ++lastId, ...task };
    const done = await new Promise<Done>((settle) => {
      waiting.set(job.id, { child, settle });
      child.send(job, (error) => error && settle({ id: job.id, error: error.message }));
    }).finally(() => {
      waiting.delete(job.id);
      closeSoon();
    });
    if ('error' in done) throw new Error(`${saidOf(task)}: ${done.error}`);
    return done.result;
  };

  return {
    render: async (source, width, format) =>
      (await ask({ kind: 'render', source, width, format })) as Uint8Array | null,
    examine: async (file, into) => (await ask({ kind: 'examine', file, into })) as Examined,
  };
}

function saidOf(task: ImageTask): string {
  return task.kind === 'render' ? `${task.source} at ${task.width}` : 'an uploaded file';
}

const IDLE_MS = 15_000;

function started({ scenes, dataDir }: Place): ChildProcess {
  const child = fork(fileURLToPath(new URL('image-process.ts', import.meta.url)), [scenes.href, dataDir], {
    serialization: 'advanced',
    // One arena for malloc: where each thread has its own, glibc keeps twice as much.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  if (child.pid !== undefined) setPriority(child.pid, BELOW_THE_ENGINE);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Of -20 to 19: the engine has 0. */
const BELOW_THE_ENGINE = 10;
