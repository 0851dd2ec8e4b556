import type { CartChange } from '#domain/contract/cart.ts';
import { isUuid } from '#domain/contract/fields.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import { isPromoCode } from '../catalogue/promo.ts';
import type { Context } from '../context.ts';
import { shopNetwork } from '../http/client-network.ts';
import { rateLimit } from '../http/rate-limit.ts';
import type { Input, Route } from '../http/route.ts';
import { promoRefusedError } from './change-cart.ts';

/** Limits guesses at promo codes; right codes do not count. The answer is no 429, because the device would hold back all later changes behind it. */
export function guardedCodes(context: Context, route: Route): Route {
  const handle = async (input: Input<unknown, CartChange>): Promise<unknown> => {
    const { body, params, store, now, request } = input;
    const code = body.promo_code;
    if (!code) return route.handle(input);
    const from = shopNetwork(context, request);
    const cart = params['id'] ?? '';
    const limits = [
      ...(from ? [{ key: `codes from ${from}`, most: 200, minutes: 15 }] : []),
      ...(isUuid(cart) ? [{ key: `codes of ${cart}`, most: 30, minutes: 15 }] : []),
    ];
    const guesses = rateLimit(context, limits, () =>
      promoRefusedError({ code: 'too_many', promo_code: typedCode(code) }),
    );
    await guesses.begin(now);
    await context.database.write(async (tx) => {
      if (await isPromoCode(tx, store.id, code)) await guesses.forgive(tx);
    });
    return route.handle(input);
  };
  return { ...route, handle };
}
