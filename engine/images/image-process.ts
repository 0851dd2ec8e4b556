import { examineHere } from './examine.ts';
import type { DrawScene } from './original.ts';
import { type Format, renderHere } from './render.ts';

export type ImageJob = { readonly id: number } & ImageTask;

export type ImageTask =
  | { readonly kind: 'render'; readonly source: string; readonly width: number; readonly format: Format }
  | { readonly kind: 'examine'; readonly file: string; readonly into: string };

export type Done = { id: number; result: unknown } | { id: number; error: string };

const [, , scenes = '', dataDir = ''] = process.argv;
const { drawScene } = (await import(scenes)) as { drawScene: DrawScene };
const render = renderHere(drawScene, dataDir);

process.on('message', (job: ImageJob) => void answer(job));
// Without an engine there is nobody to draw for.
process.on('disconnect', () => process.exit());

async function answer(job: ImageJob): Promise<void> {
  const { id } = job;
  const done: Done = await fulfilled(job).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, error: String(error) }),
  );
  process.send?.(done);
}

async function fulfilled(task: ImageTask): Promise<unknown> {
  return task.kind === 'render' ? render(task.source, task.width, task.format) : examineHere(task.file, task.into);
}
