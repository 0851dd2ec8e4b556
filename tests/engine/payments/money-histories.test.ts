import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnPostgres } from '../../support/engine/databases.ts';
import { handyStore } from '../../support/payments/buying.ts';
import { anyActions, aPurchase } from '../../support/payments/money-actions.ts';
import { aShopWithSandbox, aShopWithStripe } from '../../support/payments/paying-worlds.ts';
import { aMoneyHistory } from '../../support/payments/played-money.ts';
import { pricedIn } from '../../support/stores/priced-in.ts';

// Shrinking a failed history takes minutes, so only a long run does it. The report contains the seed in any case.
const isLong = Boolean(process.env['SOAK']) && !isOnPostgres();
const runs = isLong ? 200 : isOnPostgres() ? 2 : 3;
const seed = process.env['SEED'] === undefined ? {} : { seed: Number(process.env['SEED']) };

describe.each([
  ['JPY', 'the sandbox', aShopWithSandbox],
  ['KWD', 'the sandbox', aShopWithSandbox],
  ['EUR', 'Stripe', aShopWithStripe],
  ['JPY', 'Stripe', aShopWithStripe],
  ['KWD', 'Stripe', aShopWithStripe],
] as const)('any history in %s, paid by %s', (currency, _, open) => {
  it('[A13, C13a, P9, P11, A4] keeps every unit of money as ledger and provider say, and every place as lines and holds say', {
    tags: 'long',
    timeout: 60_000 + runs * 5_000,
  }, async () => {
    let came = 0;
    await fc.assert(
      fc.asyncProperty(anyActions, async (actions) => {
        const world = await open(pricedIn(handyStore, currency));
        try {
          const history = await aMoneyHistory(world, currency);
          for (const it of actions) {
            await history.happen(it);
            await history.check();
          }
          came += await history.end();
        } finally {
          await world.stop();
        }
      }),
      { numRuns: runs, endOnFailure: !isLong, examples: [[aPurchase]], ...seed },
    );
    expect(came).toBeGreaterThan(0);
  });
});
