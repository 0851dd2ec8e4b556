import { PIN } from '#tests/support/browser/kiosk.ts';
import { crash, leaveRoom } from '#tests/support/browser/storage.ts';
import { patience } from './networks.ts';
import { soon } from './soon.ts';
import type { Visit } from './step.ts';
import type { ShopVisit } from './visitor.ts';

/** Devices that were in the shop before, while the network was good. */
const known = ['returning', 'full', 'wiped', 'clock-off', 'killed', 'kiosk', 'update'];

/** Gives the device the past that its condition asks for. */
export async function becomeOldDevice(visit: ShopVisit): Promise<void> {
  const { page, world, slug } = visit;
  const { device } = world.combination;
  if (device === 'blocked') await world.context.addInitScript(blockStorage);
  if (!known.includes(device)) return;
  if (device === 'kiosk') await becomeKiosk(visit);
  else await page.goto('/');
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), null, { timeout: 90_000 });
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ kind: 'gather' }));
  await page
    .waitForFunction(async () => Boolean(await caches.match('/bookings/overview', { ignoreVary: true })), null, {
      timeout: 90_000,
    })
    .catch(() => undefined);
  if (slug !== null && device !== 'kiosk') {
    await page.goto(`/experiences/${slug}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  }
  visit.hasShop = device !== 'wiped';
}

/** The event that befalls the device once the network is bad. */
export async function endDevice(visit: Visit): Promise<void> {
  const { page, world } = visit;
  const { device } = world.combination;
  if (device === 'full') await leaveRoom(page, -1);
  if (device === 'wiped') await wipeBut(visit, world.chance.of(['indexeddb', 'cache_storage', 'local_storage']));
  if (device === 'killed') {
    await crash(page);
    visit.page = await world.openPage();
  }
  if (device === 'update') await world.restart(world.chance.is(0.5) ? { RETIRE_WORKER: '1' } : {});
}

/** Comes back once the network is good, as a visitor does who reloads a page that did not come. */
export async function returnTo(visit: Visit): Promise<void> {
  const { page, world } = visit;
  const isPage = await soon(
    page.evaluate(() => document.querySelector('main') !== null),
    false,
  );
  const isLost = !isPage || page.url().startsWith('chrome-error:');
  if (isLost) await reopen(visit);
  else await page.evaluate(() => void dispatchEvent(new Event('online')));
  await visit.page
    .getByText(world.words.app.outOfReach)
    .waitFor({ state: 'hidden', timeout: 40_000 })
    .catch(() => world.faults.push('40 s after the network is back, the page still says that there is none'));
}

/** Opens the shop in another tab: the browser's own error page loads itself again, too, which interrupts, and may never close. */
async function reopen(visit: Visit): Promise<void> {
  visit.page = await visit.world.openPage();
  await visit.page.goto('/', { timeout: patience.sparing });
}

async function becomeKiosk({ page, world }: Visit): Promise<void> {
  const { kiosk } = world.words;
  await page.goto('/?kiosk=on');
  const dialog = page.getByRole('dialog', { name: kiosk.setUpTitle });
  await dialog.getByLabel(kiosk.newPin, { exact: true }).fill(PIN);
  await dialog.getByLabel(kiosk.pinAgain, { exact: true }).fill(PIN);
  await dialog.getByRole('button', { name: kiosk.setUpAction }).click();
  await page.getByRole('button', { name: kiosk.touchToBegin }).click();
}

/** Deletes what a browser stores for the shop, but for one kind of storage. */
async function wipeBut({ page, world }: Visit, left: string): Promise<void> {
  const session = await world.context.newCDPSession(page);
  const kinds = ['indexeddb', 'local_storage', 'cache_storage', 'service_workers'].filter((it) => it !== left);
  await session.send('Storage.clearDataForOrigin', { origin: world.url, storageTypes: kinds.join(',') });
}

/** Runs in the page: the browser refuses its database, as some do in private windows. */
function blockStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The user denied permission to access the database.', 'UnknownError');
  };
}
