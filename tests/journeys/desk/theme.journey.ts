import type { Locator, Page } from 'playwright/test';
import { barriers, colourBarriers } from '../../support/browser/barriers.ts';
import { expect, signIn, test } from '../../support/browser/desk.ts';
import { klis } from '../../support/browser/visit.ts';

/** Colours that are too light or too dark for one of the schemes. */
const difficult = [
  { name: 'yellow', accent: '#ffee00', shown: '#988d00,#fe0', light: 'rgb(152, 141, 0)', dark: 'rgb(255, 238, 0)' },
  {
    name: 'pale grey',
    accent: '#dddddd',
    shown: '#8a8a8a,#ddd',
    light: 'rgb(138, 138, 138)',
    dark: 'rgb(221, 221, 221)',
  },
  { name: 'pure blue', accent: '#0000ff', shown: '#00f,#2e69ff', light: 'rgb(0, 0, 255)', dark: 'rgb(46, 105, 255)' },
];

test('[O10] gives the shop a theme that can be read in light and dark, whatever its colour', async ({
  page,
  anotherDevice,
}) => {
  test.setTimeout(240_000);
  const tour = `/experiences/${klis.slug}`;
  const look = await openLook(page);
  await look.getByLabel('Type', { exact: true }).selectOption('A classic serif for titles');
  await look.getByLabel('Corners').selectOption('Square');

  for (const { name, accent, shown, light, dark } of difficult) {
    await look.getByLabel('Colour of buttons and links', { exact: true }).fill(accent);
    await expect.poll(() => themeOf(page)).toContain(`(${shown}`);
    expect(await themeOf(page)).toMatch(/--display:'Iowan.*--radius:0px/);
    const visitor = await anotherDevice();
    for (const address of name === 'yellow' ? ['/?category=sea', tour] : [tour]) {
      await visitor.goto(address);
      await visitor.waitForLoadState('networkidle');
      for (const [colorScheme, used] of [
        ['light', light],
        ['dark', dark],
      ] as const) {
        await visitor.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await paint(actionOf(visitor))).toMatchObject({ background: used, radius: '0px' });
        expect.soft(await colourBarriers(visitor), `${name} on ${address} in ${colorScheme}`).toEqual([]);
      }
    }
    const loaded = await visitor.evaluate(() => performance.getEntriesByType('resource').map((it) => it.name));
    expect(loaded.filter((it) => it.endsWith('.woff2'))).toEqual([]);
    await visitor.close();
  }

  expect(await barriers(page)).toEqual([]);
  await look.getByLabel('Light or dark').selectOption('Always dark');
  await expect.poll(() => themeOf(page)).toContain('color-scheme:dark;');
  const visitor = await anotherDevice();
  await visitor.emulateMedia({ colorScheme: 'light' });
  await visitor.goto('/');
  expect(await paint(visitor.locator('html'))).toMatchObject({ scheme: 'dark' });
  expect((await paint(actionOf(visitor))).background).toBe('rgb(46, 105, 255)');
  // Restores the theme for other journeys in this shop.
  await look.getByLabel('Light or dark').selectOption('As the visitor’s device');
  await look.getByLabel('Type', { exact: true }).selectOption('Fraunces for titles');
  await look.getByLabel('Corners').selectOption('Round');
  await look.getByLabel('Colour of buttons and links', { exact: true }).fill('');
  await expect.poll(() => themeOf(page)).toBe('');
});

async function openLook(page: Page): Promise<Locator> {
  await signIn(page);
  await page.goto('/desk/settings/stores');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  return page.getByRole('region', { name: 'Look' });
}

/** The theme's properties in the document of home. */
async function themeOf(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text();
  return /:root\{([^}]*)\}<\/style>/.exec(html)?.[1] ?? '';
}

/** The most important control of the page: the search, or the link to the dates. */
function actionOf(page: Page): Locator {
  return page.locator('[data-kind="action"]:visible').first();
}

function paint(element: Locator): Promise<{ background: string; radius: string; scheme: string }> {
  return element.evaluate((it) => {
    const { backgroundColor, borderRadius, colorScheme } = getComputedStyle(it);
    return { background: backgroundColor, radius: borderRadius, scheme: colorScheme };
  });
}
