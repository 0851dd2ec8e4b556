import type { BookingQuestion } from '#domain/contract/catalogue.ts';
import type { QuestionFile, StoreFile } from '#tests/support/stores/store-file.ts';

/** An optional question about the booking, answered in words; pass what the test is about. */
export function aQuestion(changes: Partial<BookingQuestion> = {}): BookingQuestion {
  return {
    id: 71,
    title: 'Hotel',
    help_text: '',
    scope: 'booking',
    type: 'string',
    choices: [],
    mandatory: false,
    ...changes,
  };
}

/** One question of each type: hotel, shoe size of each guest (required), birthday of each guest, a menu, and whether all can swim. */
export const questions: readonly QuestionFile[] = [
  aQuestion({ help_text: 'Where we fetch you.' }),
  aQuestion({ title: 'Shoe size', help_text: 'European size.', scope: 'traveler', type: 'number', mandatory: true }),
  aQuestion({ title: 'Birthday', scope: 'traveler', type: 'date' }),
  aQuestion({ title: 'Menu', type: 'choice', choices: ['Fish', 'Meat'] }),
  aQuestion({ title: 'Can all of you swim?', type: 'boolean' }),
].map(asInFile);

function asInFile(question: BookingQuestion): QuestionFile {
  const { id: _, ...rest } = question;
  return rest;
}

/** The store with questions added to one experience. */
export function asking(store: StoreFile, slug: string, files: readonly QuestionFile[] = questions): StoreFile {
  return {
    ...store,
    experiences: store.experiences.map((it) => (it.slug === slug ? { ...it, questions: [...files] } : it)),
  };
}
