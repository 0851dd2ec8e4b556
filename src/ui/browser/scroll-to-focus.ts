import type { FocusEvent } from 'react';

/** For a strip of cards: brings the card that a key has come to into sight. A browser leaves one that is seen in part where it is. */
export function scrollToFocus({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
