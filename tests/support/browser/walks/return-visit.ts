import type { BrowserContext, Page } from 'playwright/test';
import type { ReviewRequest } from '#domain/contract/reviews/guest.ts';
import type { FaultProxy } from '../fault-proxy.ts';
import { gather, install } from '../installed.ts';
import { mirrorOf } from '../proxy-journey.ts';
import { aReadyCart, bookingForm, castles, chooseFirstDay, fillContact, klis, payBy } from '../visit.ts';

/** A page at which a returning visitor begins, and words that it has once it is there. */
export interface Return {
  readonly name: string;
  readonly address: string;
  readonly words: string;
}

/** How bad a network can be. */
export interface BadNetwork {
  readonly name: string;
  begin(context: BrowserContext, link: FaultProxy): Promise<void> | void;
  end(context: BrowserContext, link: FaultProxy): Promise<void> | void;
  /** Whether nothing fails: only time tells that nothing answers. */
  readonly isSilent?: boolean;
}

const linkIn = (state: Parameters<FaultProxy['become']>[0]) => ({
  begin: (_context: BrowserContext, link: FaultProxy) => link.become(state),
  end: (_context: BrowserContext, link: FaultProxy) => link.become(null),
});

export const badNetworks: readonly BadNetwork[] = [
  {
    name: 'no network',
    begin: async (context, link) => {
      link.cut(true);
      await context.setOffline(true);
    },
    end: async (context, link) => {
      link.cut(false);
      await context.setOffline(false);
    },
  },
  { name: 'refused', begin: (_context, link) => link.cut(true), end: (_context, link) => link.cut(false) },
  { name: 'nothing answers', ...linkIn('hang'), isSilent: true },
  { name: 'portal, 200', ...linkIn('portal') },
  { name: 'portal, 302', ...linkIn('redirect') },
  { name: '1 kB/s', ...linkIn('trickle'), isSilent: true },
];

/** A visit that leaves on the device a paid booking, a cart that is ready to be paid, a wish and the link of a review. @returns where to begin the next one */
export async function leaveAll(page: Page): Promise<readonly Return[]> {
  await install(page);
  await aReadyCart(page);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { level: 1, name: 'You’re booked!' }).waitFor();
  const paid = new URL(page.url());
  await page.getByRole('link', { name: klis.title }).click();
  await page.getByRole('region', { name: /^Voucher/ }).waitFor();
  const booking = new URL(page.url());

  await page.route('**/api/review-requests/**', (route) => route.fulfill({ json: reviewRequest, headers }));
  await page.goto('/reviews/of-this-guest');
  await page.getByLabel('Your review').waitFor();
  await page.unroute('**/api/review-requests/**');

  await page.goto(`/experiences/${klis.slug}#book`);
  await page.getByRole('button', { name: `Wish list: ${klis.title}` }).click();
  const form = bookingForm(page);
  await chooseFirstDay(form, 3);
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await form.getByRole('heading', { name: 'In your cart' }).waitFor();
  const checkout = (step: number) => `/bookings/checkout-editor?step=${step}`;
  await page.goto(checkout(1));
  await fillContact(page);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
  await gather(page);
  const line = (await mirrorOf(page))?.snapshot?.lines[0]?.id;

  return [
    { name: 'home', address: '/', words: '36 experiences' },
    { name: 'filtered', address: '/?category=old-towns&subcategory=strongholds', words: klis.title },
    { name: 'a tour', address: `/experiences/${klis.slug}`, words: klis.title },
    { name: 'a tour never opened', address: `/experiences/${castles.slug}`, words: castles.title },
    { name: 'its form', address: `/experiences/${klis.slug}#book`, words: 'Who’s coming?' },
    {
      name: 'a line to change',
      address: `/experiences/${klis.slug}?editCartItem=${line}`,
      words: 'Who’s coming?',
    },
    { name: 'cart', address: checkout(0), words: klis.title },
    { name: 'contact', address: checkout(1), words: 'First name' },
    { name: 'payment', address: checkout(2), words: 'Payment method' },
    { name: 'paid', address: paid.pathname + paid.search, words: 'You’re booked!' },
    { name: 'bookings', address: '/bookings/overview', words: klis.title },
    { name: 'a booking', address: booking.pathname, words: klis.title },
    { name: 'review', address: '/reviews/of-this-guest?stars=4', words: 'Your review' },
    { name: 'wish list', address: '/wishlist', words: klis.title },
    { name: 'terms', address: '/legal/terms', words: 'If you cancel or change' },
    { name: 'cookie policy', address: '/cookie-policy', words: 'Cookie policy' },
    { name: 'suppliers', address: '/become-a-supplier', words: 'Become a supplier' },
    { name: 'resellers', address: '/become-a-reseller', words: 'Become a reseller' },
    { name: 'API', address: '/engine-api', words: 'POST' },
  ];
}

const headers = { 'Landfall-Version': '1' };

const reviewRequest: ReviewRequest = {
  is_open: true,
  open_until: '2030-01-01T00:00:00Z',
  title: klis.title,
  slug: klis.slug,
  date: '2026-11-20',
  shop: { name: 'Adriatic Days', email: 'shop@example.com', phone_number: '+385 21 000 123' },
  name: 'Ana H.',
  review: null,
};

/** The words of a page, where they are visible. */
export const wordsOf = (page: Page, { words }: Return) =>
  page.getByRole('main').getByText(words).filter({ visible: true }).first();

/** Opens a page. @returns milliseconds until its words stand on the screen, and whether the shop was said to be out of reach by then */
export async function openReturn(page: Page, { address, words }: Return): Promise<{ took: number; isOut: boolean }> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(
    (expected) =>
      new Promise((resolve) => {
        const look = () => {
          const text = document.querySelector('main')?.innerText ?? '';
          if (!text.includes(expected)) return requestAnimationFrame(look);
          const isOut = document.querySelector('header')?.innerText.includes('No connection') ?? false;
          return resolve({ took: Math.round(performance.now()), isOut });
        };
        look();
      }),
    words,
  );
}
