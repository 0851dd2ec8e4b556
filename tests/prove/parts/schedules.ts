import { chromium, request } from 'playwright';
import { browserArgs, findHeadlessShell } from '#tests/support/browser/browser.ts';
import { openFaultProxy } from '#tests/support/browser/fault-proxy.ts';
import { playStorm } from '#tests/support/browser/storm.ts';
import { openShop } from '#tests/support/engine/shop.ts';
import type { Part } from '../part.ts';

const SCHEDULES = 300;
/** Milliseconds for one schedule. */
const PATIENCE = 180_000;

export const part: Part = {
  title:
    'Do a visitor with two tabs and the engine agree after a random schedule of acts, faults of the network and killed tabs?',
  controls: [
    {
      name: 'the repeated answer of a key',
      file: 'engine/http/request/idempotency.ts',
      guard: 'route(endpoint, (input) => runOnce(context, endpoint, input, (tx) => unit(tx, input))))',
      without:
        'route(endpoint, (input) => runOnce(context, endpoint, { ...input, key: null }, (tx) => unit(tx, input))))',
      misses: 'schedules after which they differ',
    },
  ],
  async run(run) {
    const count = run.times(SCHEDULES, 3);
    const shop = await openShop();
    const differing: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const seed = run.seed + n;
      const fault = await playOne(shop.url, seed).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (fault !== null) differing.push(`seed ${seed}: ${fault.slice(0, 600)}`);
      console.log(`  ${n + 1}/${count}: ${fault === null ? 'they agree' : fault.slice(0, 600)}`);
    }
    await shop.stop();
    run.never('schedules after which they differ', differing, count);
  },
};

/** Plays one schedule with a browser of its own. @throws the error of an expectation */
async function playOne(url: string, seed: number): Promise<void> {
  const link = await openFaultProxy(url);
  const engine = await request.newContext({ baseURL: url });
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
    await playStorm(await context.newPage(), { link, engine, seed });
  } finally {
    clearTimeout(late);
    await server.kill();
    await engine.dispose();
    await link.stop();
  }
}
