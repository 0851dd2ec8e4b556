import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#domain/contract/orders.ts';
import { DEPARTURE_ACTION } from '#engine/departures/end-moves.ts';
import { emailsOf } from '#tests/support/engine/emails.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { runJobs } from '#tests/support/engine/jobs.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openShopAt, see } from '#tests/support/page/checkout.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { cancellingWith } from '#tests/support/payments/cancelling.ts';

let engine: Engine;
let order: Order;
/** The address in the guest's email. */
let link: string;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  order = await cancellingWith(engine, await aBuyer(engine)).booked();
  const owner = await aSeller(engine, { 1: 'owner' });
  const { departure_id } = await engine.database.read((tx) =>
    tx.selectFrom('order_lines').select('departure_id').executeTakeFirstOrThrow(),
  );
  await owner.send('POST', `/api/departures/${departure_id}/cancel/`, { message: 'The waves are too high.' });
  await runJobs(engine.context, [DEPARTURE_ACTION]);
  const text = (await emailsOf(engine)).map((it) => it.text).join('\n');
  link = /https?:\/\/[^/]+(\/\S+\?choice=[\w-]+)/.exec(text)?.[1] ?? '';
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const fillAll = () =>
  engine.database.write((tx) =>
    tx
      .updateTable('departures')
      .set((it) => ({ capacity: it.ref('sold'), has_own_capacity: 1 }))
      .execute(),
  );

describe('the choice of a guest whose departure was cancelled', () => {
  it('[B8a] says what happened and what was paid, and moves the guest to another day', { tags: 'long' }, async () => {
    const page = await openShopAt(engine, link);
    await see('Your tour has been cancelled');
    for (const words of ['The waves are too high.', 'You’ve paid 80,00 €.']) await see(words);
    expect(screen.getByRole('button', { name: 'Choose a date above' }).getAttribute('aria-disabled')).toBe('true');

    await page.user.click(screen.getAllByRole('radio')[1] as HTMLElement);
    await page.user.click(screen.getByRole('button', { name: /^Move to/ }));

    const heading = await screen.findByRole('heading', { name: 'Your new date is set' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  it('[B8a] shows the result of the first choice when the link is opened again', async () => {
    const page = await openShopAt(engine, link);
    await page.user.click(await screen.findByRole('button', { name: /^Refund 80,00.€$/ }));
    await see('Your refund is on its way');
    page.unmount();

    await openShopAt(engine, link);

    await see('Your refund is on its way');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('[B8a] says so where the day was taken meanwhile, and offers what is left', async () => {
    const page = await openShopAt(engine, link);
    await page.user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    await fillAll();

    await page.user.click(screen.getByRole('button', { name: /^Move to/ }));

    await see('No other date has enough places right now.');
    expect(screen.getByRole('button', { name: /^Refund/ })).toBeTruthy();
  });

  it('[B8a] keeps the choice open while the engine cannot be reached, and knows no other link', async () => {
    let isOut = false;
    const between = () => (isOut ? Promise.reject(new TypeError('no network')) : undefined);
    const page = await openShopAt(engine, link, { between });
    const take = await screen.findByRole('button', { name: /^Refund/ });
    isOut = true;
    await page.user.click(take);
    await see('We can’t connect right now. Please try again in a moment.');
    isOut = false;
    await page.user.click(take);
    await see('Your refund is on its way');
    page.unmount();

    await openShopAt(engine, `${link.split('?')[0]}?choice=none`);
    await see('This link doesn’t work');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('[B8a] shows no voucher on the page of the booking until it is chosen', async () => {
    await openShopAt(engine, `/orders/editor/${order.id}/booking/${order.lines[0]?.id}`);

    await see(/This tour has been cancelled\./);
    expect(screen.queryByRole('region', { name: /^Voucher/ })).toBeNull();
  });
});
