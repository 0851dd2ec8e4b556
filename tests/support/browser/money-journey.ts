import type { Page } from 'playwright/test';
import { openShop, type Shop } from '../engine/shop.ts';
import { aFakeStripe, type FakeStripe, stripeNotice } from '../payments/fake-stripe.ts';
import { type Books, booksOf } from '../payments/shop-books.ts';
import { test as base, expect } from './journey.ts';

/** Stripe beside a shop, with the same clock. */
interface Money {
  stripe: FakeStripe;
  /** Moves the clock of both. */
  passTime(duration: Temporal.DurationLike): Promise<void>;
  /** Sends the shop the events that Stripe has not sent yet. */
  tell(): Promise<void>;
  /** The shop's records of a card page's order, from its database and its mail folder. */
  books(page: string): Promise<Books>;
}

/** A journey's `test` in a shop that takes payments by a fake Stripe, which the environment points to. */
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
      let count = 0;
      await provide({
        stripe,
        passTime: async (duration) => {
          clock.ahead += Temporal.Duration.from(duration).total('milliseconds');
          await shop.passTime(duration);
        },
        tell: async () => {
          for (; count < stripe.events.length; count++) {
            const notice = stripeNotice(stripe.events[count] ?? {}, { at: clock.now, origin: shop.url });
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

/** Opens the payment step of this device's cart, and from there Stripe's card page. @returns the id of the card page's session */
export async function goToStripe(page: Page): Promise<string> {
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(page).toHaveURL(/\/c\/pay\/cs_/);
  return page.url().split('/').at(-1) ?? '';
}

export const payAtStripe = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click();

export const outcome = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

export { expect };
