import type { Page } from 'playwright/test';
import { openShop, type Shop } from '../engine/shop.ts';
import { aFakeStripe, type FakeStripe, stripeNotice } from '../payments/fake-stripe.ts';
import { type Books, booksOf } from '../payments/shop-books.ts';
import { test as base, expect } from './journey.ts';

/** Stripe beside a shop, both by the same clock. */
interface Money {
  stripe: FakeStripe;
  /** Lets time pass for both. */
  passTime(duration: Temporal.DurationLike): Promise<void>;
  /** Sends the shop what Stripe has not told yet. */
  tell(): Promise<void>;
  /** What the shop has of the order of a card page, in its database and its mail folder. */
  books(page: string): Promise<Books>;
}

/** A journey's `test` in a shop that Stripe pays: two variables of the environment, and where the fake is. */
export const test = base.extend<
  object,
  {
    money: Money;
    moneyShop: { shop: Shop; stripe: FakeStripe; clock: { ahead: number; readonly now: Temporal.Instant } };
  }
>({
  moneyShop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const clock = {
        ahead: 0,
        get now() {
          return Temporal.Now.instant().add({ milliseconds: this.ahead });
        },
      };
      const stripe = await aFakeStripe(clock);
      const shop = await openShop({ env: stripe.env });
      await provide({ shop, stripe, clock });
      await shop.stop();
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  shop: [async ({ moneyShop }, provide) => provide(moneyShop.shop), { scope: 'worker' }],
  money: [
    async ({ moneyShop: { shop, stripe, clock } }, provide) => {
      let told = 0;
      await provide({
        stripe,
        passTime: async (duration) => {
          clock.ahead += Temporal.Duration.from(duration).total('milliseconds');
          await shop.passTime(duration);
        },
        tell: async () => {
          for (; told < stripe.events.length; told++) {
            const notice = stripeNotice(stripe.events[told] ?? {}, { at: clock.now, origin: shop.url });
            const answer = await fetch(notice);
            expect(answer.status, await answer.text()).toBe(200);
          }
        },
        books: (page) => booksOf(shop, page, clock.now),
      });
    },
    { scope: 'worker' },
  ],
});

/** The payment step of the cart on this device, and from there Stripe's card page. @returns its session's id */
export async function goToStripe(page: Page): Promise<string> {
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(page).toHaveURL(/\/c\/pay\/cs_/);
  return page.url().split('/').at(-1) ?? '';
}

export const payAtStripe = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click();

export const outcome = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

export { expect };
