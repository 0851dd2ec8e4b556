import { choice, list, shape, string } from '#domain/contract/fields.ts';
import { currencies } from '#domain/contract/resource-fields.ts';

/** What an experience can be, by the words that stand for it. */
export const types = {
  tour: 'Tour',
  activity: 'Activity',
  tasting: 'Tasting',
  class: 'Class or workshop',
  transfer: 'Transfer',
  rental: 'Rental',
  ticket: 'Ticket or pass',
  event: 'Event',
} as const;

export const statuses = { draft: 'Draft', published: 'Published', archived: 'Archived' } as const;

export const difficulties = { easy: 'Easy', moderate: 'Moderate', demanding: 'Demanding', extreme: 'Extreme' } as const;

export function choiceOf<const T extends Readonly<Record<string, string>>>(words: T) {
  return choice(...(Object.keys(words) as (keyof T & string)[]));
}

const languages =
  'en hr de it fr es pt nl sv da nb fi is et lv lt pl cs sk sl sr bs mk sq bg ro hu el tr uk ru he ar fa hi bn ta ur th vi id ms zh ja ko ca eu gl ga cy mt'.split(
    ' ',
  );

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a form for an experience may offer (A8), each choice with its words in English. */
export function experienceOptions() {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const money = new Intl.DisplayNames('en', { type: 'currency' });
  return {
    types: pairs(types),
    statuses: pairs(statuses),
    difficulty: pairs(difficulties),
    languages: languages.map((value) => ({ value, label: names.of(value) ?? value })),
    currencies: [...currencies].map((value) => ({ value, label: money.of(value) ?? value })),
    time_zones: Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    pickup_selections: pairs({ unavailable: 'Not offered', optional: 'On request', required: 'For everybody' }),
    option_takes: pairs({ size: 'As many places as people', none: 'No place', all: 'The whole departure' }),
    extra_pricing: pairs({ unit: 'Per piece', person: 'Per person', booking: 'Per booking' }),
    question_scopes: pairs({ booking: 'Once per booking', traveler: 'For each traveller' }),
    question_types: pairs({ string: 'Text', number: 'Number', date: 'Date', choice: 'Choice', boolean: 'Yes or no' }),
    weekdays: weekdays.map((label, i) => ({ value: String(i + 1), label })),
  };
}

const option = shape({ value: string(), label: string() });

export const ExperienceOptions = shape(
  Object.fromEntries(Object.keys(experienceOptions()).map((name) => [name, list(option)])),
);

function pairs(words: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
