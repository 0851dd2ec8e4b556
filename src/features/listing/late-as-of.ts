import { loaded } from '#ui/loading/lazy.ts';

/** A listing that the document brought is of this moment: when it is not, its code has come. */
export const LateAsOf = loaded(() => import('./as-of.tsx').then((it) => it.AsOf));
