import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const imagesOf = () =>
  engine.database.read((tx) =>
    tx
      .selectFrom('experience_pictures')
      .select('picture_id')
      .where('experience_id', '=', 1)
      .orderBy('position')
      .execute(),
  );

it('[B10b] describes a picture, makes it the main one, and takes another one out', { tags: 'long' }, async () => {
  await engine.database.write((tx) =>
    tx.insertInto('experience_pictures').values({ experience_id: 1, picture_id: 2, position: 1 }).execute(),
  );
  const { user } = await openDesk(engine, '/tours/1', { role: 'manager' });
  const pictures = within(await screen.findByRole('region', { name: 'Pictures' }));
  const second = await pictures.findByRole('row', { name: 'Picture 2: Small & Sons' });
  expect(pictures.getByRole('row', { name: 'Picture 1: A harbour' })).toBeDefined();

  await user.click(second);
  const text = await pictures.findByLabelText('Description for those who cannot see it');
  await user.clear(text);
  await user.type(text, 'The house of the company');
  await user.click(pictures.getByRole('button', { name: 'Make it the main picture' }));
  await vi.waitFor(async () => expect(await imagesOf()).toEqual([{ picture_id: 2 }, { picture_id: 1 }]), 5_000);
  expect(await pictures.findByRole('row', { name: 'Picture 1: The house of the company' })).toBeDefined();

  await user.click(pictures.getByRole('row', { name: 'Picture 2: A harbour' }));
  await user.click(pictures.getByRole('button', { name: 'Take it out' }));
  await vi.waitFor(async () => expect(await imagesOf()).toEqual([{ picture_id: 2 }]), 5_000);
});
