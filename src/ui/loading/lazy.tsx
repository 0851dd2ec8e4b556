import { type ComponentType, createElement, type ReactElement, use, useEffect, useSyncExternalStore } from 'react';
import { failedMessage } from '#words/app.ts';
import { retryUntilLoaded } from './retry-load.ts';

/** A component whose code is loaded shortly before it is needed. */
export interface Lazy<Props> {
  /** Starts to load the code when the visitor seems to need it, so that it is ready at the tap. After a failure it tries again until it succeeds. */
  preload: () => Promise<void>;
  useStatus: () => 'loading' | 'ready' | 'failed';
  /**
   * The component, or null until its code is loaded. Before hydration the code is loaded first. It never suspends, because a suspended route would be
   * painted 300 ms late.
   */
  useComponent: () => ComponentType<Props> | null;
  /** The component, or nothing until its code is loaded. */
  Ready: (props: Props) => ReactElement | null;
  Component: (props: Props) => ReactElement | null;
  /** Suspends, so that the engine's markup in a boundary stays until the code is loaded. It does not start the loading. */
  Hydrating: (props: Props) => ReactElement;
}

const unloaded = () => 'loading' as const;

/** Unlike `React.lazy`, it renders as soon as its code is loaded. `whenFailed` replaces `Component` after a failed attempt. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenFailed: ReactElement | null = null,
): Lazy<Props> {
  let current: ComponentType<Props> | 'loading' | 'failed' = 'loading';
  let loading: Promise<void> | null = null;
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();

  const settle = (now: typeof current) => {
    current = now;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => current;
  // The engine renders nothing here. A late hydration must also render nothing at first, even if the code is loaded by then.
  const useCurrent = () => useSyncExternalStore(subscribe, read, unloaded);
  const render = (now: typeof current, props: Props) => (typeof now === 'string' ? null : createElement(now, props));

  const preload = () =>
    (loading ??= retryUntilLoaded(load, () => settle('failed')).then((component) => {
      settle(component);
      resolve();
    }));

  return {
    preload,
    useStatus: () => {
      const now = useCurrent();
      return typeof now === 'string' ? now : 'ready';
    },
    useComponent: () => {
      const now = useSyncExternalStore(subscribe, read, read);
      return typeof now === 'string' ? null : now;
    },
    Ready: (props) => render(useCurrent(), props),
    Component: (props) => {
      const now = useCurrent();
      useEffect(() => void preload(), []);
      return now === 'failed' ? whenFailed : render(now, props);
    },
    Hydrating: (props) => {
      if (typeof current === 'string') use(loaded);
      return createElement(current as ComponentType<Props>, props);
    },
  };
}

/** The view of a failure. If even its code cannot be loaded, a sentence still reports that something is wrong. */
export function lazyFailure<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return lazy(load, <p role="alert">{failedMessage}</p>);
}
