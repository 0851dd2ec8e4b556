import type { KeyboardEvent } from 'react';

/** What Tab stops at. */
const STOPS = 'input, select, textarea, button, summary, [tabindex="0"]';

/** Enter in a field goes on to the next one, as Tab does: a form that books is sent by its button alone. */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || event.nativeEvent.isComposing || !isField(target)) return;
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((it) => isStop(it, target));
  stops[stops.indexOf(target) + 1]?.focus();
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.select();
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Whether Tab would stop there; of radio buttons of one group only the one that has the focus, or is chosen. */
function isStop(it: HTMLElement, from: HTMLInputElement | HTMLSelectElement): boolean {
  if (it === from) return true;
  if (it.tabIndex < 0 || it.matches(':disabled') || it.getClientRects().length === 0) return false;
  if (!(it instanceof HTMLInputElement) || it.type !== 'radio') return true;
  return it.checked && it.name !== from.name;
}

/** Moves the focus to the first control of a part of the form. */
export function focusPart(form: HTMLElement | null, part: string): void {
  const around = form?.querySelector(`[data-part~="${part}"]`);
  const control =
    around?.querySelector<HTMLElement>('[aria-invalid="true"], input:checked') ??
    around?.querySelector<HTMLElement>('input:not(:disabled), [tabindex="0"], select, summary');
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}
