import * as words from '#words/office/forms.ts';

/** What a form says of its fields. A field in a group has the path `address.road`, one of a row `tiers.minutes_before_start`. */
export interface FormWords {
  readonly labels: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  /** By the path of the field and the value: `kind.percent`; `meeting_point.` is for no value. */
  readonly choices: Readonly<Record<string, string>>;
  /** How many characters a text needs at least, by the path of the field: below the text stands how many it has. */
  readonly leastLengths?: Readonly<Record<string, number>>;
}

/** What a select offers for a field that names another object, by the path of the field. */
export type FormReferences = Readonly<Record<string, readonly { readonly id: number; readonly title: string }[]>>;

/** The hint of a text that needs a number of characters: how many it has, until it has enough. @param least  of characters */
export function lengthHint(hint: string | undefined, text: string, least: number | undefined): string | undefined {
  const length = Array.from(text.trim()).length;
  if (least === undefined || length >= least) return hint;
  return [hint, words.characters(length, least)].filter(Boolean).join(' ');
}
