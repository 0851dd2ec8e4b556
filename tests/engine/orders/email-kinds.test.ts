import { describe, expect, it } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import { type Email, plainText } from '#engine/mail/email.ts';
import { asHtml } from '#engine/mail/email-html.ts';
import { buyerEmails, sellerEmails } from '../../support/emails/email-samples.ts';

const textOf = (email: Email) => `${email.subject}\n\n${plainText(email)}`.replaceAll('\u00A0', ' ');
const all = async (language: (typeof languageCodes)[number]) => ({
  ...(await buyerEmails(language)),
  ...sellerEmails(language),
});

describe.each(languageCodes)('emails in %s', (language) => {
  it('[V18] say the same in each language, kind by kind', async () => {
    const emails = await buyerEmails(language);

    expect(Object.keys(emails)).toHaveLength(20);
    for (const [kind, email] of Object.entries(emails)) expect(textOf(email)).toMatchSnapshot(kind);
  });

  it('[V18] have one heading, one button at most, and links of words', async () => {
    for (const [kind, email] of Object.entries(await all(language))) {
      const html = asHtml(email);
      const links = [...html.matchAll(/<a [^>]*>([^]*?)<\/a>/g)].map(([, it = '']) => it.replaceAll(/<[^>]*>/g, ''));

      expect(html.match(/<h1 /g), kind).toHaveLength(1);
      expect(html.match(/ bgcolor=/g)?.length ?? 0, kind).toBeLessThanOrEqual(1);
      expect(
        links.filter((it) => it.includes('://') || it.trim() === ''),
        kind,
      ).toEqual([]);
      expect(html.replaceAll(/<[^>]*>/g, ''), kind).not.toContain('://');
      expect(new Set(urlsIn(textOf(email))).size, kind).toBe(urlsIn(textOf(email)).length);
      expect(html, kind).toContain(
        `<html lang="${language === 'en' || email.language === language ? language : 'en'}"`,
      );
    }
  });

  it('[V18] load nothing from afar but the icon of the shop', async () => {
    for (const email of Object.values(await all(language))) {
      const sources = [...asHtml(email).matchAll(/ src="([^"]*)"/g)].map(([, source = '']) => source);

      expect(sources.filter((it) => !it.startsWith('cid:') && it !== email.brand?.icon)).toEqual([]);
      expect(asHtml(email)).not.toMatch(/<(script|link|iframe|form)|url\(/);
    }
  });
});

function urlsIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}

describe('what people wrote', () => {
  const signs = [
    '<',
    '>',
    '&',
    '"',
    "'",
    '`',
    '</td>',
    '<img src=x onerror=alert(1)>',
    '" onclick="',
    '${1}',
    'ž',
    '\n',
  ];
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed;
  };

  it('[V18] is escaped wherever it stands, whatever it is', async () => {
    const rounds = process.env['SOAK'] ? 300 : 6;
    const plain = await markupOf('harmless');
    for (let round = 1; round <= rounds; round++) {
      const next = random(round);
      const wild = Array.from({ length: 1 + (next() % 8) }, () => signs[(next() >> 8) % signs.length] ?? '').join('x');

      expect(await markupOf(wild), JSON.stringify(wild)).toEqual(plain);
    }
  });

  /** The tags of all emails with their attributes' names, each value of an order being this text; line breaks are for texts only. */
  async function markupOf(value: string): Promise<Record<string, string[]>> {
    const emails = {
      ...(await buyerEmails('en', (order) => ({ ...replaced(order, value), number: order.number }))),
      ...sellerEmails('en', value),
    };
    return Object.fromEntries(Object.entries(emails).map(([kind, email]) => [kind, tagsOf(asHtml(email))]));
  }

  function tagsOf(html: string): string[] {
    return [...html.matchAll(/<([a-z\d/!]+)((?:"[^"]*"|[^>"])*)>/g)]
      .map(([, tag = '', rest = '']) => [tag, ...[...rest.matchAll(/([\w-]+)="/g)].map(([, name]) => name)].join(' '))
      .filter((it) => it !== 'br');
  }

  /** The order with its free texts replaced. */
  function replaced<Value>(value: Value, text: string): Value {
    const free = new Set(['title', 'name', 'first_name', 'last_name', 'instructions', 'road', 'city', 'note']);
    return JSON.parse(
      JSON.stringify(value, (key, it: unknown) => (free.has(key) && typeof it === 'string' ? text : it)),
    ) as Value;
  }
});
