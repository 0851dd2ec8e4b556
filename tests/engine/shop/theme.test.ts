import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHELL } from '#domain/app/cache-policy.ts';
import { createApp } from '#engine/app.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { asHtml } from '#engine/mail/email-html.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { sourceBuild } from '../../support/engine/source-build.ts';

let engine: Engine;
let owner: Seller;
let documents: ReturnType<typeof createDocuments>;
beforeAll(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
  const font = '<link rel="preload" as="font" href="/face.woff2">';
  const build = {
    ...sourceBuild(),
    head: async () => ({ css: '@font-face{font-family:Fraunces}body{color:red}', links: font, body: '' }),
  };
  documents = createDocuments(engine.context, createApp(engine.context), async () => build);
});
afterAll(() => engine.stop());

const set = (values: object) => owner.send('PATCH', '/api/stores/1/', values);
const ask = async (path: string) => (await documents(new Request(ORIGIN + path))) as Response;
const rootRule = (html: string) => /:root\{([^}]*)\}<\/style>/.exec(html)?.[1];

it('[O10] says in documents what differs from the usual theme, and nothing of that', async () => {
  const usual = await (await ask('/')).text();
  const saved = await set({ accent: '#FFEE00', type_pairing: 'serif', corners: 'square', color_scheme: 'both' });
  const response = await ask('/');
  const html = await response.text();

  expect(saved.status).toBe(200);
  expect(rootRule(usual)).toBeUndefined();
  expect(usual).toContain('as="font"');
  expect(usual).toContain('@font-face');
  expect(rootRule(html)).toBe(
    "--action:light-dark(#988d00,#fe0);--on-action:#000;--action-pressed:light-dark(#aaa028,#fffeea);--sea:light-dark(#786f00,#fe0);--focus:var(--sea);--display:'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,serif;--radius-s:0px;--radius-m:0px;--radius-l:0px;--radius:0px",
  );
  expect(html).not.toMatch(/as="font"|@font-face/);
  const [, style = ''] = /<style>([^<]*:root\{--action[^<]*)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

it('[O10] shows a shop in one scheme to everybody, and in its bar and its manifest', async () => {
  await set({ accent: '#0000ff', type_pairing: 'fraunces', corners: 'round', color_scheme: 'dark' });

  for (const path of ['/', '/experiences/walk', SHELL]) {
    const html = await (await ask(path)).text();
    expect(rootRule(html)).toMatch(/^color-scheme:dark;--action:#2e69ff;--on-action:#fff;/);
    expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual(['<meta name="theme-color" content="#0a171e">']);
  }
  expect(await (await ask('/manifest.webmanifest')).json()).toMatchObject({
    theme_color: '#2e69ff',
    background_color: '#0a171e',
  });
});

it('[O10] has in the manifest the colours of the day where the device chooses', async () => {
  await set({ accent: '#ffee00', color_scheme: 'both' });
  const own = await (await ask('/manifest.webmanifest')).json();
  await set({ accent: null });
  const usual = await (await ask('/manifest.webmanifest')).json();

  expect(own).toMatchObject({ theme_color: '#988d00', background_color: '#fdfcfa' });
  expect(usual).toMatchObject({ theme_color: '#fdfcfa', background_color: '#fdfcfa' });
});

it('[O10] says at its field what is no choice', async () => {
  const { status, body } = await set({ accent: 'red', type_pairing: 'comic', corners: 'oval', color_scheme: 'night' });

  expect([status, body]).toEqual([
    400,
    {
      accent: ['Enter a colour as #rrggbb.'],
      type_pairing: ['"comic" is not a valid choice.'],
      corners: ['"oval" is not a valid choice.'],
      color_scheme: ['"night" is not a valid choice.'],
    },
  ]);
});

it('[O10] answers stores that have chosen nothing with the usual theme', async () => {
  const made = await owner.send('POST', '/api/stores/', {
    title: 'Winter',
    time_zone: 'Europe/Zagreb',
    currency: 'EUR',
  });

  expect(made.body).toMatchObject({ accent: null, type_pairing: 'fraunces', corners: 'round', color_scheme: 'both' });
});

it.each([
  ['both', 'light dark', true],
  ['dark', 'light dark', true],
  ['light', 'light', false],
] as const)(
  '[O10] paints the button of an email with the accent, in the schemes of a shop in %s',
  (color_scheme, schemes, isDark) => {
    const email = asHtml({
      to: 'ana@example.com',
      subject: 'Hello',
      heading: 'Hello',
      parts: [
        { label: 'Book', url: 'https://shop.example/' },
        { label: 'More', url: 'https://shop.example/more', isQuiet: true },
      ],
      brand: { name: 'Shop', url: null, icon: null, theme: { accent: '#ffee00', color_scheme } },
    });

    expect(email).toContain(`<meta name="color-scheme" content="${schemes}">`);
    expect(email).toContain('<td class="button" bgcolor="#988d00"');
    expect(email).toMatch(/color: #000000; font-weight: 600[^>]*>Book</);
    expect(email).toMatch(/style="color: #786f00[^>]*>More</);
    expect(email.includes('.button { background: #ffee00 !important; }')).toBe(isDark);
  },
);
