import type { FormPart } from '#domain/booking/missing-fields.ts';
import { scrollIntoView } from '#ui/browser/motion.ts';

/** Brings a part of the form into sight, or with 'gap' the first in which something is missing, and may focus the field that is wrong. */
export function scrollToPart(part: FormPart | 'gap', { takesFocus = false } = {}): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(part === 'gap' ? '[data-gap]' : `[data-part='${part}']`);
    const field = found?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (takesFocus) (field ?? found)?.focus({ preventScroll: true });
    scrollIntoView(found);
  });
}
