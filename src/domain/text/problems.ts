import { engineSays } from '#words/common.ts';
import { checkThis, notTaken, notThereAnyMore } from '#words/forms.ts';

/** Django REST Framework's nested messages made flat: the first of each field by its path, `booking_participants_info.0.participants`. */
export function flatProblems(errors: unknown, path = ''): Record<string, string> {
  if (typeof errors === 'string') return { [path]: inWords(errors) };
  if (Array.isArray(errors) && typeof errors[0] === 'string') return { [path]: inWords(errors[0]) };
  if (typeof errors !== 'object' || errors === null) return {};
  const parts = Object.entries(errors).map(([key, inner]) => flatProblems(inner, path ? `${path}.${key}` : key));
  return Object.assign({}, ...parts) as Record<string, string>;
}

/** Programs are told which id is unknown; a visitor, whose choice was there a while ago, is told what to do (C18). */
function inWords(message: string): string {
  return message.startsWith('Invalid pk ') ? notThereAnyMore : message;
}

/** The same in the page's language, which the engine's messages are not in: the fields are pointed at. */
export function saidProblems(errors: unknown): Record<string, string> {
  const said = Object.entries(flatProblems(errors)).map(([path, message]) => [path, engineSays(message, checkThis)]);
  return Object.fromEntries(said) as Record<string, string>;
}

/** What is said of a 400 where its fields are not in sight; undefined where it says nothing. */
export function firstProblem(errors: unknown): string | undefined {
  const [message] = Object.values(flatProblems(errors));
  return message === undefined ? undefined : engineSays(message, notTaken);
}
