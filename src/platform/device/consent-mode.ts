import type { ConsentCategory } from './consent.ts';

/**
 * Adds the signals of Google's Consent Mode to `window.dataLayer` (O8). `default` must come before a reader is loaded, `update` after each choice.
 */
export function pushConsentSignals(kind: 'default' | 'update', granted: readonly ConsentCategory[]): void {
  const stateOf = (category: ConsentCategory) => (granted.includes(category) ? 'granted' : 'denied');
  const ads = stateOf('marketing');
  pushCommand('consent', kind, {
    analytics_storage: stateOf('statistics'),
    functionality_storage: stateOf('preferences'),
    personalization_storage: stateOf('preferences'),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
}

/** Google's readers distinguish a command from an event by its type: a command is the `arguments` object of a function. */
function pushCommand(_command: string, _kind: string, _signals: object): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be read as an event
  ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []).push(arguments);
}

/** Calls back when the consent dialog closes, because the visitor may have made a choice. @returns stops listening */
export function onConsentChoice(chosen: () => void): () => void {
  const dialog = document.querySelector('dialog#consent');
  dialog?.addEventListener('close', chosen);
  return () => dialog?.removeEventListener('close', chosen);
}
