import { cleanup, screen, waitFor } from '@testing-library/react';
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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await engine.stop();
});

/** A screen whose list of days ends at this position, in pixels. @returns the days that the page scrolled to */
function aScreen(bottom: number): string[] {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    shown.push(this.dataset['date'] ?? '');
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 56, 50, 56));
  return shown;
}

it('[B1] opens with today on the screen of a phone, where it is below its lower edge', { tags: 'long' }, async () => {
  const shown = aScreen(innerHeight + 100);
  await openDesk(engine, '/calendar', { role: 'owner' });
  await screen.findByRole('button', { name: /^Tuesday, 1 December 2026/ });

  await waitFor(() => expect(shown).toEqual(['2026-12-01']));
});

it('[B1] stays at its head where today is on the screen', async () => {
  const shown = aScreen(400);
  await openDesk(engine, '/calendar', { role: 'owner' });
  await screen.findByRole('button', { name: /^Tuesday, 1 December 2026/ });

  expect(shown).toEqual([]);
});
