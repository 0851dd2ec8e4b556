import type { FormPart } from '#domain/booking/missing-fields.ts';
import { scrollIntoView } from '#ui/browser/motion.ts';

/**
 * Brings a part of the form into sight, or with 'gap' the first in which something is missing. What has just been found is shown
 * by the next frame. The focus goes to the field that it is about, where there is one.
 */
export function scrollToPart(part: FormPart | 'gap', { takesFocus = false } = {}): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(part === 'gap' ? '[data-gap]' : `[data-part='${part}']`);
    const field = found?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (takesFocus) (field ?? found)?.focus({ preventScroll: true });
    scrollIntoView(found);
  });
}
