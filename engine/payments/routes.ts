import { orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { type RawInput, type Route, rawRoute } from '../http/route.ts';

/** The card pages of a provider inside this engine; no routes for another provider. */
export function paymentRoutes({ payments }: Context): Route[] {
  const { page } = payments;
  if (!page) return [];
  const show = async ({ request }: RawInput) => {
    return orNotFound(await page(request));
  };
  return [rawRoute('GET', '/sandbox/pay/{id}/', show), rawRoute('POST', '/sandbox/pay/{id}/', show)];
}
