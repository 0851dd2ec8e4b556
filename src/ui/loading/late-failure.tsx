import type { ComponentType, ReactElement } from 'react';
import { failedMessage } from '#words/app.ts';
import { loaded } from './lazy.ts';

export interface LateFailure<Props> {
  Failure: (props: Props) => ReactElement;
  preload: () => Promise<void>;
}

/**
 * What is shown where something failed, which is seldom seen: its code is no part of the first view. Where not even that can be had, it is
 * at least said that something is wrong.
 */
export function lateFailure<Props extends object>(load: () => Promise<ComponentType<Props>>): LateFailure<Props> {
  const view = loaded(load);
  const Failure = (props: Props) =>
    view.useProgress() === 'failed' ? <p role="alert">{failedMessage}</p> : <view.Wanted {...props} />;
  return { Failure, preload: view.preload };
}
