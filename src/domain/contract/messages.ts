/** The messages for missing or invalid fields of a request. Every validator takes its messages from here. */
export const REQUIRED = 'This field is required.';
/** For the fields of a payment. The shop shows this message unchanged. */
export const REQUIRED_TO_PAY = 'This field is required!';
export const NOT_NULL = 'This field may not be null.';
export const NOT_BLANK = 'This field may not be blank.';
export const NO_NULL_CHARACTERS = 'Null characters are not allowed.';
export const NOT_A_STRING = 'Not a valid string.';
export const NOT_AN_INTEGER = 'A valid integer is required.';
export const NOT_A_NUMBER = 'A valid number is required.';
export const NOT_A_BOOLEAN = 'Must be a valid boolean.';
export const NOT_A_DATE = 'Expected a date: YYYY-MM-DD.';
export const NOT_A_TIME = 'Expected a time: hh:mm or hh:mm:ss.';
export const NOT_AN_INSTANT = 'Expected a date and time with its offset: YYYY-MM-DDThh:mm:ssZ.';
export const NOT_A_UUID = 'Must be a valid UUID.';
export const NOT_AN_ID = 'A valid id is required.';
export const NOT_A_LIST = 'Expected a list.';
export const NOT_AN_OBJECT = 'Expected an object.';
export const NOT_AN_EMAIL = 'Enter a valid email address.';
export const NOT_A_WEB_ADDRESS = 'Enter an address such as https://kayaks.example/.';
export const EMPTY_LIST = 'This list may not be empty.';
export const TOO_LONG_FOR_A_NUMBER = 'String value too large.';

export const tooLong = (max: number): string => `Ensure this field has no more than ${max} characters.`;
export const tooShort = (min: number): string => `Ensure this field has at least ${min} characters.`;
export const tooManyDecimals = (places: number): string =>
  `Ensure that there are no more than ${places} decimal places.`;
export const tooMany = (max: number): string => `Ensure this field has no more than ${max} elements.`;
export const tooLarge = (max: number | string): string => `Ensure this value is less than or equal to ${max}.`;
export const tooSmall = (min: number | string): string => `Ensure this value is greater than or equal to ${min}.`;
export const loneSurrogate = (code: string): string => `Surrogate characters are not allowed: U+${code}.`;

export const unknownId = (id: unknown): string => `Invalid pk "${String(id)}" - object does not exist.`;
export const noSuchChoice = (value = 'That choice'): string =>
  `Select a valid choice. ${value} is not one of the available choices.`;

/** Not `String(value)`, which could run a `toString` from the request. */
export const notAChoice = (value: unknown): string =>
  `"${typeof value === 'string' ? value : JSON.stringify(value)}" is not a valid choice.`;

/** A departure's capacity cannot be less than its sold and held places (A13). */
export function tooFewPlaces(taken: number, capacity: number): string {
  return taken === 1
    ? `1 place is taken: a capacity of ${capacity} is too few.`
    : `${taken} places are taken: a capacity of ${capacity} is too few.`;
}
