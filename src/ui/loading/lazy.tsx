import { type ComponentType, createElement, type ReactElement, use, useEffect, useSyncExternalStore } from 'react';
import { failedMessage } from '#words/app.ts';
import { retryUntilLoaded } from './retry-load.ts';

/** A component whose code is loaded when it is about to be needed. */
export interface Lazy<Props> {
  /** Starts to load the code: on intent, so that it is there on the tap. After a failure it is tried again, until it resolves. */
  preload: () => Promise<void>;
  useStatus: () => 'loading' | 'ready' | 'failed';
  /** Null until the code is loaded; where the engine's markup is hydrated it is loaded before. Never suspends: a suspended route is painted 300 ms late. */
  useComponent: () => ComponentType<Props> | null;
  /** The component, or nothing until its code is loaded. */
  Ready: (props: Props) => ReactElement | null;
  Component: (props: Props) => ReactElement | null;
  /** Suspends: within a boundary the engine's markup stays as it is until the code is loaded. Does not load it. */
  Hydrating: (props: Props) => ReactElement;
}

const unloaded = () => 'loading' as const;

/** Unlike `React.lazy` it renders as soon as its code is there. `whenFailed` stands in place of `Component` after a failed attempt. */
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
  // The engine has rendered nothing in its place: what is hydrated late must not have more, although the code is loaded by then.
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

/** What is shown where something failed. Where not even its code can be loaded, a sentence says at least that something is wrong. */
export function lazyFailure<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return lazy(load, <p role="alert">{failedMessage}</p>);
}
