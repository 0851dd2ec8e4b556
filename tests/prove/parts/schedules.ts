import { chromium, type Page, request } from 'playwright';
import { browserArgs, findHeadlessShell } from '#tests/support/browser/browser.ts';
import { untilMorning } from '#tests/support/browser/desk.ts';
import { type FaultProxy, openFaultProxy } from '#tests/support/browser/fault-proxy.ts';
import { playDeskStorm } from '#tests/support/browser/storms/desk-storm.ts';
import { playStorm } from '#tests/support/browser/storms/shop-storm.ts';
import { openShop, type Shop } from '#tests/support/engine/shop.ts';
import type { Part } from '../part.ts';
import { buildWithoutGuard } from '../support/changed-build.ts';

const SCHEDULES = 300;
/** Milliseconds for one schedule. */
const PATIENCE = 180_000;

export const part: Part = {
  title:
    'Do device and engine agree after a random schedule of acts, faults of the network and killed tabs, in the shop and at the desk?',
  controls: [
    {
      name: 'the outbox that keeps a command until it is answered',
      file: 'src/platform/network/delivery.ts',
      guard: "outbox.retryLater(it, command.id, until, isBusy ? 'engine' : 'reach')",
      without: 'outbox.withdraw(it, command.id)',
      misses: 'schedules of the shop',
    },
  ],
  async run(run) {
    const count = run.times(SCHEDULES, 3);
    const build = await buildWithoutGuard();
    const tree = build ? { tree: build.tree } : {};
    const shop = await openShop({ ...tree, env: { DEMO_DESK: 'true', CLOCK_AHEAD: String(untilMorning()) } });
    for (const [name, play] of Object.entries(plays)) {
      const differing: string[] = [];
      for (let n = 0; n < count; n += 1) {
        const seed = run.seed + n;
        const fault = await playOne(shop, seed, play).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 600),
        );
        if (fault !== null) differing.push(`seed ${seed}: ${fault}`);
        console.log(`  ${name} ${n + 1}/${count}: ${fault ?? 'they agree'}`);
      }
      run.never(`schedules of the ${name} after which they differ`, differing, count);
    }
    await shop.stop();
    await build?.remove();
  },
};

type Play = (page: Page, world: { shop: Shop; link: FaultProxy; seed: number }) => Promise<void>;

const plays: Readonly<Record<'shop' | 'desk', Play>> = {
  shop: async (page, { shop, link, seed }) => {
    const engine = await request.newContext({ baseURL: shop.url });
    try {
      await playStorm(page, { link, engine, seed });
    } finally {
      await engine.dispose();
    }
  },
  desk: playDeskStorm,
};

/** Plays one schedule with a browser of its own. @throws the error of an expectation */
async function playOne(shop: Shop, seed: number, play: Play): Promise<void> {
  const link = await openFaultProxy(shop.url);
  const server = await chromium.launchServer({ executablePath: findHeadlessShell(), args: browserArgs });
  const late = setTimeout(() => void server.kill(), PATIENCE);
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({
      baseURL: link.url,
      locale: 'en-GB',
      extraHTTPHeaders: { 'x-drawn-pictures': 'yes' },
    });
    await context.addCookies([{ name: 'consent', value: 'essential', url: link.url }]);
    await play(await context.newPage(), { shop, link, seed });
  } finally {
    clearTimeout(late);
    await server.kill();
    await link.stop();
  }
}
