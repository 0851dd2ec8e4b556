import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import { type LegalText, legalKinds, type TextNode } from '#domain/contract/legal-text.ts';
import { markdownProblem } from '#domain/contract/resources/markdown.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { readMarkdown } from '#engine/legal/read-markdown.ts';
import { startingText } from '#engine/legal/starting-texts.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { sourceBuild } from '../../support/engine/source-build.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const wordsOf = (nodes: readonly unknown[] = []): string =>
  (nodes as readonly TextNode[]).map((it) => (typeof it === 'string' ? it : wordsOf(it.nodes))).join('');
const shown = async (kind: string, query = ''): Promise<LegalText> =>
  (await engine.send('GET', `/api/webstores/legal/${kind}/${query}`)).body;
const textOf = async (kind: string, query = '') => wordsOf((await shown(kind, query)).nodes);
const write = async (body: object) =>
  (await owner.send('POST', '/api/legal-texts/', { base_account: 1, store: 1, ...body })) as {
    status: number;
    body: { id: number };
  };
const documentAt = async (path: string) => {
  const documents = createDocuments(engine.context, engine.app, () => Promise.resolve(sourceBuild()));
  const response = await documents(new Request(ORIGIN + path));
  return { status: response?.status, html: (await response?.text()) ?? '' };
};

describe('a text that nobody has written', () => {
  it.each(legalKinds)('[O5a] has something to start from in each language: %s', async (kind) => {
    const texts = await Promise.all(languageCodes.map((it) => textOf(kind, `?language=${it}`)));

    expect(new Set(texts).size).toBe(languageCodes.length);
    expect(texts.filter((it) => it.length < 60 || /[{}]/.test(it))).toEqual([]);
  });

  it('[O5a] is filled in with who sells, word for word, and leaves out lines about what is not given', async () => {
    const before = await textOf('imprint');
    await owner.send('PATCH', '/api/base-accounts/1/', { legal_name: '*Walks* <b>&</b> [Sons]', vat_number: 'HR_1_2' });

    expect(before).not.toContain('VAT number');
    expect(await textOf('imprint')).toContain('*Walks* <b>&</b> [Sons]');
    expect(await textOf('imprint')).toContain('VAT number: HR_1_2');
    expect(await textOf('imprint')).not.toContain('Registered as');
  });

  it('[O5a] says how long names are kept', async () => {
    expect(await textOf('privacy')).toContain('until you ask us to delete them');

    await owner.send('PATCH', '/api/base-accounts/1/', { retention_months: 6 });

    expect(await textOf('privacy')).toContain('6 months after the day of your tour');
  });

  it('[O5, O5a] names each cookie that the engine sets', async () => {
    const names = ['consent', 'consent_preferences', 'consent_statistics', 'consent_marketing', 'language'];
    const texts = await Promise.all(languageCodes.map((it) => shown('cookies', `?language=${it}`)));
    const codesIn = (nodes: readonly unknown[] = []): string[] =>
      (nodes as readonly TextNode[]).flatMap((it) =>
        typeof it === 'string' ? [] : it.tag === 'code' ? [wordsOf(it.nodes)] : codesIn(it.nodes),
      );

    for (const { nodes } of texts) expect(codesIn(nodes)).toEqual(names);
  });
});

describe('the seller’s own text', () => {
  it('[O5, O5a] takes the place of the one to start from, in its languages, until it is deleted', async () => {
    const { status, body } = await write({ kind: 'terms', text: '## Ours\n\nCome early, {company}.' });
    await owner.send('PATCH', `/api/legal-texts/${body.id}/`, { translations: { de: { text: 'Kommen Sie früh.' } } });

    expect(status).toBe(201);
    expect((await shown('terms')).nodes).toEqual([
      { tag: 'h2', nodes: ['Ours'] },
      { tag: 'p', nodes: ['Come early, Small & Sons.'] },
    ]);
    expect(await textOf('terms', '?language=de')).toBe('Kommen Sie früh.');
    expect(await shown('terms', '?language=it')).toMatchObject({ text_language: 'en' });
    expect((await write({ kind: 'terms', text: 'Again.' })).body).toMatchObject({
      kind: ['The store has a text of this kind already.'],
    });

    await owner.send('DELETE', `/api/legal-texts/${body.id}/`);
    expect(await textOf('terms')).toContain('cancellation policy');
  });

  it('[O5] is a document that works without script, in its language, and is not found under another kind', async () => {
    await write({ kind: 'imprint', text: 'Written [here](https://quay.example/).' });

    const german = await documentAt('/legal/imprint?language=de');

    expect(german.html).toContain('href="https://quay.example/"');
    expect(german.html).toMatch(/<div lang="en"[^>]*><p>Written/);
    expect(german.html).toContain('hreflang="hr"');
    expect((await documentAt('/legal/')).status).toBe(404);
    expect((await documentAt('/legal/other')).status).toBe(404);
  });

  it('[O5a] is previewed as it would be shown, and nobody else’s store', async () => {
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const preview = (seller: Seller) =>
      seller.send('POST', '/api/stores/1/legal/preview/', { text: '**{company}**', language: 'hr' });
    const starting = '/api/stores/1/legal/terms/?language=de';

    expect((await preview(owner)).body).toEqual({
      nodes: [{ tag: 'p', nodes: [{ tag: 'strong', nodes: ['Small & Sons'] }] }],
    });
    expect((await owner.send('GET', starting)).body['text']).toContain('{legal_name}');
    expect((await owner.send('GET', '/api/stores/1/legal/other/?language=de')).status).toBe(404);
    expect((await preview(stranger)).status).toBe(404);
    expect((await stranger.send('GET', starting)).status).toBe(404);
  });
});

