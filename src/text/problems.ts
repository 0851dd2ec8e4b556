import { engineSays } from '#words/common.ts';
import { checkThis, notTaken, notThereAnyMore } from '#words/forms.ts';

/** Flattens the nested messages of Django REST Framework: the first message of each field by its path, `booking_participants_info.0.participants`. */
export function flatProblems(errors: unknown, path = ''): Record<string, string> {
  if (typeof errors === 'string') return { [path]: inWords(errors) };
  if (Array.isArray(errors) && typeof errors[0] === 'string') return { [path]: inWords(errors[0]) };
  if (typeof errors !== 'object' || errors === null) return {};
  const parts = Object.entries(errors).map(([key, inner]) => flatProblems(inner, path ? `${path}.${key}` : key));
  return Object.assign({}, ...parts) as Record<string, string>;
}

/** For programs, the message names the unknown id. For a visitor, whose choice existed a while ago, it says what to do (C18). */
function inWords(message: string): string {
  return message.startsWith('Invalid pk ') ? notThereAnyMore : message;
}

/** The problems by path, in the page's language. The engine's messages are in English, so other languages get a general message at each field. */
export function saidProblems(errors: unknown): Record<string, string> {
  const said = Object.entries(flatProblems(errors)).map(([path, message]) => [path, engineSays(message, checkThis)]);
  return Object.fromEntries(said) as Record<string, string>;
}

/** The message for a 400 whose fields are not visible; undefined without a message. */
export function firstProblem(errors: unknown): string | undefined {
  const [message] = Object.values(flatProblems(errors));
  return message === undefined ? undefined : engineSays(message, notTaken);
}
