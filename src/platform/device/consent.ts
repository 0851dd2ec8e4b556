/** The categories that a visitor can grant. Essential cookies cannot be refused (N2). */
export const consentCategories = ['preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The granted categories; null if the visitor was not asked yet, or more than seven days ago. */
export type Consent = readonly ConsentCategory[] | null;

/** Seven days (N3). */
export const CONSENT_SECONDS = 604_800;

/** Reads the answer from the cookies. */
export function readConsent(cookies = document.cookie): Consent {
  const names = new Set(cookies.split('; ').map((cookie) => cookie.split('=')[0]));
  return names.has('consent') ? consentCategories.filter((category) => names.has(`consent_${category}`)) : null;
}

/** Stores an answer: the cookie `consent` for seven days, a cookie for each granted category, and the event (N3, N5). */
export function recordConsent(granted: readonly ConsentCategory[]): void {
  const end = `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not everywhere yet
  document.cookie = `consent=${granted.length > 0 ? granted.join('.') : 'essential'}; Max-Age=${CONSENT_SECONDS}${end}`;
  for (const category of consentCategories) {
    const age = granted.includes(category) ? CONSENT_SECONDS : 0;
    // oxlint-disable-next-line unicorn/no-document-cookie -- as above
    document.cookie = `consent_${category}=granted; Max-Age=${age}${end}`;
  }
  record({ event: 'consent_choice', ...Object.fromEntries(consentCategories.map((it) => [it, granted.includes(it)])) });
}

/** A kiosk does not ask about cookies, because the answer would be deleted after each guest (V21). */
export function recordEssential(): void {
  if (readConsent() === null) recordConsent([]);
  document.querySelector<HTMLDialogElement>('dialog#consent')?.close();
}

/** Records an event if its category was granted. Otherwise the event is neither stored nor sent (N4, N5). */
export function recordIfGranted(category: ConsentCategory, event: AnalyticsEvent): void {
  if (readConsent()?.includes(category)) record(event);
}

/** An event for analytics, in the form of `window.dataLayer`. */
export type AnalyticsEvent = { readonly event: string } & { readonly [key: string]: unknown };

/** The only function that passes events to analytics (N5). The choice itself always uses it; other events use `recordIfGranted`. */
function record(event: AnalyticsEvent): void {
  ((globalThis as { dataLayer?: AnalyticsEvent[] }).dataLayer ??= []).push(event);
}
