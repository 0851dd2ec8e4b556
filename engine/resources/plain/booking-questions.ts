import { choice, list, text } from '#domain/contract/fields.ts';
import { position } from '#domain/contract/resource-fields.ts';
import { flag, jsonColumn, plain, reference } from '../model/columns.ts';
import { rowsOf, sellerResource } from '../model/resource.ts';

/** What a seller wants to know before a booking is paid: of the whole booking, or of each traveller. */
export const bookingQuestions = sellerResource({
  name: 'booking-questions',
  one: 'booking question',
  fields: {
    /** None: it is asked for every experience of the account. */
    experience: reference('experience_id', 'experiences', { isOptional: true }),
    title: plain('title', text({ max: 200 })),
    help_text: plain('help_text', text({ max: 1000, blank: true }), { absent: '' }),
    scope: plain('scope', choice('booking', 'traveler'), { absent: 'booking' }),
    type: plain('type', choice('string', 'number', 'date', 'choice', 'boolean'), { absent: 'string' }),
    choices: jsonColumn('choices_json', list(text({ max: 200 }), { max: 100 }), { absent: [] }),
    mandatory: flag('mandatory', { absent: false }),
    position: plain('position', position(), { absent: 0 }),
  },
  search: ['title', 'help_text'],
  ordering: ['position', 'title'],
  order: 'position',
  filters: ['experience', 'scope', 'type', 'mandatory'],
  check: (_, { type, choices_json }) => {
    const choices = JSON.parse(String(choices_json)) as string[];
    if (type === 'choice' && new Set(choices).size < choices.length)
      return [{ path: ['choices'], message: 'Ensure that no two choices are the same.' }];
    if (type === 'choice' && choices.length === 0)
      return [{ path: ['choices'], message: 'A question of this type needs its choices.' }];
    return [];
  },
  invalidates: async (tx, rows) => {
    const everywhere = rows.filter((row) => row['experience_id'] === null).map((row) => row['account_id'] ?? 0);
    const found = await rowsOf(tx)
      .selectFrom('experiences')
      .select('id')
      .where('account_id', 'in', [0, ...everywhere])
      .execute();
    return {
      experiences: [
        ...found.map((row) => Number(row['id'])),
        ...rows.flatMap((row) => row['experience_id'] ?? []).map(Number),
      ],
    };
  },
});
