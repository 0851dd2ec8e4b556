import { consentFree } from '#domain/app/consent-free.ts';
import { type Consent, type ConsentCategory, consentCategories, readConsent, recordConsent } from './consent.ts';
import { isMarkedKiosk } from './kiosk-mark.ts';

/** Milliseconds for which the dialog stays after the choice (N3). */
export const CLOSE_AFTER = 500;

/** Brings the consent dialog of the document to life (N1 to N4): it opens on every page but those free of it, and on no kiosk, until an answer is given. */
export function watchConsent(record = recordConsent): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#consent');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return;

  // If the browser stores no cookies, the answer is valid while the page is open (W11).
  let unkept: Consent = null;
  const answer = () => readConsent() ?? unkept;
  const show = () => {
    if (!dialog.open) dialog.showModal();
  };
  const block = () => {
    if (answer() === null && !isMarkedKiosk() && !consentFree.test(location.pathname + location.search)) show();
  };
  const open = (event: MouseEvent) => {
    // The target of a click is always an element.
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
  // Escape only closes a dialog that was opened to change an answer.
  dialog.addEventListener('cancel', (event) => {
    if (answer() === null) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    delete dialog.dataset['answered'];
    block();
  });
  // Listens in the capture phase: React stops taps in a part of the page that is not hydrated yet.
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
