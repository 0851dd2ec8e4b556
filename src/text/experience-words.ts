import type { Experience, ExperienceRow } from '#domain/contract/catalogue.ts';
import * as words from '#words/experience.ts';
import { known, language as own } from '#words/formats.ts';

/** The parts of a price that are due now and later, in words, for an experience's deposit in percent (F6). */
export function depositWords(percent: number | null): string {
  if (percent === null || percent >= 100) return words.inFull;
  return percent === 0 ? words.depositNothingNow : words.depositPartNow(percent);
}

/** The name of a language in the page's language (E2). `Intl` knows more languages than the table, but takes milliseconds. */
export function languageName(language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) return language;
  return known(language) ?? new Intl.DisplayNames(own, { type: 'language' }).of(language) ?? language;
}

/** A pick-up point's name, with the parts of its address that the name does not say. */
export function pointText({ name, address }: { readonly name: string; readonly address: string }): string {
  const parts = name.split(', ');
  return [...parts, ...address.split(', ').filter((it) => it && !parts.includes(it))].join(', ');
}

/**
 * The language of the first text on a tour's page that is not in the page's language (G3): of the tour's own texts, its stops, its guides or its
 * meeting point. Null if all texts are in the page's language.
 */
export function storyLanguage(tour: ExperienceRow | Experience): string | null {
  const parts = 'agenda_items' in tour ? [...tour.agenda_items, ...tour.guides, tour.meeting_point] : [];
  return [tour, ...parts].find((it) => it?.text_language)?.text_language ?? null;
}

/** The guests that a tour is for (V10): the least age, and the size of a group. */
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
    // A group rate has no ages.
    rate.is_group_pricing ? '' : youngest > 0 ? words.fromAge(youngest) : words.allAges,
    largest > 0 && !rate.is_group_pricing ? words.groupUpTo(largest) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
