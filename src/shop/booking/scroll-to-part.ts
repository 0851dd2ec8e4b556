import type { FormPart } from '#text/missing-fields.ts';
import { scrollIntoView } from '#ui/browser/motion.ts';

/**
 * Scrolls to a part of the form, and focuses its first invalid field on request. 'gap' is the first part with a problem, 'price' the lines of the
 * total.
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

/** Moves the focus to the part after one that has just been folded, because the pressed control has disappeared. The last part keeps the focus. */
export function goToNextPart(after: FormPart): void {
  requestAnimationFrame(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
    const at = parts.findIndex(({ dataset }) => dataset['part'] === after);
    const next = parts[at + 1] ?? parts[at];
    next?.focus({ preventScroll: true });
    scrollIntoView(next);
  });
}
