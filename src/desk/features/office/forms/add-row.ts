import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** Adds a row above the button that was pressed, and moves the focus to its first control: what is typed next is typed there. */
export function addRowAbove({ currentTarget }: MouseEvent, add: () => void): void {
  flushSync(add);
  currentTarget.previousElementSibling?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
