import type { Locator, Page } from 'playwright/test';
import { aPicture, expect, signIn, test } from '../../support/browser/desk.ts';

test.use({ viewport: { width: 360, height: 760 } });
async function openTours(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: 'More' }).click();
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /^Tours/ })
    .click();
  await expect(page.getByRole('list', { name: 'Tours found' }).getByRole('listitem').first()).toBeVisible();
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const saved = (part: Locator) => expect(part.getByText(/^Saved at/)).toBeVisible();

/** Pastes a picture as if it came from another program. */
async function paste(page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof aPicture>>): Promise<void> {
  await page.evaluate(
    ([title, type, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(atob(text), (it) => it.charCodeAt(0))], title, { type }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );
}

test.describe('with real pictures', () => {
  test.use({ realPictures: true });

  test('[B10, B10a, B10b] makes a new tour, completes it, and publishes it', async ({ page, faults }) => {
    // A picture that is being made gets a new version: the page joins its own change to it.
    test.setTimeout(180_000);
    faults.allow(/net::ERR_FAILED .*\/api\/filer-images\//);
    await openTours(page);
    await page.getByRole('link', { name: 'New tour' }).click();
    await page.getByLabel('What is it called?').fill('Lantern walk');
    await page.getByRole('searchbox', { name: 'Search for a place' }).fill('Split');
    await page.getByRole('list', { name: 'Places found' }).getByRole('button').first().click();
    await expect(page.getByLabel('Latitude')).toHaveValue(/^43\./);
    await page.getByLabel('How much for an adult?').fill('35');
    await page.getByRole('button', { name: 'Create the tour' }).click();

    await expect(page.getByRole('heading', { name: 'Lantern walk', level: 1 })).toBeVisible();
    const texts = section(page, 'Texts');
    await page.getByRole('button', { name: 'A short description of at least 50 characters' }).click();
    await page.keyboard.type('Through the palace by lantern, when the day visitors have gone.');
    await texts.getByLabel('Description', { exact: true }).fill('We meet at dusk. Each guest carries a lantern.');
    await page.getByRole('button', { name: 'A highlight of at least 20 characters' }).click();
    await page.keyboard.press('Enter');
    await texts.getByLabel('Row 1', { exact: true }).fill('The cellars without anybody else');
    await saved(texts);

    const pictures = section(page, 'Pictures');
    await page.route('**/api/filer-images/', (route) => route.abort(), { times: 1 });
    const teal = await aPicture(page, 'teal');
    await pictures.locator('input[type=file]').first().setInputFiles(teal);
    await expect(pictures.getByText('teal.png was not sent. The network was lost.')).toBeVisible();
    await pictures.getByRole('button', { name: 'Send again' }).click();
    await expect(pictures.getByRole('row')).toHaveCount(1, { timeout: 20_000 });
    await paste(page, await aPicture(page, 'gold'));
    await expect(pictures.getByRole('row')).toHaveCount(2, { timeout: 20_000 });
    await pictures.getByRole('row', { name: 'Picture 2', exact: true }).click();
    await pictures.getByLabel('Description for those who cannot see it').fill('A lantern in a dark cellar');
    await pictures.getByRole('button', { name: 'Make it the main picture' }).click();
    await expect(pictures.getByRole('row').first()).toHaveAccessibleName('Picture 1: A lantern in a dark cellar');
    const crop = pictures.getByRole('button', { name: 'Crop' });
    await expect(crop).toBeVisible({ timeout: 60_000 });
    await crop.click();
    await page.getByLabel('Shape').selectOption('Square');
    await page.getByRole('button', { name: 'Use this part' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const policy = section(page, 'Booking rules').getByLabel('Cancellation policy');
    if ((await policy.inputValue()) === '') await policy.selectOption({ index: 1 });
    const publish = section(page, 'Publish');
    await publish.getByRole('button', { name: 'Publish' }).click({ timeout: 60_000 });

    const shopLink = publish.getByRole('link', { name: 'Open in the shop' });
    await expect(shopLink).toBeVisible();
    await expect(publish.getByRole('img', { name: /^QR code of the tour/ })).toBeVisible();
    const address = new URL((await shopLink.getAttribute('href')) ?? '').pathname;
    const inShop = async () => {
      const answer = await page.request.get(`/api/webstores${address}/`);
      return (await answer.json()) as { title: string; images: { width: number; height: number }[] };
    };
    expect((await inShop()).title).toBe('Lantern walk');
    // The shop shows the cropped picture when the engine has rendered its widths.
    await expect
      .poll(async () => (await inShop()).images.some(({ width, height }) => width === height), { timeout: 60_000 })
      .toBe(true);
  });
});

test('[B10] joins what two people write at once, and shows both versions of one sentence', async ({
  page,
  anotherDevice,
}) => {
  await openTours(page);
  const other = await anotherDevice();
  await openTours(other);
  for (const each of [page, other]) await each.getByRole('link', { name: /^Klis/ }).first().click();
  const mine = section(page, 'Texts');
  const theirs = section(other, 'Texts');
  await expect(mine.getByLabel('Title')).not.toHaveValue('');

  await mine
    .getByLabel('Short description')
    .fill('Mine: a fortress above the sea, with the evening light on its walls.');
  await theirs.getByLabel('Description', { exact: true }).fill('Theirs: the walk up takes an hour.');
  await saved(mine);
  await saved(theirs);
  await theirs.getByLabel('Short description').fill('Theirs: a fortress above the sea, with swallows over its walls.');
  await saved(theirs);
  await mine.getByLabel('Short description').fill('Mine again: a fortress above the sea, and the whole bay below it.');
  const versions = mine.getByRole('region', { name: 'Both versions' });
  await expect(versions.getByRole('button')).toHaveCount(2);
  await expect(mine.getByLabel('Description', { exact: true })).toHaveValue('Theirs: the walk up takes an hour.');
  await versions
    .getByRole('button', { name: /Theirs/ })
    .first()
    .click();

  await expect(versions).toHaveCount(0);
  await expect(mine.getByLabel('Short description')).toHaveValue(/^Theirs: a fortress/);
});

test('[B10] puts tours in the order of the shop by the keyboard', { tag: '@soak' }, async ({ page }) => {
  await openTours(page);
  await page.getByRole('button', { name: 'Change the order in the shop' }).click();
  const rows = page.getByRole('grid', { name: 'Order in the shop' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const titles = async () => (await rows.allTextContents()).slice(0, 3);
  const [first = '', second = '', third = ''] = await titles();

  await page.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: `Move ${second}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page.getByText('The shop shows this order.')).toBeVisible();
  expect(await titles()).toEqual([first, third, second]);
  const listing = await page.request.get('/api/webstores/experiences/');
  const { results } = (await listing.json()) as { results: { title: string }[] };
  expect(results.slice(0, 3).map(({ title }) => title)).toEqual([first, third, second]);
});
