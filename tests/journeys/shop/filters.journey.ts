import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';

const cards = (page: Page) => page.getByRole('article');
const found = (page: Page) => page.getByRole('heading', { level: 2, name: /experiences? found$/ });
const filters = (page: Page) => page.getByRole('button', { name: 'Filters' });
const select = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: wide });

  test('[L1, L2, L3, L4, L5, L6] narrows down by category, subcategory and interest, and the address tells it', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/?page=2');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('2')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(select(page, 'Category')).toBeHidden();
    await filters(page).click();
    await expect(select(page, 'Subcategory')).toBeDisabled();
    await expect(select(page, 'Interest')).toBeDisabled();

    await select(page, 'Category').selectOption({ label: 'The sea' });
    await expect(page).toHaveURL('/?category=sea');
    await expect(select(page, 'Subcategory')).toBeEnabled();
    await expect(select(page, 'Interest')).toBeDisabled();
    const ofTheSea = await count(page);

    await select(page, 'Subcategory').selectOption({ label: 'Kayak & paddle' });
    await expect(page).toHaveURL('/?category=sea&subcategory=paddling');
    await expect(select(page, 'Interest')).toBeEnabled();
    const ofPaddling = await count(page, (it) => it < ofTheSea);

    await select(page, 'Interest').selectOption({ label: 'At sunset' });
    await expect(page).toHaveURL('/?category=sea&subcategory=paddling&keyword=sunset');
    const atSunset = await count(page, (it) => it <= ofPaddling);
    await expect(cards(page)).toHaveCount(atSunset);

    await page.reload();
    await expect(select(page, 'Category')).toHaveValue('sea');
    await expect(select(page, 'Subcategory')).toHaveValue('paddling');
    await expect(select(page, 'Interest')).toHaveValue('sunset');
    await count(page, (it) => it === atSunset);

    await page.goBack();
    await expect(page).toHaveURL('/?category=sea&subcategory=paddling');
    await expect(select(page, 'Interest')).toHaveValue('');
    await count(page, (it) => it === ofPaddling);
    await page.goBack();
    await expect(select(page, 'Subcategory')).toHaveValue('');
    await count(page, (it) => it === ofTheSea);
    await page.goBack();
    await expect(page).toHaveURL('/?page=2');
    await expect(select(page, 'Category')).toHaveValue('');
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await expect(select(page, 'Interest')).toHaveValue('sunset');
    await count(page, (it) => it === atSunset);

    await filters(page).click();
    await select(page, 'Subcategory').selectOption({ label: 'By boat' });
    await expect(page).toHaveURL('/?category=sea&subcategory=boats');
    await select(page, 'Category').selectOption({ label: 'Islands' });
    await expect(page).toHaveURL('/?category=islands');
    await expect(select(page, 'Subcategory')).toHaveValue('');
  });

  test('[L2, L6, L7, L8, L13] finds what runs on the chosen days', async ({ page, shop }) => {
    const today = await storeDay(page, shop.url);
    const july = next(today, '07-01');
    await page.goto('/?category=sea&page=1&pageSize=24');
    await expect(cards(page).filter({ hasText: /^Snorkelling safari/ })).toHaveCount(1);
    await expect(page.getByLabel('Available from')).toHaveAttribute('min', today);

    await page.getByLabel('Available to').fill(july);
    await expect(page).toHaveURL(`/?category=sea&dateFrom=${today}&dateTo=${july}&pageSize=24`);
    await expect(page.getByLabel('Available from')).toHaveValue(today);

    await page.getByLabel('Available from').fill(july);
    await expect(page).toHaveURL(`/?category=sea&dateFrom=${july}&dateTo=${july}&pageSize=24`);
    await expect(cards(page).filter({ hasText: /^Snorkelling safari/ })).toHaveCount(1);

    await page.getByLabel('Available to').fill('');
    await expect(page).toHaveURL(`/?category=sea&dateFrom=${july}&pageSize=24`);

    const january = next(today, '01-15');
    await page.goto(
      `/?category=sea&subcategory=in-the-water&keyword=snorkelling&dateFrom=${january}&dateTo=${january}`,
    );
    await expect(page.getByRole('heading', { name: 'No experiences found' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/');
    await expect(cards(page)).toHaveCount(12);
  });

  test('[L6, L9, L10] turns pages and puts right an address that makes no sense', { tag: '@soak' }, async ({
    page,
    faults,
  }) => {
    // If the worker controls the page by then, the page itself makes the request, and the browser reports the 404.
    faults.allow(/404 .*page=99/);
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    const first = await cards(page).first().getByRole('heading').textContent();

    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/?page=2');
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }),
    ).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: '24 per page' }).click();
    await expect(page).toHaveURL('/?pageSize=24');
    await expect(cards(page)).toHaveCount(24);

    await page.goto('/?category=nowhere&subcategory=x&dateFrom=1999-01-01&dateTo=soon&page=abc&pageSize=13');
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');

    await page.goto('/?page=99');
    await expect(page).toHaveURL('/');
    await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[L1, L2, L5] chooses in a sheet that says how many there are', async ({ page }) => {
    await page.goto('/');
    await expect(select(page, 'Category')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await select(page, 'Category').selectOption({ label: 'The sea' });
    await expect(page).toHaveURL('/?category=sea');
    const ofTheSea = await count(page);
    await select(page, 'Subcategory').selectOption({ label: 'Kayak & paddle' });
    await expect(page).toHaveURL('/?category=sea&subcategory=paddling');
    const there = await count(page, (it) => it < ofTheSea);
    await page.getByRole('button', { name: `Show ${there} experience` }).click();

    await expect(select(page, 'Category')).toBeHidden();
    await expect(cards(page)).toHaveCount(there);
    await expect(page.getByRole('button', { name: 'Filters' })).toHaveText('Filters2');
    await page.goBack();
    await expect(page).toHaveURL('/?category=sea');
    await expect(page.getByRole('button', { name: 'Filters' })).toHaveText('Filters1');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [phone, wide]) {
    test(`[L1, L2, L5] filters by a form at ${viewport.width} px`, { tag: viewport === wide ? ['@soak'] : [] }, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/?page=2');
      const show = async () => {
        await page.getByRole('button', { name: viewport === phone ? /^Show \d+ experiences?$/ : 'Search' }).click();
      };
      const open = async () => filters(page).click();

      await open();
      await select(page, 'Category').selectOption({ label: 'The sea' });
      await show();
      await expect(page).toHaveURL(/[?&]category=sea&/);
      await open();
      await select(page, 'Subcategory').selectOption({ label: 'Kayak & paddle' });
      await show();
      await expect(page).toHaveURL(/[?&]category=sea&subcategory=paddling&/);
      await expect(found(page)).toBeVisible();
      await open();
      await expect(select(page, 'Interest')).toBeEnabled();

      await cards(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/experiences\/[a-z-]+$/);
    });
  }
});

/** The number of experiences in the heading, once it satisfies `fits`. */
async function count(page: Page, fits: (count: number) => boolean = () => true): Promise<number> {
  let count = Number.NaN;
  const read = async () => {
    count = Number.parseInt((await found(page).textContent()) ?? '', 10);
    return count > 0 && fits(count);
  };
  await expect.poll(read).toBe(true);
  return count;
}

async function storeDay(page: Page, url: string): Promise<string> {
  const response = await page.request.get(`${url}/api/app-info/`);
  const { server_now } = (await response.json()) as { server_now: string };
  return Temporal.Instant.from(server_now).toZonedDateTimeISO('Europe/Zagreb').toPlainDate().toString();
}

/** The next date with this month and day, `MM-DD`, after today. */
function next(today: string, day: string): string {
  const thisYear = `${today.slice(0, 4)}-${day}`;
  return thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${day}`;
}
