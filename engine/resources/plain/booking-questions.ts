import { reason } from '#domain/contract/problems.ts';
import { bookingQuestionFields as fields } from '#domain/contract/resources/booking-questions.ts';
import { flag, jsonColumn, plain, reference, translationsColumn } from '../model/columns.ts';
import { rowsOf, sellerResource } from '../model/resource.ts';

/** A seller's questions before a booking is paid: about the whole booking, or about each traveller. */
export const bookingQuestions = sellerResource({
  name: 'booking-questions',
  one: 'booking question',
  fields: {
    /** null: it is asked for every experience of the account. */
    experience: reference('experience_id', 'experiences', { isOptional: true }),
    title: plain('title', fields.title),
    help_text: plain('help_text', fields.help_text, { absent: '' }),
    scope: plain('scope', fields.scope, { absent: 'booking' }),
    type: plain('type', fields.type, { absent: 'string' }),
    choices: jsonColumn('choices_json', fields.choices, { absent: [] }),
    mandatory: flag('mandatory', { absent: false }),
    position: plain('position', fields.position, { absent: 0 }),
    translations: translationsColumn(fields.translations),
  },
  search: ['title', 'help_text'],
  ordering: ['position', 'title'],
  order: 'position',
  filters: ['experience', 'scope', 'type', 'mandatory'],
  check: (_, { type, choices_json }) => {
    const choices = JSON.parse(String(choices_json)) as string[];
    if (type === 'choice' && new Set(choices).size < choices.length)
      return [{ path: ['choices'], ...reason('choices_twice') }];
    if (type === 'choice' && choices.length === 0) return [{ path: ['choices'], ...reason('choices_missing') }];
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
