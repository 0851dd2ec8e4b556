import { listExperiences, readAppInfo, readExperience, readStore } from '#domain/contract/webstore.ts';
import type { Context } from '../context.ts';
import { createProof } from '../database/health.ts';
import { notFound } from '../errors.ts';
import { CachedResponse } from '../http/response-cache.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { name, version } from '../version.ts';
import { listing } from './listing.ts';

/** What visitors browse (A2), and what a client asks first (A8). */
export function webstoreRoutes(context: Context): Route[] {
  const proveWritable = createProof(context.database);
  return [
    route(readStore, async ({ storefront }) => new CachedResponse(storefront, JSON.stringify(storefront.store))),
    route(
      listExperiences,
      async ({ storefront, query, now, url, origin }) =>
        new CachedResponse(storefront, JSON.stringify(listing(storefront, query, now, url, origin))),
    ),
    route(readExperience, async ({ storefront, params }) => {
      const experience = storefront.experience(params['id'] ?? '');
      if (!experience) throw notFound();
      return new CachedResponse(storefront, JSON.stringify(experience));
    }),
    route(readAppInfo, async ({ now }) => {
      await proveWritable();
      return {
        name,
        version,
        api_version: '1',
        min_client: context.config.minClient,
        retire_worker: context.config.retireWorker,
        payment_hosts: [...context.payments.hosts],
        server_now: now.toString(),
      };
    }),
  ];
}
