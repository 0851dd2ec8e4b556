import { type TranslatedTable, translatedFields } from '#domain/contract/resources/translations.ts';
import { type TranslatedObject, translatableFields } from '#domain/text/translation-progress.ts';
import type { Transaction } from '../../database/database.ts';
import { experiences } from '../experiences/experiences.ts';
import { idsOf, type Row } from '../model/columns.ts';
import { rowsOf, type SellerResource } from '../model/resource.ts';
import { agendaItems } from '../plain/agenda-items.ts';
import { bookingQuestions } from '../plain/booking-questions.ts';
import { cancellationPolicies } from '../plain/cancellation-policies.ts';
import { filerImages } from '../plain/filer-images.ts';
import { guides } from '../plain/guides.ts';
import { inventoryItems } from '../plain/inventory-items.ts';
import { meetingPoints } from '../plain/meeting-points.ts';
import { pricingCategories } from '../plain/pricing-categories.ts';
import { pricingRates } from '../plain/pricing-rates.ts';

/** A stored object that the page of a tour shows. */
export interface StoredText {
  readonly resource: SellerResource;
  readonly row: Row;
}

/** A tour, and an object whose texts it shows. */
interface Link {
  readonly tour: number;
  readonly id: number;
}

/** The objects whose texts the pages of tours show, in the order of the page, by the ids of the tours. */
export async function storedTexts(tx: Transaction, tours: readonly Row[]): Promise<Map<number, StoredText[]>> {
  const found = new Map(tours.map((row) => [Number(row['id']), [{ resource: experiences, row }] as StoredText[]]));
  for (const { resource, links } of await linksOf(tx, tours)) {
    const ids = [0, ...new Set(links.map(({ id }) => id))];
    const rows = await rowsOf(tx).selectFrom(resource.table).selectAll().where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [Number(row['id']), row]));
    for (const { tour, id } of links) {
      const row = byId.get(id);
      if (row) found.get(tour)?.push({ resource, row });
    }
  }
  return found;
}

/** The number of other tours that show each object, by the object's id; without objects of only one tour. */
export async function otherTours(
  tx: Transaction,
  tour: Row,
): Promise<ReadonlyMap<SellerResource, Map<number, number>>> {
  const all = await tx
    .selectFrom('experiences')
    .selectAll()
    .where('account_id', '=', Number(tour['account_id']))
    .where('status', '<>', 'archived')
    .where('id', '<>', Number(tour['id']))
    .execute();
  const counts = (await linksOf(tx, all as unknown as Row[])).map(({ resource, links }) => {
    const byId = Map.groupBy(links, ({ id }) => id);
    return [resource, new Map(byId.entries().map(([id, of]) => [id, of.length]))] as const;
  });
  return new Map(counts);
}

/** The originals of an object and their translations. */
export function translatedObject({ resource, row }: StoredText): TranslatedObject & Pick<StoredText, 'row'> {
  const table = resource.table as TranslatedTable;
  const valueOf = (name: string): unknown => {
    const field = resource.fields[name];
    return field?.kind === 'column' ? field.show(row, '') : undefined;
  };
  // Only questions of the type 'choice' show their choices.
  const all = translatedFields[table].filter((name) => name !== 'choices' || row['type'] === 'choice');
  const texts = Object.fromEntries(all.map((name) => [name, valueOf(name)]));
  return {
    table,
    row,
    texts: Object.fromEntries(translatableFields(table, texts).map((name) => [name, texts[name]])),
    translations: valueOf('translations') as TranslatedObject['translations'],
  };
}

/** The tours and the objects that they show, by the resources of the objects, each in the order of the page. */
async function linksOf(
  tx: Transaction,
  tours: readonly Row[],
): Promise<{ resource: SellerResource; links: readonly Link[] }[]> {
  const own = async (table: string) => {
    const rows = await rowsOf(tx)
      .selectFrom(table)
      .select(['id', 'experience_id'])
      .where('experience_id', 'in', idsOf(tours))
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ tour: Number(row['experience_id']), id: Number(row['id']) }));
  };
  const joined = async (table: string, column: string) => {
    const rows = await rowsOf(tx)
      .selectFrom(table)
      .select([column, 'experience_id'])
      .where('experience_id', 'in', idsOf(tours))
      .orderBy('position')
      .execute();
    return rows.map((row) => ({ tour: Number(row['experience_id']), id: Number(row[column]) }));
  };
  const named = (column: string) =>
    tours.flatMap((row) => (row[column] ? { tour: Number(row['id']), id: Number(row[column]) } : []));
  return [
    { resource: guides, links: await joined('experience_guides', 'guide_id') },
    { resource: filerImages, links: await joined('experience_pictures', 'picture_id') },
    { resource: meetingPoints, links: named('meeting_point_id') },
    { resource: pricingRates, links: await own('pricing_rates') },
    { resource: pricingCategories, links: await categoryLinks(tx, tours) },
    { resource: agendaItems, links: await own('agenda_items') },
    { resource: cancellationPolicies, links: named('cancellation_policy_id') },
    { resource: inventoryItems, links: await joined('experience_extras', 'item_id') },
    { resource: bookingQuestions, links: await questionLinks(tx, tours) },
  ];
}

async function categoryLinks(tx: Transaction, tours: readonly Row[]): Promise<Link[]> {
  const rows = await tx
    .selectFrom('pricing_options as o')
    .innerJoin('pricing_rates as r', 'r.id', 'o.rate_id')
    .select(['r.experience_id as tour', 'o.pricing_category_id as id'])
    .distinct()
    .where('r.experience_id', 'in', idsOf(tours))
    .orderBy('o.pricing_category_id')
    .execute();
  return rows;
}

/** The questions of a tour, and those that its account asks for all tours. */
async function questionLinks(tx: Transaction, tours: readonly Row[]): Promise<Link[]> {
  const rows = await tx
    .selectFrom('booking_questions')
    .select(['id', 'account_id', 'experience_id'])
    .where('account_id', 'in', [0, ...new Set(tours.map((row) => Number(row['account_id'])))])
    .where((or) => or.or([or('experience_id', 'is', null), or('experience_id', 'in', idsOf(tours))]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return tours.flatMap((tour) =>
    rows
      .filter((it) => it.account_id === tour['account_id'] && (it.experience_id ?? tour['id']) === tour['id'])
      .map(({ id }) => ({ tour: Number(tour['id']), id })),
  );
}
