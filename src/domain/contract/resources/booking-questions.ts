import { boolean, choice, list, nullable, text } from '../fields.ts';
import { pk, position } from '../resource-fields.ts';
import { withTranslations } from './translations.ts';

/** The fields that sellers enter for a question to guests. */
export const bookingQuestionFields = withTranslations('booking_questions', {
  /** Null: the question belongs to every experience of the account. */
  experience: nullable(pk('experiences')),
  title: text({ max: 200 }),
  help_text: text({ max: 1000, blank: true }),
  scope: choice('booking', 'traveler'),
  type: choice('string', 'number', 'date', 'choice', 'boolean'),
  choices: list(text({ max: 200 }), { max: 100 }),
  mandatory: boolean(),
  position: position(),
});
