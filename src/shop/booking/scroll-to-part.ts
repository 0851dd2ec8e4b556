import type { FormPart } from '#domain/booking/missing-fields.ts';
import { scrollIntoView } from '#ui/browser/motion.ts';

/**
 * Brings a part of the form into sight, and may focus the field that is wrong: with 'gap' the first part in which something is missing, with 'price' the
 * lines of the total.
 */
export function scrollToPart(part: FormPart | 'gap' | 'price', { takesFocus = false } = {}): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(
      part === 'gap' || part === 'price' ? `[data-${part}]` : `[data-part='${part}']`,
    );
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
