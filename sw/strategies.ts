import { checkAvailability, readBookingConfig } from '#domain/contract/bookings.ts';
import { listLines, readCart, readLine } from '#domain/contract/cart.ts';
import type { AnyEndpoint } from '#domain/contract/endpoint.ts';
import { listOrderLines, readOrder, readOrderBySession, readOrderLine } from '#domain/contract/orders.ts';
import { listExperiences, readAppInfo, readExperience, readStore } from '#domain/contract/webstore.ts';
import { readAt } from '#domain/kept-reads.ts';
import { pageNameAt, pages } from '#domain/pages.ts';
import type { Limits } from './bounded-cache.ts';

/**
 * How a request is answered.
 * - `file`: from the build that was put away whole when the worker was installed.
 * - `document`: the engine's own document from its copy, asked for anew behind; the shell where there is none and it does not come.
 * - `shell`: the shell.
 * - `answer`: from its copy, or from the gathered catalogue, asked for anew behind.
 * - `picture`: from its copy, for good.
 * - `never`: by the engine alone; nothing of it is kept.
 */
export type How = 'file' | 'document' | 'shell' | 'answer' | 'picture' | 'never';

export interface Strategy {
  /** Also names its shelf. */
  readonly kind: string;
  readonly how: How;
  readonly isOne: (asked: Asked) => boolean;
  /** The reads that it is about, where it is about reads. */
  readonly calls?: readonly AnyEndpoint[];
  readonly limits: Limits;
}

/** What is asked for: a GET within our origin. */
export interface Asked {
  readonly pathname: string;
  /** Whether a document is asked for, to be shown as a page. */
  readonly isNavigation: boolean;
}

const nothing: Limits = { most: 0, megabytes: 0, days: 0 };
const pageOf = (pathname: string) => pages[pageNameAt(pathname)];

/** The one table of what the worker does (W2). What stands in no row, and whatever is no GET, it does not touch. */
export const strategies: readonly Strategy[] = [
  reads('carts', 'never', [readCart, listLines, readLine], nothing),
  reads('orders', 'never', [readOrder, readOrderBySession, listOrderLines, readOrderLine], nothing),
  reads('this moment', 'never', [checkAvailability, readAppInfo], nothing),
  reads('store', 'answer', [readStore], { most: 2, megabytes: 1, days: 30 }),
  reads('listings', 'answer', [listExperiences], { most: 60, megabytes: 5, days: 30 }),
  reads('experiences', 'answer', [readExperience], { most: 100, megabytes: 4, days: 30 }),
  reads('configs', 'answer', [readBookingConfig], { most: 100, megabytes: 4, days: 2 }),
  {
    kind: 'documents',
    how: 'document',
    isOne: ({ pathname, isNavigation }) => isNavigation && isPage(pathname) && pageOf(pathname).rendered,
    limits: { most: 60, megabytes: 8, days: 30 },
  },
  {
    kind: 'shell',
    how: 'shell',
    isOne: ({ pathname, isNavigation }) => isNavigation && isPage(pathname) && !pageOf(pathname).rendered,
    limits: { most: 1, megabytes: 1, days: 365 },
  },
  {
    kind: 'pictures',
    how: 'picture',
    isOne: ({ pathname }) => /^\/pictures\/[^/]+$/.test(pathname),
    limits: { most: 1_500, megabytes: 40, days: 90 },
  },
  {
    kind: 'files',
    how: 'file',
    isOne: ({ pathname }) => /^\/(assets|fallback|icons)\/[^/]+$|^\/icon\.svg$/.test(pathname),
    limits: { most: 500, megabytes: 20, days: 365 },
  },
];

export function strategyFor(asked: Asked): Strategy | null {
  return strategies.find(({ isOne }) => isOne(asked)) ?? null;
}

/** The limits of a row, for those who put its copies away. */
export function limitsOf(kind: string): Limits {
  return strategies.find((it) => it.kind === kind)?.limits ?? nothing;
}

function reads(kind: string, how: How, calls: readonly AnyEndpoint[], limits: Limits): Strategy {
  return {
    kind,
    how,
    calls,
    limits,
    isOne: ({ pathname, isNavigation }) => !isNavigation && readAt(calls, pathname) !== null,
  };
}

function isPage(pathname: string): boolean {
  return pageNameAt(pathname) !== 'not-found';
}
