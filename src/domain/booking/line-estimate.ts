import type { CartLine, LineSelection } from '../contract/cart.ts';
import type { Experience, Transfer } from '../contract/catalogue.ts';
import type { Minor } from '../money/money.ts';
import { toDecimal } from '../money/money.ts';
import { endOf, instantOf } from '../time/schedule.ts';
import { quote } from './pricing.ts';

/**
 * The line that a selection will make, by the rules that the engine prices by: shown until it has answered (E9).
 *
 * @throws RangeError for a rate, option, start time or extra that the experience has not: a form offers none
 */
export function lineEstimate(
  experience: Experience,
  selection: Pick<LineSelection, 'booking_info' | 'extra_items_units'>,
  id: string,
): CartLine {
  const { currency, time_zone } = experience;
  const {
    date,
    start_time_id,
    pricing_rate_id,
    pickup_point_id = null,
    dropoff_point_id = null,
  } = selection.booking_info;
  const rate = found(experience.rates, pricing_rate_id);
  const start_time = found(experience.schedule.start_times, start_time_id);
  const startsAt = instantOf(date, start_time.time, time_zone);
  const { units, extras, unitsTotal, gross, deposit } = quote(experience, selection);
  const price = (amount: Minor) => ({ gross: toDecimal(amount, currency), currency });

  return {
    id,
    experience_id: experience.id,
    experience: {
      title: experience.title,
      slug: experience.slug,
      duration: experience.duration,
      cancellation_policy: experience.cancellation_policy,
      booking_deposit: experience.booking_deposit,
    },
    experience_ref: { image: thumbnail(experience) },
    booking_info: {
      date,
      start_time,
      start_time_id,
      pricing_rate_id,
      pricing_rate: { id: rate.id, title: rate.title, is_group_pricing: rate.is_group_pricing },
      pricing_units: units.map((unit) => {
        const { pricing_category } = found(rate.pricing_options, unit.pricing_option_id);
        return {
          ...unit,
          pricing_option: { id: unit.pricing_option_id, pricing_category },
          unit_price: price(unit.unit_price),
          subtotal: price(unit.subtotal),
        };
      }),
      pickup_point_id,
      pickup_point: pointOf(experience.pickup, pickup_point_id),
      dropoff_point_id,
      dropoff_point: pointOf(experience.dropoff, dropoff_point_id),
    },
    starts_at: startsAt.toString(),
    ends_at: endOf(startsAt, experience.duration, time_zone)?.toString() ?? null,
    time_zone,
    total_unit_price: price(unitsTotal),
    booking_deposit: { amount: toDecimal(deposit, currency), currency },
    total: price(gross),
    extra_items_units: extras.map(({ id: extraId, quantity, unit_price, subtotal }) => ({
      id: extraId,
      quantity,
      extra_item: { id: extraId, title: found(experience.extras, extraId).title, price: price(unit_price) },
      subtotal: price(subtotal),
    })),
    booking_participants_info: { has_main_contact: false, participants: [] },
    booking_questions: experience.booking_questions ?? [],
    booking_answers: [],
  };
}

function found<T extends { id: number }>(list: readonly T[], id: number): T {
  const it = list.find((one) => one.id === id);
  if (!it) throw new RangeError(`no ${id}`);
  return it;
}

function pointOf({ points }: Transfer, id: number | null) {
  return id === null ? null : found(points, id);
}

/** The width that lists of lines are drawn at; the engine's answer brings its own address. */
const THUMBNAIL_WIDTH = '320';

function thumbnail({ image }: Experience) {
  if (!image) return null;
  const medium = image.url.replace('{width}', THUMBNAIL_WIDTH).replace('{format}', 'webp');
  return { thumbnail: { medium }, placeholder: image.placeholder, alt_text: image.alt_text };
}
