import { act, cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keepTranslatedTexts } from '#platform/page/translated-texts.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { openForm, panel } from '../../support/page/booking-panel.ts';
import { openPage } from '../../support/page/open-page.tsx';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
  keepTranslatedTexts();
});
afterEach(cleanup);
afterAll(() => engine.stop());

/** Replaces every text of the page, as the translators of Chrome and Edge do, and again whatever changes. */
function translate(): MutationObserver {
  const all = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest('font, script, style')) continue;
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
  };
  all();
  const translator = new MutationObserver(all);
  translator.observe(document.body, { childList: true, characterData: true, subtree: true });
  return translator;
}

it('[S17] a page that the browser translates shows what has changed since, and does not fail', {
  tags: 'long',
}, async () => {
  const page = await openPage(engine, '/experiences/walk');
  await openForm(page);
  await page.settle();
  const translator = translate();
  await page.settle();
  const step = async (name: string) => {
    await act(() => page.user.click(panel().getByRole('button', { name })));
    await page.settle();
  };

  await step('Add one: Adult');
  expect(panel().getByRole('grid').closest('section')?.textContent).toContain('2 × Adult');
  for (let n = 0; n < 6; n++) await step('Add one: Adult');
  expect(panel().getByText(/^At most 8/)).toBeTruthy();
  await step('Remove one: Adult');
  translator.disconnect();

  expect(screen.queryByText('An error occured!')).toBeNull();
  expect(panel().queryByText(/^At most 8/)).toBeNull();
  expect(panel().getByRole('grid').closest('section')?.textContent).toContain('7 × Adult');
});
