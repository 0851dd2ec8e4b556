import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { openFaultProxy } from '../../support/browser/fault-proxy.ts';
import { badNetworks, leaveAll, openReturn } from '../../support/browser/walks/return-visit.ts';
import { openShop } from '../../support/engine/shop.ts';
import { section } from '../report.ts';

const TIMES = 3;

/** How soon a returning visitor has words at each route of the shop, in each kind of a bad network. */
export async function measureReturnVisits(): Promise<void> {
  const shop = await openShop();
  const link = await openFaultProxy(shop.url);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const context = await browser.newContext({ baseURL: link.url, locale: 'en-GB', timezoneId: 'Europe/Zagreb' });
  await context.addCookies([{ name: 'consent', value: 'essential', url: link.url }]);
  const page = await context.newPage();
  const returns = await leaveAll(page);

  const rows = new Map<string, (string | number)[]>(returns.map(({ name }) => [name, [name]]));
  for (const network of badNetworks) {
    await network.begin(context, link);
    for (const it of returns) {
      const times: number[] = [];
      for (let n = 0; n < TIMES; n++) times.push((await openReturn(page, it)).took);
      rows.get(it.name)?.push(Math.max(...times));
    }
    await network.end(context, link);
  }
  await browser.close();
  await link.stop();
  await shop.stop();

  section('Words on a return visit', [
    {
      note: `Milliseconds from the navigation until the words of the page stand there: the slowest of ${TIMES}.`,
      head: ['page', ...badNetworks.map(({ name }) => name)],
      rows: [...rows.values()],
    },
  ]);
}
