import type { KeyboardEvent } from 'react';

/** Selects the controls at which Tab stops. */
const STOPS = 'input, select, textarea, button, summary, [tabindex="0"]';

/** Enter in a field moves the focus to the next control, as Tab does. Only the button submits the form, because submitting makes a booking. */
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

/** Whether Tab would stop at a control. In a group of radio buttons, Tab stops only at the one with the focus, or at the chosen one. */
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
