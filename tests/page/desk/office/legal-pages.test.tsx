import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LegalText } from '#domain/contract/legal-text.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const shown = async (language: string): Promise<LegalText> =>
  (await engine.send('GET', `/api/webstores/legal/terms/?language=${language}`)).body;
const text = () => screen.findByLabelText<HTMLTextAreaElement>('Text in Markdown');
const preview = () => screen.findByRole('region', { name: 'How it looks' });

it('[O5a] a text is edited beside its preview, in each language, and reset', { tags: 'long' }, async () => {
  const { user } = await openDesk(engine, '/settings/legal/1?kind=terms', { role: 'manager' });
  expect((await text()).value).toContain('{legal_name}');
  expect(await within(await preview()).findByText(/Your contract is with the seller/)).toBeTruthy();

  fireEvent.change(await text(), { target: { value: 'Come **early**.' } });
  expect((await within(await preview()).findByText('early')).tagName).toBe('STRONG');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('option', { name: 'Terms (Your own text)' });
  expect((await shown('en')).nodes).toEqual([{ tag: 'p', nodes: ['Come ', { tag: 'strong', nodes: ['early'] }, '.'] }]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
  expect(await screen.findByText(/^Not translated yet/)).toBeTruthy();
  fireEvent.change(await text(), { target: { value: 'Früh kommen.' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await shown('de')).toEqual({ kind: 'terms', nodes: [{ tag: 'p', nodes: ['Früh kommen.'] }] }),
  );

  await user.click(await screen.findByRole('button', { name: 'Reset to the starting text' }));
  await user.click(screen.getByRole('button', { name: 'Delete my text' }));
  await screen.findByRole('option', { name: 'Terms (Starting text)' });
  expect((await text()).value).toContain('{legal_name}');
});

it('[O5] the settings of a shop lead to its texts', async () => {
  await openDesk(engine, '/settings/stores/1', { role: 'manager' });

  const link = await screen.findByRole('link', { name: 'Edit the texts' });
  expect(link.getAttribute('href')).toMatch(/\/settings\/legal\/1$/);
});

it('[O6] requests of partners are listed, marked as answered and deleted', async () => {
  const body = { kind: 'reseller', company: 'Hotel Mare', name: 'Iva', email: 'iva@mare.example', message: 'Hello!' };
  await engine.send('POST', '/api/webstores/partner-requests/', { body, key: crypto.randomUUID() });
  const { user } = await openDesk(engine, '/settings/partner-requests', { role: 'agent' });

  await screen.findByRole('heading', { name: 'Hotel Mare' });
  expect(screen.getByText(/^Wants to become a reseller/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'iva@mare.example' }).getAttribute('href')).toBe('mailto:iva@mare.example');
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
  await screen.findByText(/^Answered on/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete the request' }));

  expect(await screen.findByText(/^No requests yet/)).toBeTruthy();
});
