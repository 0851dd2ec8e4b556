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
