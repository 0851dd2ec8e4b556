import type { ComponentType } from 'react';
import { Notice } from '#ui/display/notice.tsx';
import { lazy } from '#ui/loading/lazy.tsx';
import { needsNetwork } from '#words/desk/shell.ts';

/** A screen whose code is loaded when it is opened. Without a network a notice says so, and the screen opens when the network returns. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(load, <Notice kind="caution">{needsNetwork}</Notice>).Component;
}
