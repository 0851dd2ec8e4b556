import { afterEach, describe, expect, it } from 'vitest';
import { inEnglish, inLanguage } from '#tests/support/code/words.ts';
import { firstProblem, flatProblems, saidProblems } from '#text/problems.ts';

afterEach(inEnglish);

const errors = { main_contact_info: { email: ['Too odd.'] }, lines: [{}, { note: ['Too long.', 'Too odd.'] }] };

describe('the messages of a 400', () => {
  it('[C9] are the first of each field by its path', () => {
    expect(flatProblems(errors)).toEqual({ 'main_contact_info.email': 'Too odd.', 'lines.1.note': 'Too long.' });
    expect(saidProblems(errors)).toEqual(flatProblems(errors));
    expect(firstProblem(errors)).toBe('Too odd.');
    expect(firstProblem({})).toBeUndefined();
  });

  it('[C18] say of a start or an extra that is gone what to do, not its number', () => {
    const errors = { booking_info: { start_time_id: ['Invalid pk "31" - object does not exist.'] } };

    expect(firstProblem(errors)).toBe('The shop has changed this since. Please choose again.');
  });

  it.each([
    ['hr', 'Provjerite ovaj unos.', /^Nešto nije prihvaćeno\./],
    ['de', 'Bitte prüfen Sie diese Angabe.', /^Etwas wurde nicht angenommen\./],
  ])('[C9] are said in %s, at the same fields', async (language, words, first) => {
    const loaded = await inLanguage(language, () => import('#text/problems.ts'));

    expect(loaded.saidProblems(errors)).toEqual({ 'main_contact_info.email': words, 'lines.1.note': words });
    expect(loaded.firstProblem(errors)).toMatch(first);
    expect(loaded.firstProblem({})).toBeUndefined();
  });
});
