import type { PlacesFile } from './places-file.ts';

// What a match is worth, in decimal orders of inhabitants: a place ten times as large makes up for 1. How well a name fits counts for more
// than any size (a typing error for four orders), where it lies for about two.

/** More for a name that was typed to its end. */
export const WHOLE_NAME = 1.5;
/** Less for each typing error, and for one in the first letter, which people seldom get wrong. */
export const TYPING_ERROR = 4;
const FIRST_LETTER = 2;
/** Less for a name of which something is missing, and by the share that is. */
const UNFINISHED = 0.5;
const MISSING = 1.5;
/** As many times that where nobody is typing any more. */
const NOT_TYPING = 3;
/** Less for a word that others stand before, for a name that it is not shown by, for a code. */
const INNER_WORD = 1.5;
const OTHER_NAME = 0.3;
const CODE = 1;
/** Less besides for a name that is not shown and was not typed right either: few would see what it has to do with what they typed. */
const OTHER_NAME_WRONG = 1.5;

/** How a name was met. */
export interface Match {
  readonly errors: number;
  readonly isFirstLetterWrong: boolean;
  /** Bytes of the name, and those of them that were not typed. */
  readonly length: number;
  readonly missing: number;
  readonly isInnerWord: boolean;
  readonly isOtherName: boolean;
  readonly isCode: boolean;
}

/** What a match adds to the weight of its place: `WHOLE_NAME` at the most. */
export function worth(match: Match, isWhole: boolean): number {
  const { errors, missing, length } = match;
  const rest = (UNFINISHED + (MISSING * missing) / length) * (isWhole ? NOT_TYPING : 1);
  return (
    (missing > 0 ? -rest : errors > 0 ? 0 : WHOLE_NAME) -
    errors * TYPING_ERROR -
    (match.isFirstLetterWrong ? FIRST_LETTER : 0) -
    (match.isInnerWord ? INNER_WORD : 0) -
    (match.isOtherName ? OTHER_NAME + (errors > 0 ? OTHER_NAME_WRONG : 0) : 0) -
    (match.isCode ? CODE : 0)
  );
}

/** Where somebody asks: a place, and the country that it lies in. */
export type Near = PlacesFile['zones'][string];

const SAME_COUNTRY = 1.2;
const HERE = 1;
const FAR_KM = 3000;
/** The most that `nearness` adds. */
export const MOST_NEAR = SAME_COUNTRY + HERE;

/** What it adds that a place is near: for the country, and for each kilometre less than three thousand. */
export function nearness({ lat, lon, country }: Near, file: PlacesFile, place: number): number {
  const [atLat = 0, atLon = 0] = [file.lat[place], file.lon[place]];
  const east = Math.abs(atLon - lon);
  const x = Math.min(east, 360 - east) * Math.cos(((atLat + lat) / 2) * RADIAN);
  const km = Math.hypot(x, atLat - lat) * KM_A_DEGREE;
  return (file.country[place] === country ? SAME_COUNTRY : 0) + HERE * Math.max(0, 1 - km / FAR_KM);
}

const RADIAN = Math.PI / 180;
const KM_A_DEGREE = 111.2;
