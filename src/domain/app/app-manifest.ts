import { hrefTo } from './pages.ts';

/** The address of the web app manifest (W1). */
export const MANIFEST = '/manifest.webmanifest';

/** The manifest of an app that opens one booking: an app on the home screen of an iPhone begins with empty storage (P12). */
export function orderManifest(orderId: string, lineId: string): string {
  return `${MANIFEST}?${new URLSearchParams({ order: orderId, line: lineId })}`;
}

/** The path at which the app of a manifest starts. */
export function startPath(manifest: URLSearchParams): string {
  const [order, line] = [manifest.get('order'), manifest.get('line')];
  return order && line ? hrefTo.order(order, line) : hrefTo.home();
}
