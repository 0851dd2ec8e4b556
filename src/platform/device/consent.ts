/** What a visitor can grant besides the essential, which cannot be refused (N2). */
export const consentCategories = ['preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What was granted; null: not asked yet, or seven days ago. */
export type Consent = readonly ConsentCategory[] | null;

/** Seven days (N3). */
export const CONSENT_SECONDS = 604_800;

/** Reads the answer from the cookies. */
export function readConsent(cookies = document.cookie): Consent {
  const names = new Set(cookies.split('; ').map((cookie) => cookie.split('=')[0]));
  return names.has('consent') ? consentCategories.filter((category) => names.has(`consent_${category}`)) : null;
}

/** Keeps an answer: `consent` for seven days, a cookie for each granted category, and its event (N3, N5). */
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

/** A kiosk asks nobody: what its guest would answer is wiped after them (V21). */
export function recordEssential(): void {
  if (readConsent() === null) recordConsent([]);
  document.querySelector<HTMLDialogElement>('dialog#consent')?.close();
}

/** Records an event, if its category was granted; else nothing of it is stored or sent (N4, N5). */
export function recordIfGranted(category: ConsentCategory, event: AnalyticsEvent): void {
  if (readConsent()?.includes(category)) record(event);
}

/** An event for those who count visits, as `window.dataLayer` takes it. */
export type AnalyticsEvent = { readonly event: string } & { readonly [key: string]: unknown };

/** The one way out for analytics (N5). The choice itself always goes out by it, everything else by `recordIfGranted`. */
function record(event: AnalyticsEvent): void {
  ((globalThis as { dataLayer?: AnalyticsEvent[] }).dataLayer ??= []).push(event);
}
