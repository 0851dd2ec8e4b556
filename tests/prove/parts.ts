import type { Part } from './part.ts';

/** The parts of `npm run prove`, in the order in which they run. A part's module is loaded when its turn comes. */
export const parts: Readonly<Record<string, () => Promise<{ readonly part: Part }>>> = {
  races: () => import('./parts/races.ts'),
  limits: () => import('./parts/limits.ts'),
  idempotency: () => import('./parts/idempotency.ts'),
  kills: () => import('./parts/kills.ts'),
  adversity: () => import('./parts/adversity.ts'),
  restore: () => import('./parts/restore.ts'),
  upgrade: () => import('./parts/upgrade.ts'),
  access: () => import('./parts/access.ts'),
  hostile: () => import('./parts/hostile.ts'),
  thread: () => import('./parts/thread.ts'),
  'slow-clients': () => import('./parts/slow-clients.ts'),
  conditions: () => import('./parts/conditions.ts'),
  schedules: () => import('./parts/schedules.ts'),
  fuzz: () => import('./parts/fuzz.ts'),
  soak: () => import('./parts/soak.ts'),
};
