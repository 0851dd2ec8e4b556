import 'fake-indexeddb/auto';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordConsent } from '#platform/device/consent.ts';
import { hasChosenLanguage } from '#platform/device/language-cookie.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openPage } from '#tests/support/page/open-page.tsx';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
  document.body.innerHTML = '<div id="consent"><form></form></div>';
  forget();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  forget();
  await engine.stop();
});

function forget(): void {
  delete (globalThis as { dataLayer?: unknown }).dataLayer;
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the page does
  for (const name of ['consent', 'language']) document.cookie = `${name}=; Max-Age=-1; Path=/`;
}

const answer = () =>
  act(async () => {
    document.querySelector('#consent form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  });
const offer = () => screen.queryByText('Diese Seite auf Deutsch');

it('[G10] offers the language of the browser with the answer about cookies, until the visitor stays with another', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'de-AT', 'en']);
  const { user } = await openPage(engine, '/?category=sea');
  expect(offer()).toBeNull();

  await answer();
  expect([offer()?.getAttribute('href'), offer()?.lang]).toEqual(['?category=sea&language=de', 'de']);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect([offer(), hasChosenLanguage()]).toEqual([null, true]);

  await answer();
  expect(offer()).toBeNull();
});

it('[G10] offers it where the answer came before the code', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  recordConsent([]);

  await openPage(engine, '/');

  expect(await screen.findByText('Diese Seite auf Deutsch')).toBeTruthy();
});

it.each([
  { why: 'the page is in it', languages: ['en-GB', 'de'] },
  { why: 'the shop has none of them', languages: ['fr', 'es'] },
])('[G10] offers no language where $why', async ({ languages }) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  await openPage(engine, '/');

  await answer();

  expect(screen.queryByText(/^(This page|Diese Seite|Ova stranica|Questa pagina)/)).toBeNull();
});
