import { Picture } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { choice, type Field, integer, json, list, nullable, type Of, shape, string } from '../fields.ts';
import { languageCodes } from '../languages.ts';
import { type TranslatedTable, type Translations, translatedFields } from './translations.ts';

const tables = Object.keys(translatedFields) as TranslatedTable[];
const texts = json() as Field<Readonly<Record<string, unknown>>>;
const translations = json() as Field<Translations>;

/** An object whose texts the page of a tour shows. */
const TourText = shape({
  table: choice(...tables),
  id: integer(),
  /** The object's name for sellers if its texts do not contain it: a guide's name, or the name of a file; else ''. */
  name: string(),
  /** The value for `If-Match` when this object is changed. */
  etag: string(),
  /** The number of other tours that also show it. */
  other_tours: integer(),
  /** Only for a picture. */
  picture: nullable(Picture),
  /** The originals by field, as far as they exist. */
  texts,
  translations,
});
export type TourText = Of<typeof TourText>;

/** All texts of a tour, in the order of its page, with their translations (G6). */
export const TourTexts = shape({
  title: string(),
  /** The language of the originals. */
  language: choice(...languageCodes),
  /** The other languages of the account's shops. */
  languages: list(choice(...languageCodes)),
  objects: list(TourText),
});
export type TourTexts = Of<typeof TourTexts>;
export const readTourTexts = endpoint('GET', '/api/experiences/{id}/texts/', { reply: TourTexts });
