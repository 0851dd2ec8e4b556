import { Picture } from '#domain/contract/catalogue.ts';
import { choice, integer, nullable, number, type Of, optional, shape, string } from '#domain/contract/fields.ts';
import { type Problem, type Reason, reason } from '#domain/contract/problems.ts';
import { listQuery } from '#domain/contract/webstore.ts';
import { RESALE_STATUSES, type ResaleStatus } from '#domain/resale.ts';
import { Invalid } from '../../base/errors.ts';
import { readImages } from '../../catalogue/read-parts.ts';
import type { Transaction } from '../../database/database.ts';
import { types } from '../experiences/options.ts';
import { distanceKm } from './near.ts';

export const OffersQuery = shape({
  ...listQuery,
  lat: optional(number({ min: -90, max: 90 })),
  lon: optional(number({ min: -180, max: 180 })),
  location: optional(string()),
  radius: optional(number({ min: 0, max: 20_040 })),
  ownership: optional(string()),
  supplier: optional(string()),
  type: optional(string()),
});
type Centre = { readonly lat: number; readonly lon: number } | null;

/** An experience in the list from which a store's staff choose: with its account and its place. */
export const Offer = shape({
  id: integer(),
  slug: string(),
  title: string(),
  short_description: string(),
  type: string(),
  status: string(),
  base_account: integer(),
  supplier: string(),
  currency: string(),
  /** Whether the store may list it: its own, or the status of the agreement with its supplier; 'none': there is no request. */
  resale: choice('own', 'none', ...RESALE_STATUSES),
  image: nullable(Picture),
  meeting_point: nullable(shape({ name: string(), city: string(), country: string(), lat: number(), lon: number() })),
  /** The distance from the requested place; null without one, or without a meeting point. */
  distance_km: nullable(number()),
});

/** The default radius in kilometres. */
const USUAL_KM = 50;

/** The filters of a query for offers. @param place  the place of `location`, as the centre of a circle. @throws Invalid for meaningless filters */
export function offersFilter(query: Of<typeof OffersQuery>, place: Centre) {
  const { lat, lon, radius, location, ownership, supplier, type } = query;
  const problems: Problem[] = [];
  const say = (field: string, why: Reason) => void problems.push({ path: [field], ...why });
  if ((lat === undefined) !== (lon === undefined)) say(lat === undefined ? 'lat' : 'lon', reason('required'));
  if (type !== undefined && !Object.hasOwn(types, type)) say('type', reason('no_such_choice', { value: type }));
  if (ownership !== undefined && ownership !== 'own' && ownership !== 'others')
    say('ownership', reason('no_such_choice', { value: ownership }));
  if (supplier !== undefined && !/^\d{1,15}$/.test(supplier))
    say('supplier', reason('no_such_choice', { value: null }));
  if (problems.length > 0) throw new Invalid(problems);
  const centre: Centre = place ?? (lat === undefined || lon === undefined ? null : { lat, lon });
  return {
    centre,
    circle: centre && { ...centre, km: radius ?? USUAL_KM },
    location: place ? null : (location ?? null),
    ownership: ownership === 'own' || ownership === 'others' ? ownership : null,
    supplier: supplier === undefined ? null : Number(supplier),
    type: type ?? null,
  };
}

/** Offers as answers carry them. @param ids  the ids of experiences, in order */
export async function shownOffers(
  tx: Transaction,
  store: { readonly account_id: number },
  ids: readonly number[],
  centre: Centre,
): Promise<Of<typeof Offer>[]> {
  const images = await readImages(tx, [0, ...ids]);
  const rows = await tx
    .selectFrom('experiences as e')
    .innerJoin('base_accounts as a', 'a.id', 'e.account_id')
    .leftJoin('meeting_points as m', 'm.id', 'e.meeting_point_id')
    .select(['e.id', 'e.slug', 'e.title', 'e.short_description', 'e.type', 'e.status', 'e.account_id', 'e.currency'])
    .select(['a.company_display_name', 'm.name as point_name', 'm.address_json', 'm.lat', 'm.lon'])
    .where('e.id', 'in', [0, ...ids])
    .execute();
  const agreements = await tx
    .selectFrom('resale_agreements')
    .select(['supplier_id', 'status'])
    .where('reseller_id', '=', store.account_id)
    .where('supplier_id', 'in', [0, ...rows.map(({ account_id }) => account_id)])
    .execute();
  const statuses = new Map(agreements.map((it) => [it.supplier_id, it.status as ResaleStatus]));
  const inOrder = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return inOrder.map(({ point_name, address_json, lat, lon, account_id, company_display_name, ...row }) => {
    const place = lat === null || lon === null ? null : { lat, lon };
    const { city = '', country = '' } = JSON.parse(address_json ?? '{}') as { city?: string; country?: string };
    return {
      ...row,
      base_account: account_id,
      supplier: company_display_name,
      resale: account_id === store.account_id ? 'own' : (statuses.get(account_id) ?? 'none'),
      image: images.get(row.id)?.[0] ?? null,
      meeting_point: place && { name: point_name ?? '', city, country, ...place },
      distance_km: place && centre ? Math.round(distanceKm(centre, place) * 1000) / 1000 : null,
    };
  });
}
