import type { Formats, ProblemWords, PublishedPart, Reason } from '#domain/contract/problems.ts';
import { codeText, formats as ownFormats } from '#text/problem-text.ts';
import { deskProblemWords } from '#words/desk/problems.ts';
import { problemWords } from '#words/problems.ts';

/**
 * The sentence of a problem in the API's `{field: [message]}`. It is English in every language, and in the words of Django REST Framework where that has
 * some: clients may compare it.
 */
export function sentenceOf(reason: Reason): string {
  return codeText(reason, sentences, formats);
}

/** Days stay as programs write them. */
const formats: Formats = { ...ownFormats, day: (date) => date };

const sentences: ProblemWords = {
  ...problemWords,
  ...deskProblemWords,
  required: 'This field is required.',
  not_null: 'This field may not be null.',
  not_blank: 'This field may not be blank.',
  null_character: 'Null characters are not allowed.',
  lone_surrogate: ({ character }) => `Surrogate characters are not allowed: U+${character}.`,
  too_short: ({ min }) => `Ensure this field has at least ${min} characters.`,
  too_long: ({ max }) => `Ensure this field has no more than ${max} characters.`,
  too_many_words: ({ max }) => `Ensure this field has no more than ${max} words.`,
  too_many_items: ({ max }) => `Ensure this field has no more than ${max} elements.`,
  not_an_integer: 'A valid integer is required.',
  not_a_number: 'A valid number is required.',
  number_too_long: 'String value too large.',
  too_small: ({ min }) => `Ensure this value is greater than or equal to ${min}.`,
  too_large: ({ max }) => `Ensure this value is less than or equal to ${max}.`,
  too_many_decimals: ({ places }) => `Ensure that there are no more than ${places} decimal places.`,
  too_many_digits: ({ digits }) => `Ensure that there are no more than ${digits} digits in total.`,
  too_many_whole_digits: ({ digits }) =>
    `Ensure that there are no more than ${digits} digits before the decimal point.`,
  not_a_date: 'Expected a date: YYYY-MM-DD.',
  not_a_time: 'Expected a time: hh:mm or hh:mm:ss.',
  not_an_id: 'A valid id is required.',
  unknown_id: ({ id }) => `Invalid pk "${id}" - object does not exist.`,
  already_exists: ({ object, field }) => `${object} with this ${field} already exists.`,
  not_a_choice: ({ value }) => `"${value}" is not a valid choice.`,
  no_such_choice: ({ value }) =>
    `Select a valid choice. ${value ?? 'That choice'} is not one of the available choices.`,
  empty_list: 'This list may not be empty.',
  twice: 'Ensure that each is there once.',
  not_an_email: 'Enter a valid email address.',
  not_a_phone: 'Enter a valid phone number.',
  not_a_web_address: 'Enter an address such as https://kayaks.example/.',
  not_a_slug: 'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.',
  slug_of_digits: 'A slug may not consist of digits only.',
  not_a_colour: 'Enter a colour as #rrggbb.',
  departs_already: 'The tour departs at this time already.',
  empty_file: 'The submitted file is empty.',
  not_a_picture: 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
  picture_is_svg: 'SVG is not taken, for it can hold scripts: save it as PNG.',
  picture_is_heic: 'HEIC cannot be read here: save the picture as JPEG.',
  video_not_there: 'There is no such video, or it may not be shown elsewhere.',
  email_taken: 'user with this email address already exists.',
  wrong_password: 'Invalid password.',
  password_too_short: ({ min }) => `This password is too short. It must contain at least ${min} characters.`,
  password_common: 'This password is too common.',
  password_numeric: 'This password is entirely numeric.',
  password_similar: ({ to }) => `The password is too similar to the ${to}.`,
  season_ends_early: 'Ensure that a season does not end before it begins.',
  day_twice: 'Ensure that each day is there once.',
  no_such_start: 'The schedule has no such start.',
  point_missing: 'At least one point is needed where it is offered.',
  shown_in_store: 'A store shows it, which has one currency.',
  other_currency_of_rates: 'Its rates are priced in another currency.',
  rate_without_option: 'Each rate needs at least one pricing option.',
  highlight_too_short: ({ min }) => `Ensure that each highlight has at least ${min} characters.`,
  images_pending: 'Its images are still being made: publish it when one of them is ready.',
  only_group_takes_whole: 'Only a group can take a whole departure: the rate has no group pricing.',
  option_takes_whole: 'An option of this rate takes a whole departure.',
  group_without_adult: 'A group comes by itself: only a rate without group pricing asks for an adult.',
  party_size_twice: 'Ensure that each size of a party is there once.',
  price_twice: ({ kind }) => `Ensure that each ${kind} is there once.`,
  stock_taken: ({ taken }) => `Ensure this value is greater than or equal to ${taken}: so many are taken at one start.`,
  other_currency_of_extra: ({ currency, experience }) =>
    `It is priced in ${currency}, the experience in ${experience}.`,
  tier_order: 'Ensure that each tier ends closer to the start than the one before it.',
  choices_twice: 'Ensure that no two choices are the same.',
  choices_missing: 'A question of this type needs its choices.',
  last_before_first: 'Ensure that its last day is not before its first.',
  code_without_value: 'A code that leaves the price as it is has no value.',
  not_a_promo_code: 'Enter a code of letters and digits, with hyphens, dots or underscores between them.',
  own_address: 'This is the own address of the installation, where STORE says which store answers.',
  reserved_name: ({ domain }) =>
    `This name is reserved for the installation. Enter another one without dots before .${domain}.`,
  not_a_host: 'Enter a host name such as tours.example.',
  other_currency_of_experiences: ({ currency }) => `Its experiences are priced in ${currency}.`,
  other_currency_of_store: ({ currency, store }) => `It is priced in ${currency}, the store sells in ${store}.`,
  not_agreed: 'Its supplier has not agreed to this. Ask at /api/resale-agreements/ first.',
  slug_twice: 'Ensure that no two beside each other have the same slug.',
  not_a_dataset_id: 'Enter the ID of a dataset: only digits.',
  not_a_site_domain: 'Enter the domain of the site, such as tours.example.',
  not_a_public_address: 'Enter a public address that begins with https://, without a port.',
  needed_to_publish: ({ part }) => `${PARTS[part]} is needed before it is published.`,
};

const PARTS: Readonly<Record<PublishedPart, string>> = {
  description: 'A description',
  highlight: 'At least one highlight',
  duration: 'A duration',
  policy: 'A policy',
  rate: 'At least one rate',
  start: 'At least one season or day with a start time',
  meeting_point: 'A meeting point, or a pick-up for everybody,',
  image: 'At least one image',
};
