import type { SelectedUnit } from '#domain/booking/party.ts';
import type { checkAvailability } from '#domain/contract/bookings.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { integer, list, nullable, optional, reasonOf, shape } from '#domain/contract/fields.ts';
import { reason, unknownId } from '#domain/contract/problems.ts';
import { Invalid, invalidError } from '../base/errors.ts';

/** A party whose availability is asked for. Without units the question is for the day's starts only. */
export interface AvailabilityQuestion {
  date: string;
  pricing_rate_id: number;
  pricing_units: SelectedUnit[];
}

type Question = Omit<NonNullable<(typeof checkAvailability)['query']>['TYPE'], 'experience_id'>;

const UNIT = /^(\d{1,15}):(\d{1,4})$/;

const Units = list(
  shape({
    id: integer(),
    quantity: integer({ min: 0, max: 1000 }),
    group_size: optional(nullable(integer({ min: 1, max: 1000 }))),
  }),
  { max: 50 },
);

/**
 * Parses the party of a question. `pricing_options` is repeated `id:quantity`, with one `group_size` if the rate is for groups, or JSON whose
 * units have their own. A quantity of 0 is the same as leaving the option out.
 *
 * @throws Invalid, also for an id that the experience does not have
 */
export function availabilityQuestion(
  experience: Experience,
  { date_from, rate_id, pricing_options = [], group_size }: Question,
): AvailabilityQuestion {
  const rate = experience.rates.find(({ id }) => id === (rate_id ?? experience.default_rate_id));
  if (!rate) throw invalidError(['rate_id'], unknownId(rate_id));

  const size = rate.is_group_pricing ? group_size : undefined;
  const [first = ''] = pricing_options;
  const units = first.trimStart().startsWith('[')
    ? unitsFromJson(first)
    : pricing_options.map((it) => unitFrom(it, size));
  const pricing_units = units.filter(({ quantity }) => quantity > 0);
  for (const { pricing_option_id } of pricing_units) {
    if (rate.pricing_options.some(({ id }) => id === pricing_option_id)) continue;
    throw invalidError(['pricing_options'], unknownId(pricing_option_id));
  }
  return { date: date_from, pricing_rate_id: rate.id, pricing_units };
}

function unitFrom(text: string, group_size: number | undefined): SelectedUnit {
  const [, id, quantity] = UNIT.exec(text) ?? [];
  if (id === undefined) throw invalidError(['pricing_options'], reason('not_a_unit', { text }));
  return { pricing_option_id: Number(id), quantity: Number(quantity), group_size };
}

function unitsFromJson(text: string): SelectedUnit[] {
  const [error, units] = Units.validate(parsed(text), { coerce: true });
  if (!error) return units.map(({ id, ...unit }) => ({ pricing_option_id: id, ...unit }));
  throw new Invalid(
    error.failures().map((it) => ({ path: ['pricing_options', ...(it.path as number[])], ...reasonOf(it) })),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidError(['pricing_options'], reason('not_json'));
  }
}
