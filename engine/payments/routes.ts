import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { type RawInput, type Route, rawRoute } from '../http/route.ts';

/** The card pages of a provider that lives in this engine; none for any other. */
export function paymentRoutes({ payments }: Context): Route[] {
  const { page } = payments;
  if (!page) return [];
  const show = async ({ request }: RawInput) => {
    const response = await page(request);
    if (!response) throw notFound();
    return response;
  };
  return [rawRoute('GET', '/sandbox/pay/{id}/', show), rawRoute('POST', '/sandbox/pay/{id}/', show)];
}
