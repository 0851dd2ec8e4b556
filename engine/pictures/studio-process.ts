import type { DrawScene } from './original.ts';
import { renderHere } from './render.ts';
import type { Format } from './rendition.ts';

/** What the studio is asked for, and what it answers. */
export interface Job {
  id: number;
  source: string;
  width: number;
  format: Format;
}

export type Done = { id: number; bytes: Uint8Array | null } | { id: number; error: string };

const [, , scenes = '', dataDir = ''] = process.argv;
const { drawScene } = (await import(scenes)) as { drawScene: DrawScene };
const render = renderHere(drawScene, dataDir);

process.on('message', (job: Job) => void answer(job));
// Without an engine there is nobody to draw for.
process.on('disconnect', () => process.exit());

async function answer({ id, source, width, format }: Job): Promise<void> {
  const done: Done = await render(source, width, format).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, error: String(error) }),
  );
  process.send?.(done);
}
