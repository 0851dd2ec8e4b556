import { expect, it } from 'vitest';
import { languageCodes } from '#domain/text/languages.ts';
import { createApp } from '#engine/app.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import budgets from './bench/budgets.json' with { type: 'json' };
import before from './bench/page/first-view.json' with { type: 'json' };
import { excesses, type Weighed, weighed } from './bench/page/weights.ts';
import { anEngine, ORIGIN } from './support/engine/engine.ts';

it.each(languageCodes)('the first view of the built page keeps to its budgets in %s', async (language) => {
  const engine = await anEngine({ stores: ['demo'] });
  const documents = createDocuments(engine.context, createApp(engine.context));

  const html = await (await documents(new Request(`${ORIGIN}/?language=${language}`)))?.text();
  await engine.stop();

  expect(excesses(budgets, weighed(html ?? '', language), before).join('\n')).toBe('');
});

it('a budget that is passed is told with what has grown', () => {
  const page: Weighed = {
    weights: {
      javascript: { 'react.js': 58_204, 'page.js': 43_000 },
      css: { styles: 5_000 },
      html: { home: 14_000 },
      font: { face: 14_824 },
    },
    modules: { 'src/app.tsx': 2_000, 'src/main.tsx': 900, 'react-aria-components': 21_604 },
  };

  const [told, ...others] = excesses(budgets, page, { 'src/app.tsx': 1_990, 'src/main.tsx': 950 });

  expect(told).toContain(`javascript: 101204 bytes of ${budgets.javascript}`);
  expect(told?.split('\n').slice(-2)).toEqual(['  +21604 react-aria-components (new)', '  +10 src/app.tsx']);
  expect(others).toEqual([]);
});
