import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aCheckout, aSandbox, cards } from '#tests/support/payments/sandbox.ts';

let the: Awaited<ReturnType<typeof aSandbox>>;
beforeEach(async () => {
  the = await aSandbox();
});
afterEach(() => the.stop());

const aPage = async (changes = {}) => (await the.sandbox.open(aCheckout(changes))).checkout_url;
const stateOf = async (address: string) => (await the.sandbox.ask(address.split('/').at(-1) ?? '')).state;

describe('the card page', () => {
  it('[P10] shows who is paid, what for and how much, and takes no script', async () => {
    const { status, markup, headers } = await the.get(await aPage());

    expect(status).toBe(200);
    expect(markup).toContain('Adriatic Days');
    expect(markup).toContain('124,50\u00A0€');
    expect(markup).toContain('Kayaking &lt;at&gt; sunset');
    expect(markup).toContain('LF-7K3Q9X');
    expect(markup).toContain('<form method="post"');
    expect(markup).not.toMatch(/<script|javascript:| on\w+=/);
    const style = /<style>([\s\S]*)<\/style>/.exec(markup)?.[1] ?? '';
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('[P10] says that it is a test page and offers to fill in each test card', async () => {
    const address = await aPage();

    const { markup } = await the.get(address);
    const filled = await the.get(`${address}?card=2`);

    expect(markup).toContain('never enter a real card');
    for (const number of Object.values(cards)) expect(markup).toContain(number);
    expect(filled.markup).toContain(`value="${cards.approval}"`);
  });

  it.each([
    ['number', 'autocomplete="cc-number" inputmode="numeric"'],
    ['expiry', 'autocomplete="cc-exp" inputmode="numeric"'],
    ['cvc', 'autocomplete="cc-csc" inputmode="numeric"'],
    ['name', 'autocomplete="cc-name" inputmode="text"'],
  ])('[P10] helps to fill in the %s', async (name, attributes) => {
    const { markup } = await the.get(await aPage());

    const field = new RegExp(`<label for="${name}">[\\s\\S]*?<input id="${name}"[^>]*>`).exec(markup)?.[0];

    expect(field).toContain(attributes);
  });

  it('[P10] takes a good card and leads on to the shop', async () => {
    const address = await aPage();

    const { status, location } = await the.post(address, aCard(cards.paid));

    expect([status, location]).toEqual([303, 'http://shop.example/success?session_id=1']);
    expect(await stateOf(address)).toBe('paid');
  });

  it('[P10] declines a card in words and lets another be tried', async () => {
    const address = await aPage();

    const declined = await the.post(address, aCard(cards.declined));
    const again = await the.get(address);
    const paid = await the.post(address, aCard(cards.paid));

    expect(declined.status).toBe(402);
    expect(declined.markup).toContain('Your card was declined. You can try another card.');
    expect(again.markup).toContain('Your card was declined.');
    expect(paid.status).toBe(303);
    expect(await stateOf(address)).toBe('paid');
  });

  it.each([
    ['hr', 'Plaćanje karticom', 'Kartica je odbijena.', 'Odobravate li ovo plaćanje?'],
    ['de', 'Mit Karte bezahlen', 'Ihre Karte wurde abgelehnt.', 'Bestätigen Sie diese Zahlung?'],
    ['it', 'Paga con carta', 'La carta è stata rifiutata.', 'Confermi questo pagamento?'],
  ])('[G7] speaks the language of its order at each step: %s', async (language, title, declined, approval) => {
    const address = await aPage({ language });
    const form = await the.get(address);
    await the.post(address, aCard(cards.declined));
    const again = await the.get(address);
    await the.post(address, aCard(cards.approval));

    expect(form.markup).toContain(`<html lang="${language}">`);
    expect(form.markup).toContain(title);
    expect(again.markup).toContain(declined);
    expect((await the.get(address)).markup).toContain(approval);
  });

  it('[P10] asks for approval in a second step', async () => {
    const address = await aPage();

    const { location } = await the.post(address, aCard(cards.approval));
    const reply = await the.get(address);
    const open = await stateOf(address);
    const approved = await the.post(address, { answer: 'approve' });

    expect(location).toBe(new URL(address).pathname);
    expect(reply.markup).toContain('Do you approve this payment?');
    expect(open).toBe('open');
    expect(approved.location).toBe('http://shop.example/success?session_id=1');
    expect(await stateOf(address)).toBe('paid');
  });

  it('[P10] leads back to the form when approval is refused', async () => {
    const address = await aPage();
    await the.post(address, aCard(cards.approval));

    const { location } = await the.post(address, { answer: 'refuse' });

    expect(location).toBe(new URL(address).pathname);
    expect((await the.get(address)).markup).toContain('The payment was not approved.');
    expect(await stateOf(address)).toBe('open');
  });

  it.each([
    [cards.slow, 'paid'],
    [cards.slowDeclined, 'failed'],
  ])('[P10] decides %s at the sixth second: %s', async (number, decided) => {
    const address = await aPage();

    const { location } = await the.post(address, aCard(number));
    the.clock.now = the.clock.now.add({ milliseconds: 5999 });
    const before = await stateOf(address);
    const waiting = await the.get(address);
    the.clock.now = the.clock.now.add({ milliseconds: 1 });

    expect(location).toBe('http://shop.example/success?session_id=1');
    expect(before).toBe('processing');
    expect(waiting.markup).toContain('being processed');
    expect(await stateOf(address)).toBe(decided);
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    [{ number: '4242' }, 'Your card number is incomplete.'],
    [{ number: '' }, 'Your card number is incomplete.'],
    [{ number: '4242 abcd 4242 4242' }, 'A card number has only digits.'],
    [{ number: '5555 5555 5555 4444' }, 'This is a test page: please use one of the test cards.'],
    [{ expiry: '' }, 'Your card’s expiration date is incomplete.'],
    [{ expiry: '13/30' }, 'Your card’s expiration month is invalid.'],
    [{ expiry: '11/26' }, 'Your card’s expiration date is in the past.'],
    [{ cvc: '12' }, 'Your card’s security code is incomplete.'],
    [{ name: '   ' }, 'Please enter the name on the card.'],
  ])('[P10] says what is wrong with %o', async (wrong, words) => {
    const address = await aPage();

    const { status, markup } = await the.post(address, aCard(cards.paid, wrong));

    expect(status).toBe(422);
    expect(markup).toContain(words);
    expect(markup).toMatch(/aria-invalid="true" aria-describedby="\w+-problem" autofocus/);
    expect(await stateOf(address)).toBe('open');
  });

  it.each(['12 / 26', '12/26', '1226', '12-2026'])(
    '[P10] understands the expiry date %s, the current month',
    async (expiry) => {
      const { status } = await the.post(await aPage(), aCard(cards.paid, { expiry }));

      expect(status).toBe(303);
    },
  );

  it('[P10] leads back to the shop by cancel, which leaves the page open', async () => {
    const address = await aPage();

    const { markup } = await the.get(address);

    expect(markup).toContain('<a href="http://shop.example/bookings/checkout-editor?step=2">Cancel and return</a>');
    expect(await stateOf(address)).toBe('open');
  });

  it('[P10] says that it was paid already', async () => {
    const address = await aPage();
    await the.post(address, aCard(cards.paid));

    const shown = await the.get(address);
    const again = await the.post(address, aCard(cards.paid));

    expect(shown.markup).toContain('Already paid');
    expect(again.location).toBe('http://shop.example/success?session_id=1');
  });

  it('[P10] closes at the instant at which it expires', async () => {
    const address = await aPage();

    the.clock.now = Temporal.Instant.from('2026-12-01T12:30:59.999Z');
    const before = await the.get(address);
    the.clock.now = Temporal.Instant.from('2026-12-01T12:31:00Z');
    const after = await the.post(address, aCard(cards.paid));

    expect(before.status).toBe(200);
    expect(after.status).toBe(410);
    expect(after.markup).toContain('This payment page has closed');
    expect(await stateOf(address)).toBe('expired');
  });

  it('[P10] knows nothing at an address that it never gave', async () => {
    const { status, markup } = await the.get(`http://shop.example/sandbox/pay/${crypto.randomUUID()}`);

    expect(status).toBe(404);
    expect(markup).toContain('There is no such payment page');
  });

  it('[P10] pays once when a form is sent twice at once', async () => {
    const address = await aPage();

    const answers = await Promise.all([1, 2, 3].map(() => the.post(address, aCard(cards.paid))));
    await the.sandbox.work();

    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(the.merchant.taken).toHaveLength(1);
  });

  it('[P10] takes no body but a small form', async () => {
    const address = await aPage();
    const send = (body: string, type: string) =>
      the.sandbox.page(new Request(address, { method: 'POST', body, headers: { 'content-type': type } }));

    const json = await send('{}', 'application/json');
    const large = send(`number=${'4'.repeat(20_000)}`, 'application/x-www-form-urlencoded');
    await expect(large).rejects.toMatchObject({ status: 413 });
    const broken = await send('number=%FF%00&__proto__=1&number=1', 'application/x-www-form-urlencoded');

    expect([json?.status, broken?.status]).toEqual([415, 422]);
  });
});
