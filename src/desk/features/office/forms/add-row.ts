import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** Adds a row above the pressed button, and moves the focus to the first control of the row, so that the user can type there at once. */
export function addRowAbove({ currentTarget }: MouseEvent, add: () => void): void {
  flushSync(add);
  currentTarget.previousElementSibling?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
