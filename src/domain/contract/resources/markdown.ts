import { coerced, type Field, jsonSchema, made, reasonsOf, text } from '../fields.ts';
import { type Reason, reason } from '../problems.ts';

/** A Markdown text of at most `max` characters that is cheap to read. */
/*#__NO_SIDE_EFFECTS__*/
export function markdown({ max, blank = false }: { max: number; blank?: boolean }): Field<string> {
  const base = text({ max, blank });
  return made<string>({
    type: 'markdown',
    schema: jsonSchema(base),
    coerce: (value) => coerced(base, value),
    check: (value) => {
      const problems = reasonsOf(base, value);
      return problems.length > 0 ? problems : (markdownProblem(value as string) ?? true);
    },
  });
}

/**
 * The reason why a text would take too long to read as Markdown; null without one. The check only counts, because the time of a Markdown parser grows
 * with the square of a paragraph's length, its marks and its levels.
 */
export function markdownProblem(source: string): Reason | null {
  if (source.length > LONGEST) return INTRICATE;
  for (const paragraph of source.split(/\n[^\S\n]*\n/))
    if (paragraph.length > LONGEST_PARAGRAPH || (paragraph.match(MARK)?.length ?? 0) > MOST_MARKS) return INTRICATE;
  for (const line of source.split('\n'))
    if (
      (LEVELS.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length > MOST_LEVELS ||
      line.split('|').length > MOST_COLUMNS
    )
      return INTRICATE;
  return /\S{301}/.test(source) ? INTRICATE : null;
}

/** Longer than the limits of the fields, because values of the seller in placeholders may have made the text longer. */
const LONGEST = 100_000;
const LONGEST_PARAGRAPH = 5_000;
/** The limit for one paragraph. */
const MOST_MARKS = 200;
const MARK = /[*_~`[<!@:|]/g;
/** Counted in characters before the first word. */
const MOST_LEVELS = 20;
const LEVELS = /^[\s>]*(?:(?:[-*+]|\d+[.)])[\s>]+)*/;
const MOST_COLUMNS = 20;

const INTRICATE = reason('text_too_intricate', { characters: LONGEST_PARAGRAPH, marks: MOST_MARKS, word: 300 });
