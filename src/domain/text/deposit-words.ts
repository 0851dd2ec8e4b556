import * as words from '#words/experience.ts';

/** What is due when, in words, for an experience's deposit in percent (F6). */
export function depositWords(percent: number | null): string {
  if (percent === null || percent >= 100) return words.inFull;
  return percent === 0 ? words.depositNothingNow : words.depositPartNow(percent);
}
