import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSigned, signatureOf } from '#engine/base/signature.ts';
import { aCard, aCheckout, aSandbox, cards, SECRET } from '#tests/support/payments/sandbox.ts';

let the: Awaited<ReturnType<typeof aSandbox>>;
beforeEach(async () => {
  the = await aSandbox();
});
afterEach(() => the.stop());

const aPage = async (changes = {}) => the.sandbox.open(aCheckout(changes));

describe('the sandbox', () => {
  it('[P10] gives the same page for the same session', async () => {
    const request = aCheckout();

    const [first, second] = [await the.sandbox.open(request), await the.sandbox.open(request)];

    expect(second).toEqual(first);
    expect(first.checkout_url).toMatch(/^http:\/\/shop\.example\/sandbox\/pay\/[0-9a-f-]{36}$/);
  });

  it('[P10] ends a page that is not wanted any more, but not one that is paid or being decided', async () => {
    const [open, paid, slow] = [await aPage(), await aPage(), await aPage()];
    await the.post(paid.checkout_url, aCard(cards.paid));
    await the.post(slow.checkout_url, aCard(cards.slow));

    for (const { provider_ref } of [open, paid, slow]) await the.sandbox.close(provider_ref);

    const states = [open, paid, slow].map(async ({ provider_ref }) => (await the.sandbox.ask(provider_ref)).state);
    expect(await Promise.all(states)).toEqual(['cancelled', 'paid', 'processing']);
  });

  it('[P10] pays back once for one refund, and never more than was paid', async () => {
    const { provider_ref, checkout_url } = await aPage();
    await the.post(checkout_url, aCard(cards.paid));
    const refund = (refund_id: string, amount: number) =>
      the.sandbox.refund({ provider_ref, refund_id, amount, currency: 'EUR', attempt: 1 });

    await refund('a', 10_000);
    await refund('a', 10_000);

    await expect(refund('b', 2_451)).rejects.toThrow('cannot pay back');
    await refund('b', 2_450);
    await expect(refund('c', 1)).rejects.toThrow('cannot pay back');
  });

  it.each([
    ['EUR', 50],
    ['JPY', 50],
    ['KWD', 500],
  ])('[P11b] takes no less than half a unit or 50 of the smallest: %s', (currency, least) => {
    expect(the.sandbox.least(currency)).toBe(least);
  });
});

describe('its notices', () => {
  it('[P10] tell each change of a page once, signed', async () => {
    const { provider_ref, checkout_url } = await aPage();
    await the.post(checkout_url, aCard(cards.slow));
    the.clock.now = the.clock.now.add({ seconds: 6 });
    await the.sandbox.work();
    await the.sandbox.work();

    const notices = the.notices();

    expect(notices.map((notice) => notice?.outcome.state)).toEqual(['processing', 'paid']);
    expect(notices.every((notice) => notice?.provider_ref === provider_ref)).toBe(true);
    expect(new Set(notices.map((notice) => notice?.event_id)).size).toBe(2);
    expect(the.merchant.taken[0]?.request.url).toBe('http://shop.example/api/payments/notices/sandbox/');
  });

  it('[P10] say nothing of a second step or a card that was declined: the page is still open', async () => {
    const { checkout_url } = await aPage();

    await the.post(checkout_url, aCard(cards.declined));
    await the.post(checkout_url, aCard(cards.approval));
    await the.sandbox.work();

    expect(the.merchant.taken).toEqual([]);
  });

  it('[P10] come again after pauses that grow until they are taken', async () => {
    the.merchant.status = 503;
    const { checkout_url } = await aPage();
    await the.post(checkout_url, aCard(cards.paid));
    await the.sandbox.work();
    const count = () => the.merchant.taken.length;
    const after = async (milliseconds: number) => {
      the.clock.now = the.clock.now.add({ milliseconds });
      await the.sandbox.work();
      return count();
    };

    expect(count()).toBe(1);
    expect(await after(999)).toBe(1);
    expect(await after(1)).toBe(2);
    expect(await after(1999)).toBe(2);
    the.merchant.status = 204;
    expect(await after(1)).toBe(3);
    expect(await after(3_600_000)).toBe(3);
    expect(new Set(the.notices().map((notice) => notice?.event_id)).size).toBe(1);
  });

  it('[P10] tell of a page that time has closed', async () => {
    await aPage();

    the.clock.now = the.clock.now.add({ minutes: 31 });
    await the.sandbox.work();

    expect(the.notices().map((notice) => notice?.outcome.state)).toEqual(['expired']);
  });
});

describe('a signature', () => {
  const at = Temporal.Instant.from('2026-12-01T12:00:00Z');
  const body = '{"id":"1"}';
  const good = signatureOf(body, SECRET, at);

  it('[P10] holds for its own body, secret and time', () => {
    expect(isSigned(body, good, SECRET, at)).toBe(true);
  });

  it.each([
    ['another body', '{"id":"2"}', good, SECRET],
    ['another secret', body, good, 'another secret'],
    ['another time', body, good.replace(/t=\d/, 't=2'), SECRET],
    ['no header', body, null, SECRET],
    ['an empty header', body, '', SECRET],
    ['a cut header', body, good.slice(0, -2), SECRET],
    ['a header of something else', body, 't=1,v1=zz', SECRET],
    ['upper case', body, good.toUpperCase(), SECRET],
  ])('[P10] does not hold for %s', (_, payload, header, secret) => {
    expect(isSigned(payload, header, secret, at)).toBe(false);
  });

  it.each([
    [-300, true],
    [-301, false],
    [300, true],
    [301, false],
  ])('[P10] is fresh for 300 s: %i s later %s', (seconds, fresh) => {
    expect(isSigned(body, good, SECRET, at.add({ seconds }))).toBe(fresh);
  });
});
