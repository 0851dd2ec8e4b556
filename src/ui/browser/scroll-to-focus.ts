import type { FocusEvent } from 'react';

/** For a strip of cards: scrolls to the card that gets the focus by keyboard. Browsers do not scroll to a card that is already partly visible. */
export function scrollToFocus({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
