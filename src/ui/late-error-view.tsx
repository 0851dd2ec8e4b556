import type { ErrorViewProps } from './error-view.tsx';
import { loaded } from './loaded.ts';

/** `ErrorView` where it is seldom seen: its code is no part of the first view. What cannot be had is at least said. */
export function LateErrorView(props: ErrorViewProps) {
  if (view.useProgress() === 'failed') return <p role="alert">{props.secondary}</p>;
  return <view.Wanted {...props} />;
}

const view = loaded(() => import('./error-view.tsx').then((it) => it.ErrorView));

export const preloadErrorView = view.preload;
