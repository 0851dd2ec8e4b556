import type { ComponentType, ReactElement } from 'react';
import { createElement, useEffect, useSyncExternalStore } from 'react';
import { untilThere } from '#ui/loading/retry-load.ts';

/** A component whose code comes when it is about to be needed. */
export interface Loaded<Props> {
  /** Begins to load it: on intent, so that it is there on the tap. Resolves when it is; after a failure it tries again by itself. */
  preload: () => Promise<void>;
  useProgress: () => 'coming' | 'here' | 'failed';
  /** The component, or nothing until its code is there. */
  Here: (props: Props) => ReactElement | null;
  /** The same, and its code is asked for where nobody has. */
  Wanted: (props: Props) => ReactElement | null;
}

/** Unlike `React.lazy` it is there in the very render after its code has come: a boundary holds back what it reveals. */
export function loaded<Props extends object>(load: () => Promise<ComponentType<Props>>): Loaded<Props> {
  let current: ComponentType<Props> | 'coming' | 'failed' = 'coming';
  let loading: Promise<void> | null = null;
  const waiting = new Set<() => void>();

  const settle = (now: typeof current) => {
    current = now;
    for (const tell of waiting) tell();
  };
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  const state = () => current;
  const useCurrent = () => useSyncExternalStore(subscribe, state, state);

  const preload = () => (loading ??= untilThere(load, () => settle('failed')).then(settle));
  const Here = (props: Props) => {
    const now = useCurrent();
    return typeof now === 'string' ? null : createElement(now, props);
  };

  return {
    preload,
    useProgress: () => {
      const now = useCurrent();
      return typeof now === 'string' ? now : 'here';
    },
    Here,
    Wanted: (props) => {
      useEffect(() => void preload(), []);
      return Here(props);
    },
  };
}
