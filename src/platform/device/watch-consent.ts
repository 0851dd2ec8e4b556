import { consentFree } from '#domain/app/consent-free.ts';
import { type Consent, type ConsentCategory, consentCategories, readConsent, recordConsent } from './consent.ts';

/** How long the dialog stays after the choice (N3). */
export const CLOSE_AFTER = 500;

/** Brings the consent dialog of the document to life (N1 to N4): it opens on every page but those free of it, until an answer is given. */
export function watchConsent(record = recordConsent): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#consent');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return;

  // Where the browser keeps no cookies the answer holds as long as the page (W11).
  let unkept: Consent = null;
  const answer = () => readConsent() ?? unkept;
  const show = () => {
    if (!dialog.open) dialog.showModal();
  };
  const block = () => {
    if (answer() === null && !consentFree.test(location.pathname + location.search)) show();
  };
  const open = (event: MouseEvent) => {
    // A click has an element below it.
    if (!(event.target as Element).closest('[data-opens-consent]')) return;
    event.preventDefault();
    for (const category of consentCategories) {
      const toggle = form.elements.namedItem(category) as HTMLInputElement;
      toggle.checked = answer()?.includes(category) ?? false;
    }
    show();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if ('answered' in dialog.dataset) return;
    const choice = choiceOf(new FormData(form, event.submitter));
    record(choice);
    unkept = readConsent() === null ? choice : null;
    dialog.dataset['answered'] = '';
    setTimeout(() => dialog.close(), CLOSE_AFTER);
  });
  // Escape leaves a dialog that was opened to change an answer, and no other.
  dialog.addEventListener('cancel', (event) => {
    if (answer() === null) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    delete dialog.dataset['answered'];
    block();
  });
  // On its way down: React lets no tap up from a part of the page that is not alive yet.
  document.addEventListener('click', open, { capture: true });
  for (const event of ['pushState', 'replaceState', 'popstate', 'pageshow', 'keydown']) {
    addEventListener(event, block, { capture: true });
  }
  block();
}

function choiceOf(form: FormData): ConsentCategory[] {
  const choice = form.get('choice');
  if (choice === 'essential') return [];
  return consentCategories.filter((category) => choice === 'all' || form.has(category));
}
