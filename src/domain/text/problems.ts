import { engineSays } from '#words/common.ts';
import { checkThis, notTaken } from '#words/forms.ts';

/**
 * Django REST Framework's nested messages made flat: the first message of each field by its path, `main_contact_info.email`,
 * `booking_participants_info.0.participants.1.first_name`.
 */
export function flatProblems(errors: unknown, path = ''): Record<string, string> {
  if (typeof errors === 'string') return { [path]: errors };
  if (Array.isArray(errors)) {
    const [first] = errors as unknown[];
    if (typeof first === 'string') return { [path]: first };
    return Object.assign(
      {},
      ...errors.map((item: unknown, i) => flatProblems(item, joined(path, String(i)))),
    ) as Record<string, string>;
  }
  if (typeof errors !== 'object' || errors === null) return {};
  const parts = Object.entries(errors).map(([key, inner]) => flatProblems(inner, joined(path, key)));
  return Object.assign({}, ...parts) as Record<string, string>;
}

/**
 * The same in the page's language, which the engine's messages are not in: where a page has checked all that it can, the fields that are
 * left are pointed at.
 */
export function saidProblems(errors: unknown): Record<string, string> {
  const said = Object.entries(flatProblems(errors)).map(
    ([path, message]) => [path, engineSays(message, checkThis)] as const,
  );
  return Object.fromEntries(said);
}

/** What is said of a 400 where its fields are not in sight; undefined where it says nothing. */
export function firstProblem(errors: unknown): string | undefined {
  const [message] = Object.values(flatProblems(errors));
  return message === undefined ? undefined : engineSays(message, notTaken);
}

function joined(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
