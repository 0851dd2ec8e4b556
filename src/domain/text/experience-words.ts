import * as words from '#words/experience.ts';
import { known, language as own } from '#words/formats.ts';
import type { Experience, ExperienceRow } from '../contract/catalogue.ts';

/** What is due when, in words, for an experience's deposit in percent (F6). */
export function depositWords(percent: number | null): string {
  if (percent === null || percent >= 100) return words.inFull;
  return percent === 0 ? words.depositNothingNow : words.depositPartNow(percent);
}

/** How a language is called in that of the page (E2): by its code, or as it is written. `Intl` knows more of them, and takes milliseconds. */
export function languageName(language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) return language;
  return known(language) ?? new Intl.DisplayNames(own, { type: 'language' }).of(language) ?? language;
}

/**
 * The language of what the page of a tour tells, where not all of it is translated (G3): of the tour's own texts, its stops, its guides and its
 * meeting point. Null where all is in the page's.
 */
export function storyLanguage(tour: ExperienceRow | Experience): string | null {
  const parts = 'agenda_items' in tour ? [...tour.agenda_items, ...(tour.guides ?? []), tour.meeting_point] : [];
  return [tour, ...parts].find((it) => it?.text_language)?.text_language ?? null;
}

/** Whether it is for oneself (V10): from which age on, and among how many. */
export function whoForText({
  rates,
  default_rate_id,
  schedule,
}: Pick<Experience, 'rates' | 'default_rate_id' | 'schedule'>): string {
  const rate = rates.find(({ id }) => id === default_rate_id) ?? rates[0];
  if (!rate) return '';
  const ages = rate.pricing_options.map(({ pricing_category }) => pricing_category.min_age ?? 0);
  const youngest = Math.min(...ages);
  const largest = Math.max(0, ...schedule.seasons.map(({ capacity }) => capacity));
  return [
    // A rate for a group says nothing of ages.
    rate.is_group_pricing ? '' : youngest > 0 ? words.fromAge(youngest) : words.allAges,
    largest > 0 && !rate.is_group_pricing ? words.groupUpTo(largest) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
