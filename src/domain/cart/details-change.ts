import { answerName, fieldOfKey, sentAnswers } from '../booking/answers-form.ts';
import { questionKey, questionsOf } from '../booking/booking-questions.ts';
import type { CartChange } from '../contract/cart.ts';
import { type Problem, problemsByPath, type Reason, reason } from '../contract/problems.ts';
import { type DetailsForm, type DetailsProblems, fieldName, listOf } from './details-form.ts';
import { areParticipantsComplete, contactProblems, noteProblem } from './people.ts';
import type { ShownCart } from './shown-cart.ts';

type Lines = Pick<ShownCart, 'lines'>;

/** The engine's problems with a change (400), by the names of the form's own fields; '' for problems of no field. */
export function detailsErrors(problems: readonly Problem[], change: CartChange): DetailsProblems {
  const byPath = Object.entries(problemsByPath(problems));
  return Object.fromEntries(byPath.map(([path, it]) => [formName(path, change), it]));
}

function formName(path: string, { booking_participants_info = [], booking_answers = [] }: CartChange): string {
  const [area = '', first = '', , index = '', field = ''] = path.split('.');
  if (area === 'main_contact_info') return first;
  if (area === 'note') return 'note';
  if (area === 'booking_answers') {
    const line = booking_answers[Number(first)];
    const answer = line?.answers[Number(index)];
    return line && answer ? fieldOfKey(line.line_id, questionKey(answer.question_id, answer.participant)) : '';
  }
  const list = area === 'booking_participants_info' ? booking_participants_info[Number(first)] : undefined;
  if (!list) return '';
  if (index === '') return fieldName.list(list.line_id);
  return fieldName.participant(list.line_id, Number(index), field === 'last_name' ? 'last_name' : 'first_name');
}

/** The problems in an order's refusal (400) that this step can fix, by the names of its fields; '' for problems of none of them. */
export function orderErrors(problems: readonly Problem[], { lines }: Lines): DetailsProblems {
  const named = Object.entries(problemsByPath(problems)).flatMap(([path, it]): [string, Reason][] => {
    const [area = '', first = '', kind = '', ...key] = path.split('.');
    const line = area === 'lines' && kind === 'booking_answers' ? lines[Number(first)] : undefined;
    const item =
      line &&
      questionsOf(line).find(({ question, participant }) => questionKey(question.id, participant) === key.join('.'));
    if (item) return [[answerName(line.id, item), reason('unanswered')]];
    if (area === 'lines') return [['', it]];
    return area === 'main_contact_info' ? [[first, it]] : [];
  });
  return Object.fromEntries(named);
}

/** The body that saves the whole step (K10). Only for a form without problems. */
export function detailsChange(form: DetailsForm, { lines }: Lines): CartChange {
  return {
    main_contact_info: form.contact,
    booking_participants_info: lines.map(({ id }) => {
      const { shown, has_main_contact, participants } = listOf(form, id);
      return { line_id: id, has_main_contact: shown && has_main_contact, participants: shown ? participants : [] };
    }),
    ...answersChange(form, lines),
    note: form.note,
    has_participants_info: lines.some(({ id }) => listOf(form, id).shown),
  };
}

/** The answers of lines that have questions. For a cart without questions, nothing is sent. */
function answersChange({ answers }: DetailsForm, lines: Lines['lines']): Pick<CartChange, 'booking_answers'> {
  const linesWithQuestions = lines.filter(({ booking_questions }) => booking_questions.length > 0);
  if (linesWithQuestions.length === 0) return {};
  return {
    booking_answers: linesWithQuestions.map((line) => ({ line_id: line.id, answers: sentAnswers(answers, line) })),
  };
}

/** The part of an unfinished form that can be saved (K3); null if nothing can. */
export function validPart(form: DetailsForm, cart: Lines): CartChange | null {
  const { main_contact_info, note, booking_participants_info, has_participants_info, ...answers } = detailsChange(
    form,
    cart,
  );
  const isContactValid = Object.keys(contactProblems(form.contact)).length === 0;
  const areListsValid = cart.lines.every(
    ({ id }) => !listOf(form, id).shown || areParticipantsComplete(listOf(form, id)),
  );
  const valid: CartChange = {
    ...(isContactValid && { main_contact_info }),
    ...(noteProblem(form.note) === null && { note }),
    ...answers,
    ...(areListsValid && { booking_participants_info, has_participants_info }),
  };
  return Object.keys(valid).length > 0 ? valid : null;
}

/** Whether a cart already has all values of a change. */
export function isKnownTo(cart: ShownCart, change: CartChange): boolean {
  const { main_contact_info, note, has_participants_info, booking_participants_info, booking_answers } = change;
  return (
    (main_contact_info === undefined || isSame(trimmed(main_contact_info), cart.main_contact_info)) &&
    (note === undefined || (note ?? '').trim() === cart.note) &&
    (has_participants_info === undefined || has_participants_info === cart.has_participants_info) &&
    (booking_participants_info ?? []).every(({ line_id, ...info }) => {
      const known = cart.lines.find(({ id }) => id === line_id)?.booking_participants_info;
      const participants = info.participants.map(trimmed);
      return known !== undefined && isSame({ ...info, participants }, known);
    }) &&
    (booking_answers ?? []).every(({ line_id, answers }) => {
      const line = cart.lines.find(({ id }) => id === line_id);
      return line !== undefined && isSame(answers, line.booking_answers ?? []);
    })
  );
}

/** Leading and trailing spaces do not count (K5). */
function trimmed<T extends Record<string, string>>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) as T;
}

/** Compares JSON values, whatever the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
