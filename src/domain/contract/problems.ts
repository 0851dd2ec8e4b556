/** The place of a problem in the body or query of a request; empty for the whole. */
export type ProblemPath = readonly (string | number)[];

/** The reason why a value is wrong: a code that never changes its meaning, and the facts for its words (`src/words/…/problems.ts`). */
export type Reason = { [C in ProblemCode]: { readonly code: C; readonly params: ProblemParams[C] } }[ProblemCode];

/** A problem with one part of a request. */
export type Problem = Reason & { readonly path: ProblemPath };

export function reason<C extends PlainCode>(code: C): Extract<Reason, { code: C }>;
export function reason<C extends keyof OwnParams>(code: C, params: OwnParams[C]): Extract<Reason, { code: C }>;
/*#__NO_SIDE_EFFECTS__*/
export function reason(code: ProblemCode, params = {}): Reason {
  return { code, params } as Reason;
}

/** A problem in an answer. `detail` says it in English, for a program that does not know the code. */
export type ReportedProblem = Problem & { readonly detail: string };

/** The first problem of each place, by its path: `booking_participants_info.0.participants`. */
export function problemsByPath<P extends Problem>(problems: readonly P[]): Readonly<Record<string, P>> {
  const byPath: Record<string, P> = {};
  for (const it of problems) byPath[it.path.join('.')] ??= it;
  return byPath;
}

/** @param id  of an object that does not exist, or that the caller may not see */
export function unknownId(id: unknown): Reason {
  return reason('unknown_id', { id: valueText(id) });
}

export function notAChoice(value: unknown): Reason {
  return reason('not_a_choice', { value: valueText(value) });
}

/** A value of a request or a file as a text. Not `String(value)`, which runs a `toString` that the value may have, and ends in a fault. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

export type ProblemCode = PlainCode | keyof OwnParams;

export type ProblemParams = { readonly [C in PlainCode]: NoParams } & OwnParams;

type NoParams = Readonly<Record<string, never>>;

/** Codes of requests that visitors send, and whose words need no facts, by the area that first used them. */
type VisitorPlainCode =
  // Any field
  | 'required'
  | 'not_null'
  | 'not_blank'
  | 'null_character'
  | 'not_a_text'
  | 'not_an_integer'
  | 'not_a_number'
  | 'number_too_long'
  | 'not_a_boolean'
  | 'not_a_date'
  | 'not_a_time'
  | 'not_an_instant'
  | 'not_a_uuid'
  | 'not_an_id'
  | 'not_a_list'
  | 'empty_list'
  | 'not_an_object'
  | 'not_an_email'
  | 'not_a_phone'
  | 'not_a_web_address'
  | 'twice'
  // Contact, guests and answers
  | 'name_too_short'
  | 'name_too_long'
  | 'contact_email'
  | 'contact_phone'
  | 'contact_missing'
  | 'note_too_long'
  | 'guests_missing'
  | 'first_name_missing'
  | 'last_name_missing'
  | 'not_an_answer'
  | 'unanswered'
  | 'answer_not_a_number'
  | 'answer_not_a_date'
  | 'answer_not_a_choice'
  | 'answer_not_yes_or_no'
  | 'answer_too_long'
  // Party and start
  | 'no_units'
  | 'option_twice'
  | 'extra_twice'
  | 'no_group_size'
  | 'whole_alone'
  | 'adult_missing'
  | 'count_not_whole'
  | 'not_on_this_day'
  | 'not_at_this_time'
  | 'day_not_open_yet'
  // Orders and payments
  | 'required_to_pay'
  | 'amount_not_a_number'
  | 'amount_unclear'
  | 'bad_percentage'
  | 'booking_number_missing'
  | 'booking_email_missing'
  | 'order_without_email'
  | 'other_email'
  | 'too_many_addresses'
  | 'booked_like_this'
  // Departures
  | 'day_not_chosen';

