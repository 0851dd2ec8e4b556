import type { FormPart } from '#domain/form-gaps.ts';
import { reveal } from '#ui/reveal.ts';

/**
 * Brings a part of the form into sight, or with 'gap' the first in which something is missing. What has just been found is shown
 * by the next frame.
 */
export function revealPart(part: FormPart | 'gap', { takesFocus = false } = {}): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(part === 'gap' ? '[data-gap]' : `[data-part='${part}']`);
    if (takesFocus) found?.focus({ preventScroll: true });
    reveal(found);
  });
}
