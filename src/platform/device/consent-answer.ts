import type { AnalyticsEvent } from './consent.ts';

/**
 * Calls back when the visitor answers about cookies on this page, while the dialog still covers it (`onConsentChoice` waits until it has closed).
 * Calls back at once if the visitor has answered before. An answer on an earlier page does not count.
 *
 * @returns stops listening
 */
export function onConsentAnswer(callback: () => void): () => void {
  const { dataLayer = [] } = globalThis as { dataLayer?: readonly AnalyticsEvent[] };
  const onSubmit = ({ target }: SubmitEvent) => {
    if ((target as Element).closest('#consent')) callback();
  };
  if (dataLayer.some(({ event }) => event === 'consent_choice')) callback();
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}
