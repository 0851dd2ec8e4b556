/** Moves the focus to the control of a field, or to the first control of several. */
export function focusField(name: string): void {
  const named = document.querySelector<HTMLElement>(`[name="${name}"]`);
  const control = named?.matches('fieldset')
    ? named.querySelector<HTMLElement>('input, select, textarea, button')
    : named;
  named?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}