/** Codes of requests that only the desk and the office send. */
type DeskPlainCode =
  // Any field
  | 'filter_not_a_number'
  | 'not_a_slug'
  | 'slug_of_digits'
  | 'not_a_language'
  | 'not_a_colour'
  | 'not_two_colours'
  | 'not_a_focus'
  | 'not_json'
  // Orders and payments
  | 'supplier_refunds_by_policy'
  | 'link_is_paid_online'
  | 'no_link_to_send'
  | 'supplier_unpaid'
  | 'not_the_next'
  // Departures
  | 'departs_already'
  | 'time_passed'
  | 'capacity_or_add'
  | 'departure_started'
  | 'departure_cancelled'
  // Files and pictures
  | 'no_file'
  | 'one_file_only'
  | 'not_a_file'
  | 'empty_file'
  | 'picture_missing'
  | 'not_a_picture'
  | 'picture_is_svg'
  | 'picture_is_heic'
  | 'picture_not_in_archive'
  | 'picture_deleted'
  | 'picture_file_too_large'
  | 'not_a_picture_file'
  | 'not_a_video'
  | 'video_not_there'
  // Accounts, teams and devices
  | 'email_taken'
  | 'wrong_password'
  | 'password_common'
  | 'password_numeric'
  | 'unknown_user'
  | 'bad_token'
  | 'token_blacklisted'
  | 'bad_invitation'
  | 'has_account'
  | 'in_team'
  | 'join_first'
  | 'bad_recaptcha'
  | 'other_company_name'
  | 'unknown_desk_code'
  | 'not_a_push_service'
  | 'not_a_push_key'
  | 'not_a_push_secret'
  // Tours
  | 'season_ends_early'
  | 'season_without_start'
  | 'day_twice'
  | 'no_such_start'
  | 'point_missing'
  | 'images_differ'
  | 'former_slug'
  | 'shown_in_store'
  | 'other_currency_of_rates'
  | 'rate_without_option'
  | 'images_failed'
  | 'images_pending'
  | 'not_in_file'
  | 'title_twice'
  | 'table_not_utf8'
  | 'coordinates_missing'
  // Rates, extras, questions, policies and codes
  | 'only_group_takes_whole'
  | 'option_takes_whole'
  | 'group_without_adult'
  | 'party_size_twice'
  | 'rate_stays'
  | 'not_an_id_or_object'
  | 'tier_order'
  | 'choices_twice'
  | 'choices_missing'
  | 'last_before_first'
  | 'code_without_value'
  | 'not_a_promo_code'
  // Stores and resale
  | 'not_a_shop_language'
  | 'fixed_by_bookings'
  | 'own_address'
  | 'not_a_host'
  | 'not_a_script_address'
  | 'unknown_place'
  | 'not_agreed'
  | 'slug_twice'
  | 'legal_text_twice'
  | 'supplier_missing'
  | 'reseller_missing'
  | 'own_tours'
  | 'not_a_public_key'
  | 'not_a_measurement_id'
  | 'not_a_dataset_id'
  | 'not_a_site_domain'
  | 'not_a_public_address'
  | 'folder_in_itself'
  | 'folder_twice';

type PlainCode = VisitorPlainCode | DeskPlainCode;

interface OwnParams extends VisitorParams, DeskParams {}

/** Amounts are decimals of their currency, days `YYYY-MM-DD`, times `hh:mm`. */
interface VisitorParams {
  readonly too_short: { readonly min: number };
  readonly too_long: { readonly max: number };
  readonly too_many_items: { readonly max: number };
  readonly too_small: { readonly min: number | string };
  readonly too_large: { readonly max: number | string };
  readonly too_many_decimals: { readonly places: number };
  readonly too_many_digits: { readonly digits: number };
  readonly too_many_whole_digits: { readonly digits: number };
  /** Half of a character, as its number in hexadecimal digits. */
  readonly lone_surrogate: { readonly character: string };
  readonly not_a_choice: { readonly value: string };
  /** `value` is null if the choices are ids. */
  readonly no_such_choice: { readonly value: string | null };
  readonly unknown_id: { readonly id: string };
  readonly too_many_guests: { readonly most: number };
  readonly too_few: { readonly least: number };
  readonly too_many: { readonly most: number };
  readonly too_few_in_all: { readonly least: number };
  readonly too_many_in_all: { readonly most: number };
  readonly not_offered: { readonly id: number };
  readonly not_a_unit: { readonly text: string };
  readonly too_many_lines: { readonly most: number };
  /** The members of `PromoRefusal`. */
  readonly promo_refused: { readonly code: string; readonly promo_code: string };
  readonly pay_at_least: Money;
  readonly pay_at_most: Money;
  readonly leaves_too_little: { readonly rest: string; readonly total: string; readonly currency: string };
  /** The next amounts that a card can pay. */
  readonly not_payable_by_card: { readonly amounts: readonly string[]; readonly currency: string };
  readonly amount_too_fine: { readonly places: number };
  /** An answer of the engine in words: only some of its refusals have codes. */
  readonly refused: { readonly detail: string };
}

