import type { CartChange } from '#domain/contract/cart.ts';
import { isUuid } from '#domain/contract/fields.ts';
import { foldedCode } from '#domain/money/promo.ts';
import { isPromoCode } from '../catalogue/promo.ts';
import type { Context } from '../context.ts';
import { Failed } from '../errors.ts';
import { shopNetwork } from '../http/client-network.ts';
import { type RateLimit, rateLimit } from '../http/rate-limit.ts';
import type { Input, Route } from '../http/route.ts';
import { refusedCode } from './change-cart.ts';

/** Limits guesses at promo codes; right codes do not count. No 429, because the device would hold back all later changes behind it. */
export function guardedCodes(context: Context, route: Route): Route {
  const handle = async (input: Input<unknown, CartChange>) => {
    const { body, params, store, now, request } = input;
    const code = body.promo_code;
    if (!code) return route.handle(input) as Promise<unknown>;
    const guesses = guessing(context, request, params['id'] ?? '');
    await counted(guesses, code, now);
    await context.database.write(async (tx) => {
      if (await isPromoCode(tx, store.id, code)) await guesses.forgive(tx);
    });
    return route.handle(input) as Promise<unknown>;
  };
  return { ...route, handle };
}

function guessing(context: Context, request: Request, cart: string): RateLimit {
  const from = shopNetwork(context, request);
  return rateLimit(context, [
    ...(from ? [{ key: `codes from ${from}`, most: 200, minutes: 15 }] : []),
    ...(isUuid(cart) ? [{ key: `codes of ${cart}`, most: 30, minutes: 15 }] : []),
  ]);
}

/** @throws Invalid where it is one too many */
async function counted(guesses: RateLimit, code: string, now: Temporal.Instant): Promise<void> {
  try {
    await guesses.begin(now);
  } catch (error) {
    if (!(error instanceof Failed) || error.status !== 429) throw error;
    throw refusedCode({ code: 'too_many', promo_code: foldedCode(code) });
  }
}
