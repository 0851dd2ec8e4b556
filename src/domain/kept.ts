import { readBookingConfig } from './contract/bookings.ts';
import type { AnyEndpoint } from './contract/endpoint.ts';
import { listExperiences, readExperience, readStore } from './contract/webstore.ts';

/** The reads whose answers the worker keeps (W2): what every visitor sees alike, and nothing else. */
export const keptCalls: readonly AnyEndpoint[] = [readStore, listExperiences, readExperience, readBookingConfig];

/**
 * On an answer that the worker gave from what it keeps: the instant (ISO 8601, by the engine's clock) as of which the engine said
 * so. An answer without it comes from the engine this moment.
 */
export const AS_OF = 'Landfall-As-Of';

/** On a document: the build of the page that it begins. A worker keeps documents of its own build only. */
export const BUILD = 'Landfall-Build';

/** Address of the document for pages that were never seen: the shop without a page in it, and without anything private. */
export const SHELL = '/shell';

/** Which of some reads an address is; null for none of them. A closing slash does not count. */
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
