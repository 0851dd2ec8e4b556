import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, BrowserContext, Locator, Page } from 'playwright/test';
import type { Experience } from '#domain/contract/catalogue.ts';
import { type Language, languages } from '#domain/contract/languages.ts';
import { gather, install } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { castles, contact, euros, klis, payBy, roomFor } from '../../support/browser/visit.ts';
import { mailAbout } from '../../support/engine/sent-mail.ts';
import { root } from '../../support/root.ts';
import { anOpenedStore } from '../../support/stores/opened-store.ts';

test.use({ viewport: phone });

/** Console errors of a request without a network, and of React for a read without one. */
const noNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|: failed\n/;

const headings: Readonly<Record<Language, string>> = {
  en: '36 experiences',
  hr: '36 doživljaja',
  de: '36 Erlebnisse',
  it: '36 esperienze',
};

/** The page declares a language, and its text is in that language. */
async function speaks(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { name: headings[language] })).toBeVisible();
}

const choose = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();

/** The shop's texts from the list to the email. */
const spoken = {
  hr: {
    filters: ['Filtri', 'Kategorija', 'Potkategorija', /^Prikaži \d+ doživljaja?$/],
    found: /^Pronađen[ao]? \d+ doživljaja?$/,
    card: ['4 sata', 'Besplatno otkazivanje', `${euros(klis.adult)} po osobi`],
    form: ['Odaberi datum', 'Vaša rezervacija', 'Sljedeći', 'Dodaj u košaricu', 'Doživljaj je dodan u košaricu!'],
    more: (label: string) => `Dodaj: ${label}`,
    deposit: (now: string, later: string) => `${now} sada, ${later} kasnije`,
    cart: ['Idi u košaricu', 'Vaša košarica', 'Dalje na kontakt'],
    contact: ['Glavni kontakt', 'Ime', 'Prezime', 'E-adresa', 'Broj telefona', 'Dalje na plaćanje'],
    pay: /^Plati .* karticom$/,
    booked: ['Rezervirano! Vidimo se.', 'Pogledaj rezervaciju', 'Potvrđeno'],
    paid: (amount: string) => `Platili ste ${amount}.`,
    voucher: [/^Vaučer/, /^QR kod vaučera LF-/, 'Dodaj u kalendar'],
    email: /rezervacija je potvr/,
  },
  de: {
    filters: ['Filter', 'Kategorie', 'Unterkategorie', /^\d+ Erlebnisse? zeigen$/],
    found: /^\d+ Erlebnisse? gefunden$/,
    card: ['4 Stunden', 'Kostenlos stornierbar', `${euros(klis.adult)} pro Person`],
    form: ['Datum wählen', 'Ihre Buchung', 'Nächster', 'In den Warenkorb', 'Das Erlebnis liegt im Warenkorb!'],
    more: (label: string) => `${label} hinzufügen`,
    deposit: (now: string, later: string) => `${now} jetzt, ${later} später`,
    cart: ['Zum Warenkorb', 'Ihr Warenkorb', 'Weiter zum Kontakt'],
    contact: ['Hauptkontakt', 'Vorname', 'Nachname', 'E-Mail', 'Telefonnummer', 'Weiter zur Zahlung'],
    pay: /^Jetzt .* zahlen$/,
    booked: ['Gebucht! Sie sind dabei.', 'Buchung ansehen', 'Bestätigt'],
    paid: (amount: string) => `Sie haben ${amount} bezahlt.`,
    voucher: [/^Voucher/, /^QR-Code des Vouchers LF-/, 'In den Kalender'],
    email: /Ihre Buchung ist best/,
  },
} as const;