interface DeskParams {
  readonly too_many_words: { readonly max: number };
  readonly text_too_intricate: { readonly characters: number; readonly marks: number; readonly word: number };
  readonly not_a_date_range: { readonly names: string };
  readonly range_too_long: { readonly days: number };
  readonly already_exists: { readonly object: string; readonly field: string };
  readonly too_few_places: TakenPlaces;
  readonly too_few_places_on: TakenPlaces & { readonly date: string; readonly time: string };
  readonly too_few_places_of: DeskParams['too_few_places_on'] & { readonly title: string };
  readonly places_missing: { readonly needed: number; readonly left: number };
  readonly too_far_ahead: { readonly until: string };
  readonly choice_time: { readonly days: number };
  readonly password_too_short: { readonly min: number };
  readonly password_similar: { readonly to: 'first name' | 'last name' | 'email address' };
  readonly key_end: { readonly days: number };
  readonly picture_too_large: { readonly width: number; readonly height: number };
  readonly picture_too_narrow: { readonly width: number; readonly height: number; readonly least: number };
  readonly picture_too_oblong: { readonly width: number; readonly height: number; readonly most: number };
  readonly file_missing: { readonly name: string; readonly folder: string };
  readonly file_name_taken: { readonly name: string };
  readonly no_drawing: { readonly name: string };
  readonly stray_quotation_mark: { readonly line: number };
  readonly cell_missing: { readonly column: CellColumn };
  readonly cell_not_understood: { readonly column: CellColumn; readonly cell: string };
  readonly needed_to_publish: { readonly part: PublishedPart };
  readonly highlight_too_short: { readonly min: number };
  readonly other_currency_of_experiences: { readonly currency: string };
  readonly other_currency_of_tour: { readonly currency: string };
  readonly other_currency_of_store: { readonly currency: string; readonly store: string };
  readonly other_currency_of_extra: { readonly currency: string; readonly experience: string };
  readonly prices_too_fine: { readonly currency: string };
  readonly field_of_other_price: { readonly kind: PriceKind };
  readonly price_twice: { readonly kind: PriceKind };
  readonly stock_taken: { readonly taken: number };
  readonly reserved_name: { readonly domain: string };
  readonly folder_too_deep: { readonly most: number };
  readonly id_taken: { readonly id: number };
  readonly id_of_other_account: { readonly id: number };
}

interface TakenPlaces {
  readonly taken: number;
  readonly capacity: number;
}

interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** The columns of an import's table whose cells have a form of their own. */
export type CellColumn =
  | 'title'
  | 'from'
  | 'to'
  | 'start_times'
  | 'capacity'
  | 'weekdays'
  | 'price'
  | 'duration'
  | 'coordinates';

/** The parts that a tour needs before it is published. */
export type PublishedPart =
  | 'description'
  | 'highlight'
  | 'duration'
  | 'policy'
  | 'rate'
  | 'start'
  | 'meeting_point'
  | 'image';

type PriceKind = 'season' | 'day' | 'departure';

/** How the words of a language write what stands in params. */
export interface Formats {
  readonly money: (amount: string, currency: string) => string;
  readonly day: (date: string) => string;
  readonly people: (count: number) => string;
}

/** The words of codes in a language: a text, or a function of the facts. A refused promo code has words of its own (C13). */
type WordsOf<Plain extends string, Own> = { readonly [C in Plain]: string } & {
  readonly [C in Exclude<keyof Own, 'promo_refused'>]: (params: Own[C], formats: Formats) => string;
};

export type VisitorProblemWords = WordsOf<VisitorPlainCode, VisitorParams>;
export type DeskProblemWords = WordsOf<DeskPlainCode, DeskParams>;
export type ProblemWords = VisitorProblemWords & DeskProblemWords;
