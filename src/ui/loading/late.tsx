import type { ComponentType, ReactElement } from 'react';
import { Suspense, use } from 'react';
import { untilThere } from '#ui/loading/retry-load.ts';

/** A part of every page that the engine renders, and that stands as it was rendered until its code has come: links work meanwhile. */
export interface Late {
  /** The same each time, so that nothing renders it anew before it is alive. */
  readonly element: ReactElement;
  /** Brings its code, and it to life, however long that takes. */
  preload(): Promise<void>;
}

/** On the engine it is to be preloaded before anything is rendered. */
export function late(load: () => Promise<ComponentType>): Late {
  let part: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  const { promise: coming, resolve } = Promise.withResolvers<void>();

  function Part() {
    if (!part) use(coming);
    const Come = part as unknown as ComponentType;
    return <Come />;
  }

  return {
    element: (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    ),
    preload: () =>
      (loading ??= untilThere(load).then((it) => {
        part = it;
        resolve();
      })),
  };
}
