import { readAt } from '#domain/app/cached-endpoints.ts';
import { pageNameAt, pages } from '#domain/app/pages.ts';
import { checkAvailability, readBookingConfig } from '#domain/contract/bookings.ts';
import { listLines, readCart, readLine } from '#domain/contract/cart.ts';
import type { AnyEndpoint } from '#domain/contract/endpoint.ts';
import { listOrderLines, readOrder, readOrderBySession, readOrderLine } from '#domain/contract/orders.ts';
import {
  listExperiences,
  listReviews,
  readAppInfo,
  readExperience,
  readLegalText,
  readStore,
} from '#domain/contract/webstore.ts';
import { mapViewAt } from '#domain/map/projection.ts';
import type { Limits } from './bounded-cache.ts';

/**
 * The source of an answer, in Workbox's words.
 * - `NetworkOnly`: the engine; nothing is cached.
 * - `CacheFirst`: the copy, for as long as it is stored; without a copy, the engine.
 * - `StaleWhileRevalidate`: the copy, while the worker asks the engine in the background. Without a copy, the answer may come from the stored
 *   catalogue, and a document is replaced by the shell if the engine does not answer.
 */
export type Handler = 'NetworkOnly' | 'CacheFirst' | 'StaleWhileRevalidate';

export interface Strategy {
  readonly kind: string;
  readonly handler: Handler;
  readonly isOne: (input: StrategyInput) => boolean;
  /** The reads of the API for which this row is. */
  readonly calls?: readonly AnyEndpoint[];
  readonly limits: Limits;
}

/** The request: a GET within the shop's origin. */
export interface StrategyInput {
  readonly pathname: string;
  readonly isNavigation: boolean;
}

const nothing: Limits = { most: 0, megabytes: 0, days: 0 };

/** The only table of the worker's actions (W2). It does not touch requests without a row, nor requests other than GET. */
export const strategies: readonly Strategy[] = [
  reads('carts', 'NetworkOnly', [readCart, listLines, readLine], nothing),
  reads('orders', 'NetworkOnly', [readOrder, readOrderBySession, listOrderLines, readOrderLine], nothing),
  reads('this moment', 'NetworkOnly', [checkAvailability, readAppInfo], nothing),
  reads('store', 'StaleWhileRevalidate', [readStore], { most: 2, megabytes: 1, days: 30 }),
  reads('listings', 'StaleWhileRevalidate', [listExperiences], { most: 60, megabytes: 5, days: 30 }),
  reads('experiences', 'StaleWhileRevalidate', [readExperience], { most: 100, megabytes: 4, days: 30 }),
  reads('reviews', 'StaleWhileRevalidate', [listReviews], { most: 40, megabytes: 1, days: 30 }),
  reads('legal', 'StaleWhileRevalidate', [readLegalText], { most: 10, megabytes: 1, days: 30 }),
  reads('configs', 'StaleWhileRevalidate', [readBookingConfig], { most: 100, megabytes: 4, days: 2 }),
  {
    kind: 'documents',
    handler: 'StaleWhileRevalidate',
    isOne: (input) => isPage(input, true),
    limits: { most: 60, megabytes: 8, days: 30 },
  },
  {
    kind: 'shell',
    handler: 'StaleWhileRevalidate',
    isOne: (input) => isPage(input, false),
    limits: { most: 1, megabytes: 1, days: 365 },
  },
  {
    kind: 'pictures',
    handler: 'CacheFirst',
    isOne: ({ pathname }) => /^\/pictures\/[^/]+$/.test(pathname),
    limits: { most: 1_500, megabytes: 40, days: 90 },
  },
  {
    kind: 'maps',
    handler: 'CacheFirst',
    isOne: ({ pathname }) => mapViewAt(pathname) !== null,
    limits: { most: 200, megabytes: 4, days: 30 },
  },
  {
    kind: 'files',
    handler: 'CacheFirst',
    isOne: ({ pathname }) => /^\/(assets|fallback|app-icons)\/[^/]+$/.test(pathname),
    limits: { most: 500, megabytes: 20, days: 365 },
  },
];

export function strategyFor(input: StrategyInput): Strategy | null {
  return strategies.find(({ isOne }) => isOne(input)) ?? null;
}

export function limitsOf(kind: string): Limits {
  return strategies.find((it) => it.kind === kind)?.limits ?? nothing;
}

function reads(kind: string, handler: Handler, calls: readonly AnyEndpoint[], limits: Limits): Strategy {
  const isOne = ({ pathname, isNavigation }: StrategyInput) => !isNavigation && readAt(calls, pathname) !== null;
  return { kind, handler, calls, limits, isOne };
}

function isPage({ pathname, isNavigation }: StrategyInput, isRendered: boolean): boolean {
  const page = pageNameAt(pathname);
  return isNavigation && page !== 'not-found' && pages[page].rendered === isRendered;
}
