import type { Part } from './part.ts';

/** The parts of `npm run prove`, in the order in which they run. A part's module is loaded when its turn comes. */
export const parts: Readonly<Record<string, () => Promise<{ readonly part: Part }>>> = {
  access: () => import('./parts/access.ts'),
  fuzz: () => import('./parts/fuzz.ts'),
  hostile: () => import('./parts/hostile.ts'),
};
