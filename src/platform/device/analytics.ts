/** An event for those who count visits, as `window.dataLayer` takes it. */
export type AnalyticsEvent = { readonly event: string } & { readonly [key: string]: unknown };

/**
 * The one way out for analytics (N5): whatever tool a store uses reads `window.dataLayer`. The choice
 * itself always goes out by it, everything else by `recordIfGranted` of consent.ts.
 */
export function record(event: AnalyticsEvent): void {
  const layer = ((globalThis as { dataLayer?: AnalyticsEvent[] }).dataLayer ??= []);
  layer.push(event);
}
