import { committed, coveringCombinations } from '#tests/conditions/combinations.ts';
import { playCombination } from '#tests/conditions/play.ts';
import { nameOf } from '#tests/conditions/table.ts';
import type { Part } from '../part.ts';
import { buildWithoutGuard } from '../support/changed-build.ts';

/** Combinations that CI plays. */
const DAILY = 3;
/** Milliseconds until a return visit shows words. */
const SOON = 1_000;
const FAULTS = 'faults in combinations';

export const part: Part = {
  title:
    'Does the shop or the desk say something false, lose something, or stop without a word, under any pair of conditions?',
  controls: [
    {
      name: 'the state "being asked" of the starts of a day',
      file: 'src/shop/booking/start-times.tsx',
      guard: '{offers?.length === 0 && form.date !== null ? (',
      without: '{(offers ?? []).length === 0 && form.date !== null ? (',
      misses: FAULTS,
    },
    {
      name: 'the break of words that are wider than the screen',
      file: 'src/shop/features/experience/experience-page.module.css',
      guard: 'overflow-wrap: anywhere;',
      without: '',
      misses: FAULTS,
    },
  ],
  async run(run) {
    const build = await buildWithoutGuard();
    const all = coveringCombinations(run.seed);
    const ofSize = run.size === 'small' ? committed.slice(0, DAILY) : all.slice(0, run.times(all.length));
    const combinations = build ? committed : ofSize;
    const faults: string[] = [];
    const waits: number[] = [];
    let steps = 0;
    for (const [index, combination] of combinations.entries()) {
      const began = Date.now();
      const verdict = await playCombination(combination, run.chance(1, index), build?.tree);
      faults.push(...verdict.faults.map((it) => `${nameOf(combination)}: ${it}`));
      waits.push(...verdict.waits);
      steps += verdict.steps.length;
      const seconds = Math.round((Date.now() - began) / 1_000);
      console.log(
        `  ${index + 1}/${combinations.length} ${nameOf(combination)}: ${verdict.steps.length} steps, ${seconds} s`,
      );
      for (const it of verdict.faults) console.log(`      ${it}`);
    }
    await build?.remove();
    run.never(FAULTS, faults, steps);
    const late = waits.filter((it) => it > SOON).map((it) => `${Math.round(it)} ms`);
    run.never(`return visits without words after ${SOON} ms`, late, waits.length, { isTimed: true });
  },
};