for (const [language, words] of Object.entries(spoken) as ['hr' | 'de', (typeof spoken)['hr' | 'de']][]) {
  const { name } = languages[language];
  test(`[F1, F2, G3, G4] languages: a visitor who chooses ${name} at the foot of the page books, pays and gets an email in it`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000);
    const { title, adult } = await tourIn(page.request, klis.slug, language);
    expect(title).not.toBe(klis.title);
    await page.goto('/');
    await speaks(page, 'en');
    await choose(page, name);
    await speaks(page, language);

    const [filters, category, subcategory, show] = words.filters;
    await page.getByRole('button', { name: filters, exact: true }).click();
    await page.getByLabel(category, { exact: true }).selectOption('old-towns');
    await page.getByLabel(subcategory, { exact: true }).selectOption('strongholds');
    await page.getByRole('button', { name: show }).click();
    await expect(page.getByRole('heading', { name: words.found })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: title });
    for (const text of words.card) await expect(card).toContainText(text);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const room = await roomFor(page.request, { slug: klis.slug, from: 2 });
    const days = daysOf(room.date, language);
    const [toForm, booking, next, add, added] = words.form;
    await page.getByRole('link', { name: toForm }).filter({ visible: true }).click();
    const form = page.getByRole('dialog', { name: booking });
    await form.getByRole('button', { name: words.more(adult) }).click();
    await chooseStart(form, { day: days.written, next, time: room.time.slice(0, 5) });
    const total = 2 * klis.adult;
    await expect(form.getByRole('status')).toContainText(euros(total));
    await expect(form.getByRole('status')).toContainText(words.deposit(euros(total / 4), euros((total * 3) / 4)));
    await form.getByRole('button', { name: add }).click();
    await expect(page.getByRole('status').getByText(added, { exact: true })).toBeVisible();
    const [toCart, cart, toContact] = words.cart;
    await page.getByRole('link', { name: toCart }).first().click();

    await expect(page.getByRole('heading', { level: 1, name: cart })).toBeVisible();
    const line = page.getByRole('article').filter({ hasText: title });
    await expect(line).toContainText(days.short);
    await expect(line).toContainText(`2 × ${adult}`);
    await page.getByRole('link', { name: toContact }).filter({ visible: true }).click();
    const [region, first, last, email, phoneNumber, toPayment] = words.contact;
    const main = page.getByRole('region', { name: region });
    const to = `ana.${language}@example.com`;
    await main.getByLabel(first, { exact: true }).fill(contact.first_name);
    await main.getByLabel(last).fill(contact.last_name);
    await main.getByLabel(email).fill(to);
    await main.getByLabel(phoneNumber).fill(contact.phone_number);
    await page.getByRole('button', { name: toPayment }).click();
    await page.getByRole('button', { name: words.pay }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await payBy(page, '4242 4242 4242 4242');

    const [booked, see, confirmed] = words.booked;
    await expect(page.getByRole('heading', { level: 1, name: booked })).toBeVisible();
    await expect(page.getByText(words.paid(euros(total / 4)))).toBeVisible();
    await page.getByRole('link', { name: see }).click();
    await expect(page.getByText(confirmed, { exact: true })).toBeVisible();
    await expect(page.getByText(`${days.long}, ${room.time.slice(0, 5)}`).first()).toBeVisible();
    const [heading, code, calendar] = words.voucher;
    const voucher = page.getByRole('region', { name: heading });
    await expect(voucher.getByRole('img', { name: code })).toBeVisible();
    await expect(voucher.getByRole('button', { name: calendar })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    const mail = () => mailAbout(shop.dataDir, new RegExp(`^To: .*${to}`, 'm'));
    await expect.poll(mail, { timeout: 60_000 }).toContain(`lang="${language}"`);
    expect(await mail()).toMatch(words.email);
    expect(await mail()).toContain(`2 × ${adult}`.replace('×', '=C3=97'));
  });
}

