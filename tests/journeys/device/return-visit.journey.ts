import { expect } from '../../support/browser/journey.ts';
import { test } from '../../support/browser/proxy-journey.ts';
import { badNetworks, leaveAll, wordsOf } from '../../support/browser/walks/return-visit.ts';

// When the runner routes requests, the browser asks all of them past its cache, as after a reload: then the worker waits for the engine.
test.use({ realPictures: true });
// One visit leaves all that the pages need, and each page is opened again in each network.
test.describe.configure({ timeout: 240_000 });

test('[W1a] a return visit has the words of each page while a bad network has not answered', async ({
  page,
  context,
  link,
  faults,
}) => {
  faults.allow(/./);
  const returns = await leaveAll(page);

  for (const network of badNetworks) {
    await network.begin(context, link);
    for (const it of returns) {
      await page.goto(it.address, { waitUntil: 'commit' });
      await expect(wordsOf(page, it), `${it.name}, ${network.name}`).toBeVisible();
      // Words that come only when the engine counts as out of reach have waited for it.
      if (network.isSilent) await expect(page.getByText('No connection. We’ll keep trying.'), it.name).toBeHidden();
    }
    await network.end(context, link);
  }
});
