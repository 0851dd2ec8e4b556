import { list, shape, string } from '#domain/contract/fields.ts';
import { currencies } from '#domain/contract/resource-fields.ts';
import {
  type experienceStatuses,
  type experienceTypes,
  tourLanguages,
} from '#domain/contract/resources/experiences.ts';

/** The types of experiences, with their words. */
export const types: Readonly<Record<(typeof experienceTypes)[number], string>> = {
  tour: 'Tour',
  activity: 'Activity',
  tasting: 'Tasting',
  class: 'Class or workshop',
  transfer: 'Transfer',
  rental: 'Rental',
  ticket: 'Ticket or pass',
  event: 'Event',
};

const statuses: Readonly<Record<(typeof experienceStatuses)[number], string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const difficulties = { easy: 'Easy', moderate: 'Moderate', demanding: 'Demanding', extreme: 'Extreme' } as const;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The choices in a form for an experience (A8), each with its words in English. */
export function experienceOptions() {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const money = new Intl.DisplayNames('en', { type: 'currency' });
  return {
    types: pairs(types),
    statuses: pairs(statuses),
    difficulty: pairs(difficulties),
    languages: tourLanguages.map((value) => ({ value, label: names.of(value) ?? value })),
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
