import { aLaterBuild, type LaterBuild } from '#tests/support/engine/later-build.ts';
import type { Control } from '../part.ts';

/** A build of the page without the guard that this run switches off; null if it switches off none, or one of the engine. */
export async function buildWithoutGuard(): Promise<LaterBuild | null> {
  const text = process.env['WITHOUT_GUARD'];
  if (text === undefined) return null;
  const { file, guard, without } = JSON.parse(text) as Control;
  return file.startsWith('src/') ? aLaterBuild([[file, guard, without]]) : null;
}
