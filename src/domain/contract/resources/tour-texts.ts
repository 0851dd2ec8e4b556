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
  /** What sellers know it by, where its texts do not say it: a guide's name, the name of a file; else ''. */
  name: string(),
  /** By which `If-Match` names the object. */
  etag: string(),
  /** How many other tours show it, too. */
  other_tours: integer(),
  /** Of a picture. */
  picture: nullable(Picture),
  /** Originals by field, as far as there are any. */
  texts,
  translations,
});
export type TourText = Of<typeof TourText>;

/** All texts of a tour, in the order of its page, with their translations (G6). */
export const TourTexts = shape({
  title: string(),
  /** Of the originals. */
  language: choice(...languageCodes),
  /** The other languages of the account's shops. */
  languages: list(choice(...languageCodes)),
  objects: list(TourText),
});
export type TourTexts = Of<typeof TourTexts>;
export const readTourTexts = endpoint('GET', '/api/experiences/{id}/texts/', { reply: TourTexts });
