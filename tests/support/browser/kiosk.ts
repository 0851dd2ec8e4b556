import { expect, type Page } from 'playwright/test';

export const PIN = '246813';

/** A visitor whose name is easy to find in any storage. */
export const zvonimira = {
  first_name: 'Zvonimira',
  last_name: 'Quetzalcoatl',
  email: 'zvonimira.q@quetzal.example',
  phone_number: '+385 99 555 0142',
};

/** Personal data of this visitor; the telephone number also without its spaces. */
const personal = /zvonimira|quetzal|555 ?0142/i;

export const touchToBegin = (page: Page) => page.getByRole('button', { name: 'Touch to begin' });
export const stillThere = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const consent = (page: Page) => page.getByRole('dialog', { name: 'Cookies' });

/** Makes the browser a kiosk, as staff do; it then waits for guests. @param home  the shop's origin, if the desk has another one */
export async function becomeKiosk(page: Page, home = ''): Promise<void> {
  await page.goto(`${home}/?kiosk=on`);
  const setUp = page.getByRole('dialog', { name: 'Make this device a kiosk?' });
  await setUp.getByLabel('PIN', { exact: true }).fill(PIN);
  await setUp.getByLabel('Repeat PIN').fill(PIN);
  await setUp.getByRole('button', { name: 'Start kiosk mode' }).click();
  await expect(touchToBegin(page)).toBeVisible();
}

/** Ends the kiosk by its PIN. */
export async function endKiosk(page: Page, home = ''): Promise<void> {
  await page.goto(`${home}/?kiosk=off`);
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Exit kiosk mode' }).click();
  await expect(page.getByRole('link', { name: 'Become a supplier' })).toBeVisible();
}

/** A visitor touches the kiosk, which shows no question about cookies (V21). */
export async function begin(page: Page): Promise<void> {
  await touchToBegin(page).click();
  await expect(consent(page)).toBeHidden();
}

/** Fills in the contact step as this visitor. */
export async function fillIn(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Main contact' });
  await section.getByLabel('First name').fill(zvonimira.first_name);
  await section.getByLabel('Last name').fill(zvonimira.last_name);
  await section.getByLabel('Email').fill(zvonimira.email);
  await section.getByLabel('Phone number').fill(zvonimira.phone_number);
  await page.getByLabel('Note').fill(`Ask for ${zvonimira.first_name}`);
}

/** Storages of the browser that contain the visitor's data. A test expects none. */
export async function tracesIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(storedInBrowser);
  return [...cookies.map(({ name, value }) => [`cookie ${name}`, value] as const), ...stored]
    .filter(([where, text]) => personal.test(where) || personal.test(text))
    .map(([where]) => where);
}

/** The names of cookies, and the keys of local and session storage. */
export async function keysIn(page: Page): Promise<{ cookies: string[]; local: string[]; session: string[] }> {
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return { cookies, local: local ?? [], session: session ?? [] };
}

/** Goes back four steps. @returns the places where the visitor's data appeared on the way */
export async function tracesBehindBack(page: Page): Promise<string[]> {
  const traces: string[] = [];
  for (let n = 0; n < 4; n++) {
    await page.evaluate(() => history.back());
    // A step back that leads nowhere sends no event, so this waits.
    await page.waitForTimeout(300);
    traces.push(...(await tracesIn(page)).map((it) => `${page.url()}: ${it}`));
  }
  return traces;
}

/** Runs in the page. @returns the contents of each storage, the document and its history, as text */
async function storedInBrowser(): Promise<[where: string, text: string][]> {
  const found: [string, string][] = [];
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const key of Object.keys(storage)) found.push([`${name} ${key}`, storage.getItem(key) ?? '']);
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([resultOf(objects.getAllKeys()), resultOf(objects.getAll())]);
      for (const [n, key] of keys.entries())
        found.push([`IndexedDB ${name} ${store} ${JSON.stringify(key)}`, JSON.stringify(values[n] ?? null)]);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const copy = await cache.match(request, { ignoreVary: true });
      const isText = /text|json|javascript|svg/.test(copy?.headers.get('content-type') ?? '');
      found.push([`cache ${name} ${request.url}`, isText ? ((await copy?.text()) ?? '') : '']);
    }
  }
  for (const [n, entry] of navigation.entries().entries())
    found.push([`history ${n}`, `${entry.url} ${JSON.stringify(entry.getState() ?? null)}`]);
  found.push(['history state', JSON.stringify(history.state)]);
  found.push(['document', document.documentElement.outerHTML]);
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    found.push([`field ${field.name}`, field.value]);
  found.push(['data layer', JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? null)]);
  return found;
}