/** Texts that took the Markdown reader seconds, or overflowed its stack. */
const INTRICATE = {
  'a paragraph without end': 'word '.repeat(9_000),
  emphasis: '_a'.repeat(24_000),
  'a long word': `${'a.'.repeat(24_000)}@`,
  tags: '<a '.repeat(16_000),
  pictures: '![]('.repeat(12_000),
  quotes: '>'.repeat(2_000),
  'quotes and lists': '> - '.repeat(1_000),
  'a deep list': Array.from({ length: 200 }, (_, n) => `${' '.repeat(2 * n)}- a`).join('\n'),
  'a wide table': `${'|'.repeat(5_000)}\n${'|-'.repeat(5_000)}`,
};

describe('a text that costs too much to read', () => {
  it.each(Object.entries(INTRICATE))('[O5a] is refused in words before it is read: %s', async (_, text) => {
    const { status, body } = await write({ kind: 'terms', text });
    const preview = await owner.send('POST', '/api/stores/1/legal/preview/', { text });
    const translated = await write({ kind: 'terms', text: 'Ours.', translations: { de: { text } } });

    expect([status, preview.status, translated.status]).toEqual([400, 400, 400]);
    expect(body).toEqual({ text: [expect.stringMatching(/^Write paragraphs of at most 5000 characters/)] });
    expect(preview.body).toEqual(body);
  });

  it.each(Object.entries(INTRICATE))('[O5a] is shown as plain words where it is stored: %s', async (_, text) => {
    const { body } = await write({ kind: 'terms', text: 'Ours.' });
    await engine.database.write((tx) =>
      tx.updateTable('legal_texts').set({ text }).where('id', '=', body.id).execute(),
    );

    const { nodes } = await shown('terms');

    expect(nodes.every((it) => (it as { tag: string }).tag === 'p')).toBe(true);
    expect(wordsOf(nodes)).toBe(text.trim().replaceAll(/\n\n+/g, ''));
  });

  it('[O5a] is shown as plain words where who sells makes it too long', async () => {
    await owner.send('PATCH', '/api/base-accounts/1/', { legal_name: 'Walks '.repeat(20).trim() });
    await write({ kind: 'terms', text: '{legal_name}\n\n'.repeat(1_500) });

    const { nodes } = await shown('terms');

    expect(nodes).toHaveLength(1_500);
  });

  it('[O5] is none of ours', () => {
    for (const kind of legalKinds)
      for (const language of languageCodes) expect(markdownProblem(startingText(kind, language))).toBeNull();
  });
});

it.each(['toString', 'constructor', 'proto', 'hasOwnProperty'])('[O5a] shows {%s} as it is', async (name) => {
  // Underscores are emphasis in Markdown.
  const written = name.replace('proto', '__proto__');
  await write({ kind: 'terms', text: `Come early, {${written}} and {company}.` });

  expect(await textOf('terms')).toBe(`Come early, {${name}} and Small & Sons.`);
});

describe('Markdown', () => {
  const linked = (href: string) => readMarkdown(`[x](${href})`);

  it('[O5a] becomes a few tags', () => {
    expect(readMarkdown('# A\n\n1. *b*\n2. `c`\n\n---\n\n> d  \n> e')).toEqual([
      { tag: 'h2', nodes: ['A'] },
      {
        tag: 'ol',
        nodes: [
          { tag: 'li', nodes: [{ tag: 'em', nodes: ['b'] }] },
          { tag: 'li', nodes: [{ tag: 'code', nodes: ['c'] }] },
        ],
      },
      { tag: 'hr' },
      { tag: 'blockquote', nodes: [{ tag: 'p', nodes: ['d', { tag: 'br' }, 'e'] }] },
    ]);
  });

  it('[O5a] has no HTML: tags are words', () => {
    const nodes = readMarkdown('<script>alert(1)</script>\n\nA <b onclick="x()">b</b> ![c](https://x.example/y.png)');

    expect(JSON.stringify(nodes)).not.toMatch(/"tag":"(?!p")/);
    expect(wordsOf(nodes)).toContain('<script>alert(1)</script>');
  });

  it.each(['https://a.example/', 'http://a.example/', 'mailto:a@b.example', 'tel:+38521', '/legal/terms'])(
    '[O5a] links to %s',
    (href) => {
      expect(linked(href)).toEqual([{ tag: 'p', nodes: [{ tag: 'a', href, nodes: ['x'] }] }]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'other',
    '//evil.example/',
    String.raw`/\\evil.example/`,
  ])('[O5a] does not link to %s', (href) => {
    expect(JSON.stringify(linked(href))).not.toContain('"a"');
  });
});
