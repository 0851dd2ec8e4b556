import { readBookingConfig } from '../contract/bookings.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { listExperiences, listReviews, readExperience, readLegalText, readStore } from '../contract/webstore.ts';

/** The reads whose answers the worker stores (W2): only those that are the same for every visitor. */
export const cachedCalls: readonly AnyEndpoint[] = [
  readStore,
  listExperiences,
  readExperience,
  listReviews,
  readLegalText,
  readBookingConfig,
];

/** The read among `calls` that an address belongs to; null without one. A closing slash does not count. */
export function readAt<Call extends AnyEndpoint>(calls: readonly Call[], pathname: string): Call | null {
  return calls.find((call) => call.method === 'GET' && patternOf(call).test(pathname)) ?? null;
}

function patternOf({ path }: AnyEndpoint): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`);
  patterns.set(path, pattern);
  return pattern;
}

const patterns = new Map<string, RegExp>();
