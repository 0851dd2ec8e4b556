import { drawIconHere } from './draw-icon.ts';
import { examineHere } from './examine.ts';
import type { Begun, Done, ImageJob } from './image-worker.ts';
import { type DrawScene, renderHere } from './render.ts';

const [, , scenes = '', dataDir = ''] = process.argv;
const { drawScene } = (await import(scenes)) as { drawScene: DrawScene };
const render = renderHere(drawScene, dataDir);
const drawIcon = drawIconHere(drawScene, dataDir);

process.on('message', (job: ImageJob) => void answer(job));
// Without its engine the process has no work.
process.on('disconnect', () => process.exit());

async function answer(job: ImageJob): Promise<void> {
  const { id } = job;
  const begun: Begun = { begun: id };
  process.send?.(begun);
  const done: Done = await resultOf(job).then(
    (result) => ({ id, result }),
    (error: NodeJS.ErrnoException) => ({ id, error: String(error), code: error.code, syscall: error.syscall }),
  );
  process.send?.(done);
}

async function resultOf(job: ImageJob): Promise<unknown> {
  if (job.call === 'render') return render(...job.args);
  if (job.call === 'examine') return examineHere(...job.args);
  return drawIcon(...job.args);
}
