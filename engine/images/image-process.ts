import { examineHere } from './examine.ts';
import type { Done, ImageJob } from './image-worker.ts';
import { type DrawScene, renderHere } from './render.ts';

const [, , scenes = '', dataDir = ''] = process.argv;
const { drawScene } = (await import(scenes)) as { drawScene: DrawScene };
const render = renderHere(drawScene, dataDir);

process.on('message', (job: ImageJob) => void answer(job));
// Without an engine there is nobody to draw for.
process.on('disconnect', () => process.exit());

async function answer(job: ImageJob): Promise<void> {
  const { id } = job;
  const work: Promise<unknown> = job.call === 'render' ? render(...job.args) : examineHere(...job.args);
  const done: Done = await work.then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, error: String(error) }),
  );
  process.send?.(done);
}
