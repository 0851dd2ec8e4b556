import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CARD_PATH } from '#engine/catalogue/picture.ts';
import { withStyleSheet } from '#engine/http/documents/document-html.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { bumpVersion } from '#engine/places/version.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { sourceBuild } from '../../support/engine/source-build.ts';
import { aBuyer, handyStore } from '../../support/payments/buying.ts';
import { aReview, reviewTokens, writeAt } from '../../support/payments/reviewing.ts';
import { smallStore } from '../../support/stores/small-store.ts';

let engine: Engine;
let ask: (path: string, init?: RequestInit) => Promise<Response>;
beforeAll(async () => {
  engine = await anEngine();
  ask = asker(engine);
});
afterAll(() => engine.stop());

describe('a document', () => {
  it('[S1, L1] carries the whole first view, and what it was rendered with once', async () => {
    const html = await textOf(ask('/'));

    for (const words of ['Small things to do', 'Come in.', 'Small &amp; Sons', 'Walk along the quay'])
      expect(html).toContain(words);
    const inlined = inlinedIn(html);
    expect(Object.keys(inlined.resources)).toEqual(['/api/webstores/', '/api/webstores/experiences/?page_size=12']);
    expect(inlined.server_now).toBe('2026-12-01T12:00:00Z');
  });

  it('[L2] shows the view of its address', async () => {
    const html = await textOf(ask('/?category=sea&subcategory=kayaking'));

    expect(html).toContain('Walk along the quay');
    expect(html).not.toContain('Groups only');
  });

  it.each([
    ['/?q=wal%256b', 200],
    ['/?q=%252541', 200],
    ['/legal/imprin%2574', 404],
    ['/experiences/wal%256b', 404],
  ])('[L2] reads its address once, also where a part is encoded twice: %s', async (path, status) => {
    // The page of each address is loaded, so that its parts are rendered at once.
    for (const known of ['/', '/legal/imprint', '/experiences/walk']) await ask(known);
    const response = await ask(path);
    const html = await response.text();

    expect(response.status).toBe(status);
    // A part whose data the document does not bring along would be left to the device.
    expect(html).not.toMatch(/<!--\$[!?]-->/);
  });

  it('[V7] has the drawings of the categories, which stand there before any code has come', async () => {
    const html = await textOf(ask('/'));

    const [, chips = ''] = /<nav[^>]*aria-label="Quick choices">(.*?)<\/nav>/s.exec(html) ?? [];
    expect(chips).toContain('<svg');
    expect(chips).not.toContain('<path d=""');
  });

  it('[L5] has the interests that its own filters offer, and says that its store is old where it leaves out others', async () => {
    const storeOf = async (address: string) => {
      const known = inlinedIn(await textOf(ask(address))).resources['/api/webstores/'];
      const store = known?.value as { categories: { children: { keywords: { slug: string }[] }[] }[] } | undefined;
      const categories = store?.categories ?? [];
      return [categories[0]?.children[0]?.keywords.map(({ slug }) => slug), known?.etag, known?.asOf?.slice(0, 4)];
    };

    expect(await storeOf('/')).toEqual([[], null, '1970']);
    expect((await storeOf('/?category=sea&subcategory=kayaking'))[0]).toEqual(['sunset']);
    expect((await storeOf('/experiences/1'))[0]).toEqual([]);
  });

  it('[S9] has a title, a description and one canonical address of its own', async () => {
    const experience = await textOf(ask('/experiences/1'));

    expect(experience).toContain('<title>Walk along the quay · Small &#38; Sons</title>');
    expect(experience).toContain('<meta name="description" content="As plain as can be, for those who want no more.">');
    expect(experience).toContain(`<link rel="canonical" href="${ORIGIN}/experiences/walk">`);
    expect(experience).toContain('<meta property="og:site_name" content="Small &#38; Sons">');
    expect(experience).toContain('<meta property="og:locale" content="en_US">');
    expect(await textOf(ask('/become-a-supplier'))).toContain('<title>Become a supplier · Small &#38; Sons</title>');
  });

  it.each([
    ['/', true],
    ['/?category=sea&page=1', true],
    ['/?q=kayak', false],
    ['/?dateFrom=2026-12-05', false],
    ['/?party=3', false],
  ])("[S9] may be listed by search engines unless it is one visitor's choice: %s %s", async (path, isListed) => {
    const html = await textOf(ask(path));

    expect(html.includes('<link rel="canonical"')).toBe(isListed);
    expect(html.includes(`<link rel="alternate" hreflang="x-default" href="${ORIGIN}/`)).toBe(isListed);
    expect(html.includes('<meta name="robots" content="noindex">')).toBe(!isListed);
  });

  it.each(['/', '/experiences/walk'])('[O2] has a card for social networks at %s', async (path) => {
    const html = await textOf(ask(path));

    const [, card = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    expect(CARD_PATH.test(card.replace(ORIGIN, ''))).toBe(true);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<meta property="og:type" content="website">');
  });

  it('[V16] tells search engines what guests gave where there is a review', async () => {
    const before = productIn(await textOf(ask('/experiences/walk')));
    const own = await anEngine({ stores: [handyStore] });
    const [token = ''] = await reviewTokens(own, await aSeller(own, { 1: 'owner' }), await aBuyer(own), 1);
    await writeAt(own, token, aReview({ rating: 4, text: '</script>' }));
    const after = productIn(await textOf(asker(own)('/experiences/walk')));
    await own.stop();

    expect(before).toMatchObject({ '@type': 'Product', name: 'Walk along the quay' });
    expect(before).not.toHaveProperty('aggregateRating');
    expect(after).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [{ author: { name: 'Marko M.' }, reviewRating: { ratingValue: 4 }, reviewBody: '</script>' }],
    });
  });

  it.each(['/nowhere', '/experiences/nonsense', '/experiences/secret', '/%E0%A4%A'])(
    '[S6] answers 404 with the error view at %s',
    async (path) => {
      const response = await ask(path);

      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Page not found');
    },
  );

  it.each([
    '/bookings/checkout-editor?step=0',
    '/bookings/overview',
    '/orders/editor/5e0b/booking/77',
    '/success?session_id=5e0b',
    '/reviews/5e0b',
    '/wishlist',
  ])('[S6] says at %s what is wrong where no script runs, and offers to try again', async (path) => {
    const html = await textOf(ask(path));

    expect(html).toMatch(/<noscript><p[^>]*>This page needs JavaScript/);
    expect(html).toMatch(/This page is taking long to load\.<!-- --> <a href="">Try again<\/a>/);
  });

  it('[A29] of an unknown address is the same after one that begins with two slashes', async () => {
    const fresh = asker(engine);
    const first = await Promise.all(['//x/experiences/walk', '//x/', '///'].map((path) => fresh(path)));
    const then = await fresh('/nope');

    expect((await fresh('//')).status).toBe(200);
    expect([...first, then].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await then.text()).toContain('Page not found');
  });

  it.each(['/icon.png', '/assets/gone.js', '/api/nothing'])('is none for %s', async (path) => {
    expect((await documents(engine)(new Request(ORIGIN + path))) === null).toBe(true);
  });

  it.each([
    '/bookings/checkout-editor?step=1',
    '/bookings/overview',
    '/success?session_id=1',
    '/orders/editor/1/booking/2',
  ])(
    'is the shell alone at %s, the same for everyone, and not to be found where it is of somebody',
    { tags: 'long' },
    async (path) => {
      const response = await ask(path);
      const html = await response.text();

      expect(response.status).toBe(200);
      expect(html).toContain('data-render="device"');
      expect(html.includes('<meta name="robots" content="noindex">')).toBe(!path.includes('checkout'));
      expect(html).not.toContain('session_id=1');
      expect(Object.keys(inlinedIn(html).resources)).toEqual(['/api/webstores/']);
    },
  );

  it('[L9] sends a page past the end to the first one', async () => {
    const response = await ask('/?category=land&page=7&utm=1');

    expect([response.status, response.headers.get('location')]).toEqual([302, '/?category=land']);
    const german = await ask('/?category=land&page=7&language=de');
    expect(german.headers.get('location')).toBe('/?category=land&language=de');
  });

  it('[L9, G3] counts what only another language knows before it sends a page to the first one', {
    tags: 'long',
  }, async () => {
    const walks = Array.from({ length: 13 }, (_, n) => ({ ...handyStore.experiences[0], slug: `walk-${n}` }));
    const own = await anEngine({ stores: [{ ...handyStore, experiences: walks } as StoreFile] });
    const seller = await aSeller(own, { 1: 'owner' });
    const { body } = await own.send('GET', '/api/webstores/experiences/?page_size=48');
    for (const { id } of body['results'] as { id: number }[])
      await seller.send('PATCH', `/api/experiences/${id}/`, { translations: { de: { title: 'Spaziergang' } } });
    const at = async (search: string) => (await asker(own)(`/?q=spaziergang&${search}`)).status;

    expect([await at('page=2'), await at('page=2&language=de'), await at('page=3')]).toEqual([200, 200, 302]);
    await own.stop();
  });

  it('answers 304 to who has it, and its bytes packed to who takes them so', async () => {
    const first = await ask('/');
    const again = await ask('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    const packed = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });

    expect(again.status).toBe(304);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toContain('Cookie');
    expect(packed.headers.get('content-language')).toBe('en');
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan((await first.text()).length / 3);
  });

  it('has one weak tag in all packings, and comes plain to who takes none of them', async () => {
    const as = (accepted: string) => ask('/', { headers: { 'accept-encoding': accepted } });
    const all = await Promise.all(['br', 'gzip', 'identity', 'br;q=0, gzip;q=0.0'].map(as));

    expect(all.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, null]);
    const tags = new Set(all.map(({ headers }) => headers.get('etag')));
    expect([...tags]).toEqual([expect.stringMatching(/^W\/"[\w-]+"$/)]);
  });

  it('[W1] of an installed shop says what it is called once', async () => {
    const manifest = await ask('/manifest.webmanifest');
    const again = await ask('/manifest.webmanifest', {
      headers: { 'if-none-match': manifest.headers.get('etag') ?? '' },
    });

    expect([manifest.status, manifest.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is rendered once for equal views', async () => {
    const build = sourceBuild();
    const render = vi.spyOn(build, 'render');
    const open = createDocuments(engine.context, engine.app, () => Promise.resolve(build));

    await Promise.all(['/?page=1', '/', '/?utm_source=x'].map((path) => open(new Request(ORIGIN + path))));

    expect(render).toHaveBeenCalledTimes(1);
  });

  it('escapes what sellers write for the place where it stands', async () => {
    const evil = '</script><script>alert(1)</script>"><img onerror=x>';
    const hostile = await anEngine({
      stores: [
        { ...smallStore, store: { ...smallStore.store, title: evil, banner_message: evil } } satisfies StoreFile,
      ],
    });

    const html = await textOf(asker(hostile)('/'));

    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img onerror');
    expect(inlinedIn(html).resources['/api/webstores/']?.value).toMatchObject({ title: evil });
    await hostile.stop();
  });
});

describe('its policy', () => {
  it('allows nothing inline but what we wrote, each by its hash', async () => {
    const response = await ask('/');
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-');
    for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) expect(policy).toContain(hashOf(script));
    for (const [, style = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) expect(policy).toContain(hashOf(style));
  });

  it('has the colours under pictures as rules of the sheet, each once, because an attribute would need a hash of its own', async () => {
    const html = await textOf(ask('/'));
    const rules = [...html.matchAll(/\[data-style="(\d+)"\]\{([^}]*)\}/g)];
    const places = new Set([...html.matchAll(/<picture [^>]*data-style="(\d+)"/g)].map(([, place]) => place));

    expect(html).not.toContain(' style="');
    expect(rules.map(([, place]) => Number(place))).toEqual(rules.map((_, place) => place));
    expect(new Set(rules.map(([, , text]) => text)).size).toBe(rules.length);
    const tinted = rules.filter(([, , text]) => /^background:linear-gradient\(#\w{6},#\w{6}\)$/.test(text ?? ''));
    expect(new Set(tinted.map(([, place]) => place))).toEqual(places);
  });

  it('keeps a style attribute that could end its rule, and so has the policy forbid it', () => {
    expect(withStyleSheet('<b style="color:#fff"><i style="a:b}c{d:e"><u style="color:#fff">')).toEqual({
      app: '<b data-style="0"><i style="a:b}c{d:e"><u data-style="0">',
      css: '[data-style="0"]{color:#fff}',
    });
  });

  it('[O9a] allows the host of the store’s tag manager at the store’s own host, and no tag where the desk is', async () => {
    const own = await anEngine();
    const save = (tag_manager: string | null) =>
      own.database.write(async (tx) => {
        await tx.updateTable('stores').set({ domain: 'tours.example', tag_manager }).where('id', '=', 1).execute();
        await bumpVersion(tx, [1]);
      });
    const tag = 'https://tags.example/gtm.js?id=GTM-1';
    const open = documents(own);
    const at = async (origin: string, path = '/') => {
      const response = (await open(new Request(origin + path))) as Response;
      const store = inlinedIn(await response.text()).resources['/api/webstores/']?.value;
      return { policy: response.headers.get('content-security-policy') ?? '', store };
    };
    await save(null);
    const [plain, elsewhere] = [await at(ORIGIN), await at('http://tours.example')];

    await save(tag);
    const widened = await at('http://tours.example');
    for (const origin of [
      ORIGIN,
      'http://SHOP.example.:8080',
      'http://localhost',
      'http://127.0.0.1:8080',
      'http://[::1]',
    ])
      for (const path of ['/', '/bookings/overview', '/shell']) {
        const { policy, store } = await at(origin, path);
        expect([origin, path, policy]).toEqual([origin, path, expect.not.stringContaining('https:')]);
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(store).not.toHaveProperty('tag_manager');
      }

    const sources = (policy: string, name: string) => policy.split('; ').find((it) => it.startsWith(`${name} `)) ?? '';
    expect(elsewhere.policy).toBe(plain.policy);
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(sources(widened.policy, name)).toContain("'self' https://tags.example");
    expect(widened.policy.match(/https:\/\/[^\s;]*/g)).toEqual(Array(3).fill('https://tags.example'));
    expect(widened.policy).not.toContain('trusted-types');
    expect(widened.store).toMatchObject({ tag_manager: tag });
    await save(null);
    expect((await at('http://tours.example')).policy).toBe(plain.policy);
    await own.stop();
  });
});

it('[B19] cuts the banner of home around what matters in it', async () => {
  const own = await anEngine();
  const seller = await aSeller(own, { 1: 'owner' });
  const focus = async () => {
    const html = await textOf(asker(own)('/'));
    const [, place] = /<picture [^>]*data-kind="banner".*?<img [^>]*?data-style="(\d+)".*?<\/picture>/.exec(html) ?? [];
    return html.split(`[data-style="${place}"]`)[1]?.split('}')[0];
  };

  expect(await focus()).toBeUndefined();
  const wrong = await seller.send('PATCH', '/api/stores/1/', { banner_focus: '70% 140%' });
  const { status } = await seller.send('PATCH', '/api/stores/1/', { banner_focus: '70% 40%' });

  expect([wrong.status, status]).toEqual([400, 200]);
  expect(await focus()).toBe('{object-position:70% 40%');
  await own.stop();
});

describe('cookie consent without script', () => {
  it('[N1a] stands open where no answer is, closed where one is, and nowhere on the policy', async () => {
    const opened = /<dialog open="" id="consent"/;

    expect(await textOf(ask('/'))).toMatch(opened);
    expect(await textOf(ask('/', { headers: { cookie: 'consent=essential' } }))).not.toMatch(opened);
    expect(await textOf(ask('/cookie-policy'))).not.toMatch(opened);
  });

  it('[N1] stands before the page with the line that opens it, so that the page is styled once', async () => {
    expect(await textOf(ask('/'))).toMatch(
      /<body>\s*<dialog open="" id="consent".*<\/dialog><script>[^<]*requestAnimationFrame\([^<]*\.showModal\(.*<div id="app"/s,
    );
  });

  it.each([
    ['all', '', ['preferences', 'statistics', 'marketing']],
    ['selected', '&statistics=on', ['statistics']],
    ['essential', '&statistics=on', []],
  ])('[N3, N4] sets the same cookies for %s, and leads back', async (choice, more, granted) => {
    const response = await answer(`choice=${choice}${more}&back=/?category=sea`);

    expect([response.status, response.headers.get('location')]).toEqual([303, '/?category=sea']);
    const cookies = response.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^consent=[\w.]+; Path=\/; Max-Age=604800; SameSite=Lax$/);
    const consents = cookies.filter((it) => it.startsWith('consent_') && it.includes('Max-Age=604800'));
    expect(consents.map((it) => /^consent_(\w+)=granted/.exec(it)?.[1])).toEqual(granted);
  });

  it('[N3] marks its cookies Secure over https', async () => {
    const response = await answer('choice=all', { 'x-forwarded-proto': 'https' });

    expect(response.headers.getSetCookie().every((it) => it.endsWith('; Secure'))).toBe(true);
  });

  it('[N4] forgets the answer to ask again, and leads nowhere else', async () => {
    const response = await answer('choice=ask&back=https://elsewhere.example/');

    expect(response.headers.get('location')).toBe('/');
    expect(response.headers.getSetCookie().every((it) => it.includes('Max-Age=0'))).toBe(true);
  });

  it.each([
    '//elsewhere.example/',
    '/.//elsewhere.example/',
    `${ORIGIN}//elsewhere.example/`,
    '/\\\\elsewhere.example',
    'http://[',
  ])('[A30] leads to a path of the shop only: %s', async (back) => {
    const response = await answer(`choice=ask&back=${encodeURIComponent(back)}`);

    expect(response.headers.get('location')).toBe('/');
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
  ])('[A30] is not answered for another site: %o', async (headers) => {
    await expect(answer('choice=all', headers)).rejects.toMatchObject({ status: 403 });
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: ORIGIN.replace('http:', 'https:') },
    { origin: 'null' },
  ])('[A30] is answered for the shop itself: %o', async (headers) => {
    expect((await answer('choice=all', headers)).status).toBe(303);
  });

  it('[A29] is read no further than it may be long', async () => {
    await expect(answer(`choice=all&more=${'x'.repeat(5_000)}`)).rejects.toMatchObject({ status: 413 });
  });

  function answer(body: string, headers: Record<string, string> = {}) {
    return ask('/consent', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }
});

it('[G3] says which language the title of a category is in, where it is not that of the document', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const { body } = await owner.send('GET', '/api/stores/1/');
  const categories = (body['categories'] as { slug: string }[]).map((it) =>
    it.slug === 'sea' ? { ...it, translations: { de: { title: 'Auf See' } } } : it,
  );
  await owner.send('PATCH', '/api/stores/1/', { categories });
  const languagesOf = (html: string, title: string) =>
    [...html.matchAll(/<(?:a|option)( [^>]*)>(?:<svg.*?<\/svg>)?([^<]*)</g)]
      .filter(([, , text]) => text === title)
      .map(([, attributes = '']) => / lang="(\w+)"/.exec(attributes)?.[1]);

  const german = await textOf(ask('/?language=de'));

  expect(languagesOf(german, 'Auf See')).toEqual([undefined, undefined]);
  expect(languagesOf(german, 'On land')).toEqual(['en', 'en']);
  expect(languagesOf(await textOf(ask('/')), 'On land')).toEqual([undefined, undefined]);
});

it('[S2] prints the API from the contract, every call of it', async () => {
  const { endpoints } = await import('#domain/contract/registry.ts');

  const html = await textOf(ask('/engine-api'));

  for (const { path } of endpoints) expect(html).toContain(`<code>${path}</code>`);
});

function documents({ context, app }: Engine) {
  return createDocuments(context, app, () => Promise.resolve(sourceBuild()));
}

function asker(of: Engine) {
  const open = documents(of);
  return async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await open(new Request(ORIGIN + path, init));
    if (!response) throw new Error(`no document at ${path}`);
    return response;
  };
}

async function textOf(response: Promise<Response>): Promise<string> {
  return (await response).text();
}

function productIn(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': readonly unknown[] })['@graph'][0];
}

function inlinedIn(html: string) {
  const json = /<script type="application\/json" id="inlined">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json) as {
    server_now: string;
    resources: Record<string, { value: unknown; etag?: string | null; asOf?: string }>;
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
