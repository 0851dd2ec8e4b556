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

/** Goes on to the part behind one that has been folded: what was pressed there is gone. The last part keeps the focus. */
export function goToNextPart(after: FormPart): void {
  requestAnimationFrame(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
    const at = parts.findIndex(({ dataset }) => dataset['part'] === after);
    const next = parts[at + 1] ?? parts[at];
    next?.focus({ preventScroll: true });
    scrollIntoView(next);
  });
}