test('languages: a store whose own language is German greets a new visitor in German, and speaks English to who asks', {
  tag: '@soak',
}, async ({ page, context, shop }) => {
  const title = 'Berge am Meer';
  const url = await anOpenedStore(page.request, shop, {
    title,
    domain: 'berge.localhost',
    settings: { language: 'de' },
  });
  await context.addCookies([{ name: 'consent', value: 'essential', url }]);

  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('banner').getByText(title).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keine Erlebnisse gefunden' })).toBeVisible();
  await choose(page, 'English');
  await expect(page.getByRole('heading', { name: 'No experiences found' })).toBeVisible();
  await page.goto(`${url}/bookings/overview`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your bookings' })).toBeVisible();
});

test.describe('with a worker', () => {
  // The stand-in for pictures does not pass through a worker without a network.
  test.use({ realPictures: true });

  test('languages: a choice is remembered over a reload, a new visit and without a network, until another is made', async ({
    page,
    faults,
  }) => {
    test.setTimeout(180_000);
    const context = page.context();
    const castlesInCroatian = await tourIn(page.request, castles.slug, 'hr');
    await install(page);
    await speaks(page, 'en');
    await choose(page, 'Hrvatski');
    await speaks(page, 'hr');
    await retry(() => page.reload({ timeout: 10_000 }));
    await speaks(page, 'hr');
    await page.close();

    const next = await visitOnceFollowed(context, 'hr');
    await speaks(next, 'hr');
    await gather(next);
    faults.allow(noNetwork);
    await next.close();
    await context.setOffline(true);

    const cold = await context.newPage();
    await cold.goto('/');
    await speaks(cold, 'hr');
    await cold.goto('/bookings/overview');
    await expect(cold.getByText('Na ovom uređaju još nema rezervacija.')).toBeVisible();
    await cold.goto(`/experiences/${castles.slug}`);
    await expect(cold.getByRole('heading', { level: 1, name: castlesInCroatian.title })).toBeVisible();
    await cold.getByRole('link', { name: 'Odaberi datum' }).filter({ visible: true }).click();
    await expect(cold.getByRole('dialog', { name: 'Vaša rezervacija' }).getByRole('grid')).toBeVisible();

    await context.setOffline(false);
    await cold.goto('/');
    await choose(cold, 'English');
    await speaks(cold, 'en');
    await retry(() => cold.goto('/bookings/overview', { timeout: 10_000 }));
    await expect(cold.getByRole('heading', { level: 1, name: 'Your bookings' })).toBeVisible();
  });

  test('languages: only the one in use is loaded', { tag: '@soak' }, async ({ page, context }) => {
    const scripts = scriptsOf(context);
    await install(page, '/?language=hr');
    await gather(page);
    await page.goto(`/experiences/${klis.slug}`);
    await page.getByRole('link', { name: 'Odaberi datum' }).filter({ visible: true }).click();
    await expect(page.getByRole('dialog', { name: 'Vaša rezervacija' }).getByRole('grid')).toBeVisible();
    await page.goto('/bookings/checkout-editor?step=0');
    await expect(page.getByRole('heading', { name: 'Vaša je košarica prazna!' })).toBeVisible();

    const code = (await Promise.all([...scripts(), page.evaluate(cachedScripts)])).join('\n');
    const sentences = (language: Language) => sentencesOf(language).filter((it) => code.includes(it));
    expect(sentences('hr').length / sentencesOf('hr').length).toBeGreaterThan(0.8);
    expect(sentences('en')).toEqual([]);
    expect(sentences('de')).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('languages: an address that asks for German is answered in German, and so are those after it', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto('/?language=de');
    await speaks(page, 'de');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Was Sie erwartet' })).toBeVisible();
    await page.goto('/');
    await speaks(page, 'de');
    await choose(page, 'English');
    await speaks(page, 'en');
  });
});

/** A tour's title and its first pricing category, as the shop shows them in a language. */
async function tourIn(request: APIRequestContext, slug: string, language: Language) {
  const answer = await request.get(`/api/webstores/experiences/${slug}/?language=${language}`);
  const { title, rates } = (await answer.json()) as Experience;
  return { title, adult: rates[0]?.pricing_options[0]?.pricing_category.title ?? '' };
}

/** A day as the pages of a language show it, by the browser's own date formats. */
function daysOf(date: string, language: Language): { written: string; long: string; short: string } {
  const day = Temporal.PlainDate.from(date);
  const write = (options: Intl.DateTimeFormatOptions) => day.toLocaleString(languages[language].strings, options);
  return {
    written: write({ day: 'numeric', month: 'long', year: 'numeric' }),
    long: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    short: write({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  };
}

interface Start {
  readonly day: string;
  readonly time: string;
  /** The name of the button for the next month. */
  readonly next: string;
}

async function chooseStart(form: Locator, { day, time, next: label }: Start): Promise<void> {
  const button = form.getByRole('button', { name: new RegExp(`(^|\\D)${day.replaceAll('.', '\\.')}.*€`) });
  const next = form.getByRole('button', { name: label }).first();
  await button.or(next).first().waitFor();
  if ((await button.count()) === 0) await next.click();
  await button.click();
  await form.getByRole('radio', { name: time }).check({ force: true });
}

/** Chromium loses some navigations in the second in which a new worker takes over: no worker gets them. A second try succeeds. */
const retry = (navigate: () => Promise<unknown>) => expect(navigate).toPass({ timeout: 60_000 });

/**
 * A new visit, once the worker of this language is in control. In a browser under a debugger, an old worker that a request wakes during the change
 * stays until its last page has closed.
 */
async function visitOnceFollowed(context: BrowserContext, language: Language): Promise<Page> {
  let page = await context.newPage();
  await expect(async () => {
    await page.close();
    page = await context.newPage();
    await page.goto('/');
    await expect.poll(() => page.evaluate(workerLanguage), { timeout: 5_000 }).toBe(language);
  }).toPass({ timeout: 60_000 });
  return page;
}

/** The language of the worker that controls the page, by its shell; the state of the next worker while that one is taking over. */
async function workerLanguage(): Promise<string | undefined> {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  const next = installing ?? waiting ?? active;
  if (next?.state !== 'activated') return next?.state;
  const shell = await (await caches.match('/shell'))?.text();
  return /<html[^>]* lang="?(\w+)/.exec(shell ?? '')?.[1];
}

/** The scripts that the worker has stored. */
async function cachedScripts(): Promise<string> {
  const texts: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.endsWith('.js')) texts.push((await (await cache.match(request))?.text()) ?? '');
  }
  return texts.join('\n');
}

/** The code of all scripts that the browser fetches from now on, including those of its worker. */
function scriptsOf(context: BrowserContext): () => Promise<string>[] {
  const texts: Promise<string>[] = [];
  context.on('response', (response) => {
    const isScript = new URL(response.url()).pathname.endsWith('.js');
    if (isScript && response.ok()) texts.push(response.text().catch(() => ''));
  });
  return () => texts;
}

/** Sentences that only one language's words contain. Some sentences of the API are English in every language, and are in the domain, too. */
function sentencesOf(language: Language): string[] {
  const others = (Object.keys(languages) as Language[]).filter((it) => it !== language);
  const elsewhere = [...others.map((it) => `src/words/${it}/`), 'src/domain/']
    .map((folder) => sourcesIn(folder))
    .join('\n');
  // Sentences of the desk, of emails and of pages that this visitor does not open are in other code.
  return [...sourcesIn(`src/words/${language}/`, isOfShop).matchAll(/'([^'\\\n]{25,})'/g)]
    .map(([, sentence = '']) => sentence)
    .filter((it) => !elsewhere.includes(it));
}

const isOfShop = (name: string) => !/^(desk|office|bookings\/emails|reviews\/(email|office|write))/.test(name);

function sourcesIn(folder: string, isMatch: (name: string) => boolean = () => true): string {
  const all = readdirSync(root + folder, { recursive: true, encoding: 'utf8' });
  const names = all.filter((it) => it.endsWith('.ts') && isMatch(it));
  return names.map((it) => readFileSync(root + folder + it, 'utf8')).join('\n');
}
