import { readTourTexts, type TourText, type TourTexts } from '#domain/contract/resources/tour-texts.ts';
import { type PictureRow, pictureOf } from '../../catalogue/picture.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { objectTag } from '../../http/request/if-match.ts';
import { type AccountInput, type Route, readAs } from '../../http/route.ts';
import { experiences } from '../experiences/experiences.ts';
import { objectOf } from '../model/ownership.ts';
import { shownFields } from '../model/serialize.ts';
import { filerImages } from '../plain/filer-images.ts';
import { guides } from '../plain/guides.ts';
import { textLanguages } from './text-languages.ts';
import { otherTours, type StoredText, storedTexts, translatedObject } from './tour-texts.ts';

type CallInput = AccountInput<unknown, unknown>;

/** GET /api/experiences/{id}/texts/: the texts of a tour that can be translated (G6). */
export function textsRoute(context: Context): Route {
  return readAs(context, readTourTexts, experiences.permission.read, textsOf);
}

async function textsOf(tx: Transaction, { params, caller, origin }: CallInput): Promise<TourTexts> {
  const tour = await objectOf(tx, experiences, params['id'], caller, { isToChange: false });
  const account = Number(tour['account_id']);
  const { language = 'en', languages = [] } = (await textLanguages(tx, [account])).get(account) ?? {};
  const stored = (await storedTexts(tx, [tour])).get(Number(tour['id'])) ?? [];
  const counts = await otherTours(tx, tour);
  const tags = await tagsOf(tx, stored, origin);
  const objects = stored.map((it, at): TourText => {
    const { resource, row } = it;
    const { table, texts, translations } = translatedObject(it);
    const id = Number(row['id']);
    return {
      table,
      id,
      name: resource === guides || resource === filerImages ? String(row['name']) : '',
      etag: `"${tags[at]}"`,
      other_tours: counts.get(resource)?.get(id) ?? 0,
      picture: resource === filerImages ? pictureOf(row as unknown as PictureRow) : null,
      texts,
      translations,
    };
  });
  return {
    title: String(tour['title']),
    language,
    languages: [...languages],
    objects: objects.filter(({ texts }) => Object.keys(texts).length > 0),
  };
}

/** For each object, the tag of its own GET's answer. */
async function tagsOf(tx: Transaction, stored: readonly StoredText[], origin: string): Promise<string[]> {
  const byResource = Map.groupBy(stored, ({ resource }) => resource);
  const tags = new Map<StoredText, string>();
  for (const [resource, all] of byResource) {
    const rows = all.map(({ row }) => row);
    const shown = await shownFields(tx, resource, rows, origin);
    for (const [at, it] of all.entries()) tags.set(it, objectTag(shown[at]));
  }
  return stored.map((it) => tags.get(it) ?? '');
}
