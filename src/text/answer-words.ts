import { type LineQuestion, questionKey, questionsOf } from '#domain/booking/booking-questions.ts';
import type { AnswerValue, CartLine, Traveler } from '#domain/contract/cart.ts';
import type { BookingQuestion } from '#domain/contract/catalogue.ts';
import { type Phrase, phraseOf, phrasesAround } from '#domain/text/phrases.ts';
import { no, yes } from '#words/formats.ts';
import { questionPersonOf } from '#words/forms.ts';
import { formatDate } from './format.ts';

/** Items of one owner: the booking as a whole, or one guest. */
export interface OfOne<T> {
  /** The guest, such as 'Adult 1'; null for the booking. */
  readonly who: readonly Phrase[] | null;
  readonly items: readonly T[];
}

export function questionsByWhom(line: Pick<CartLine, 'booking_info' | 'booking_questions'>): OfOne<LineQuestion>[] {
  const groups = Map.groupBy(questionsOf(line), ({ participant }) => JSON.stringify(participant));
  return [...groups.values()].map((items) => {
    const participant = items[0]?.participant ?? null;
    return { who: participant && travelerPhrases(line, participant), items };
  });
}

export function answersByWhom(line: Pick<CartLine, 'booking_info' | 'booking_questions' | 'booking_answers'>) {
  const known = new Map(
    line.booking_answers?.map((it) => [questionKey(it.question_id, it.participant), it.value] as const),
  );
  return questionsByWhom(line).flatMap(({ who, items }) => {
    const answers = items.flatMap(({ question, participant }) => {
      const value = known.get(questionKey(question.id, participant));
      return value === undefined
        ? []
        : [{ id: question.id, question: phraseOf(question), answer: answerPhrase(question, value) }];
    });
    return answers.length === 0 ? [] : [{ who, items: answers }];
  });
}

/** The answer in words: a choice in the seller's words, if there are any. */
function answerPhrase(question: BookingQuestion, value: AnswerValue): Phrase {
  const { type, choices, choice_titles, text_language } = question;
  if (typeof value === 'boolean') return { text: value ? yes : no };
  if (type === 'choice')
    return { text: choice_titles?.[choices.indexOf(String(value))] ?? String(value), language: text_language };
  return { text: type === 'date' ? formatDate(String(value)) : String(value) };
}

/** The name of a guest: 'Adult 1', or 'Boat, person 1' for a member of a group. */
export function travelerPhrases({ booking_info }: Pick<CartLine, 'booking_info'>, of: Traveler): Phrase[] {
  const unit = booking_info.pricing_units.find((it) => it.pricing_option_id === of.pricing_option_id);
  const category = unit?.pricing_option.pricing_category ?? { title: '' };
  const { is_group_pricing } = booking_info.pricing_rate;
  const label = is_group_pricing ? questionPersonOf(category.title, of.number) : `${category.title} ${of.number}`;
  return phrasesAround(label, phraseOf(category));
}
