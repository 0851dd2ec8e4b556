import { describe, expect, it } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import { type Email, plainText } from '#engine/mail/email.ts';
import { asHtml } from '#engine/mail/email-html.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { buyerEmails, type Change, sellerEmails } from '../../support/emails/email-samples.ts';

const textOf = (email: Email) => `${email.subject}\n\n${plainText(email)}`.replaceAll('\u00A0', ' ');
const all = async (language: (typeof languageCodes)[number]) => ({
  ...(await buyerEmails(language)),
  ...sellerEmails(language),
});

describe.each(languageCodes)('emails in %s', (language) => {
  it('[V18] say the same in each language, kind by kind', async () => {
    const emails = await buyerEmails(language);

    expect(Object.keys(emails)).toHaveLength(21);
    for (const [kind, email] of Object.entries(emails)) expect(textOf(email)).toMatchSnapshot(kind);
  });

  it('[G2] to sellers and their teams say the same in each language, kind by kind', () => {
    const emails = sellerEmails(language);

    expect(Object.keys(emails)).toHaveLength(10);
    for (const [kind, email] of Object.entries(emails)) expect(textOf(email)).toMatchSnapshot(kind);
  });

  it('[V18] have one heading, one button at most, and links of words', async () => {
    for (const [kind, email] of Object.entries(await all(language))) {
      const html = asHtml(email);
      const links = [...html.matchAll(/<a [^>]*>([^]*?)<\/a>/g)].map(([, it = '']) => it.replaceAll(/<[^>]*>/g, ''));

      const urls = urlsIn(textOf(email));
      expect({
        kind,
        headings: html.match(/<h1 /g)?.length,
        hasOneButton: (html.match(/ bgcolor=/g)?.length ?? 0) <= 1,
        unworded: links.filter((it) => it.includes('://') || it.trim() === ''),
        hasAddresses: html.replaceAll(/<[^>]*>/g, '').includes('://'),
        repeated: urls.filter((url, n) => urls.indexOf(url) !== n),
        language: /<html lang="(\w+)"/.exec(html)?.[1],
      }).toEqual({
        kind,
        headings: 1,
        hasOneButton: true,
        unworded: [],
        hasAddresses: false,
        repeated: [],
        language,
      });
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

it('[G9] own words of a shop stand in the emails of their kind and in no other', async () => {
  const emails = {
    confirmed: 'Words A.',
    reminder: 'Words B.',
    changed: 'Words C.',
    cancelled: 'Words D.',
    review: 'Words E.',
  };
  const written = await buyerEmails('en', undefined, { emails });
  const found = Object.entries(written).map(([kind, email]) => [kind, /Words .*\./.exec(plainText(email))?.[0]]);

  expect(Object.fromEntries(found.filter(([, words]) => words))).toEqual({
    confirmed: 'Words A.',
    'confirmed and paid': 'Words A.',
    moved: 'Words C.',
    'cancelled in part': 'Words C.',
    cancelled: 'Words D.',
    'reminder of two days': 'Words B.',
    'reminder today': 'Words B.',
    'reminder tomorrow': 'Words B.',
    review: 'Words E.',
  });
});

it('[G4a] what a seller has not translated says its language in each email to a guest, and nothing else does', async () => {
  const emails = await buyerEmails('de', inEnglish);
  const written = /kayaking|palace|Adult|Trstenik|orange kayaks|Half a day before|Bank transfer/g;

  for (const [kind, email] of Object.entries(emails)) {
    const html = asHtml(email).replace(/<title>.*<\/title>/, '');
    const english = [...html.matchAll(/<(\w+)[^>]* lang="en"[^>]*>(.*?)<\/\1>/g)].map(([it]) => it);
    const rest = english.reduce((all, it) => all.replace(it, ''), html);
    const text = plainText(email).replace(email.heading, '');

    expect([kind, rest.match(written)]).toEqual([kind, null]);
    expect([kind, new Set(html.match(written))]).toEqual([kind, new Set(text.match(written))]);
    expect([kind, english.every((it) => it.match(written) !== null)]).toEqual([kind, true]);
  }
  expect(asHtml(Object.values(await buyerEmails('de'))[0] as Email)).not.toContain('lang="en"');
});

/** An order without translations, whose seller writes in English. */
const inEnglish: Change = (order) => ({
  ...order,
  lines: order.lines.map((line) => ({
    ...line,
    experience: {
      ...line.experience,
      text_language: 'en',
      cancellation_policy: line.experience.cancellation_policy && {
        ...line.experience.cancellation_policy,
        title: 'Half a day before',
        type: 'Partially refundable',
        text_language: 'en',
      },
    },
    booking_info: {
      ...line.booking_info,
      pricing_units: line.booking_info.pricing_units.map((unit) => ({
        ...unit,
        pricing_option: {
          ...unit.pricing_option,
          pricing_category: { ...unit.pricing_option.pricing_category, text_language: 'en' },
        },
      })),
    },
    meeting_point: line.meeting_point && { ...line.meeting_point, text_language: 'en' },
  })),
});

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

  const rounds = casesOf({ soak: 300, daily: 6 });

  it('[V18] is escaped wherever it stands, whatever it is', {
    tags: 'long',
    timeout: 30_000 + rounds * 500,
  }, async () => {
    const plain = await markupOf('harmless');
    for (let round = 1; round <= rounds; round++) {
      const next = random(round);
      const some = Array.from({ length: 1 + (next() % 8) }, () => signs[(next() >> 8) % signs.length] ?? '');
      // An email omits a text that has only spaces.
      const wild = `x${some.join('x')}`;

      expect([wild, await markupOf(wild)]).toEqual([wild, plain]);
    }
  });

  /**
   * The tags of all emails with the names of their attributes, after each text of the order became this value. Line breaks are omitted, because only
   * texts have them.
   */
  async function markupOf(value: string): Promise<Record<string, string[]>> {
    const own = { confirmed: value, reminder: value, changed: value, cancelled: value, review: value };
    const change: Change = (order) => ({ ...replaced(order, value), number: order.number });
    const emails = {
      ...(await buyerEmails('en', change, { emails: own })),
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
