import type { ExperienceRow } from '../contract/catalogue.ts';

/**
 * The fields of an experience that a listing shows. The picture has no alternative text: the title beside it says the same, and texts of its own
 * would add 430 bytes to a document.
 */
export function experienceRowOf(it: ExperienceRow): ExperienceRow {
  const untranslated = it.untranslated?.filter((name) => name === 'title' || name === 'short_description') ?? [];
  return {
    id: it.id,
    slug: it.slug,
    title: it.title,
    short_description: it.short_description,
    image: it.image && { ...it.image, alt_text: '', text_language: undefined },
    duration: it.duration,
    cancellation_policy: it.cancellation_policy,
    booking_deposit: it.booking_deposit,
    from_price: it.from_price,
    max_party: it.max_party,
    few_left: it.few_left,
    categories: it.categories,
    open_days: it.open_days,
    ...(it.free_from !== undefined && { free_from: it.free_from }),
    as_of: it.as_of,
    place: it.place,
    lat: it.lat,
    lon: it.lon,
    ...(it.rating && { rating: it.rating }),
    ...(untranslated.length > 0 && { text_language: it.text_language, untranslated }),
  };
}
