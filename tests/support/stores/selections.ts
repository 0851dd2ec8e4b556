import type { LineSelection, NewCart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import type { Engine } from '../engine/engine.ts';
import { runningDay } from './small-store.ts';

/** A test's selection, in names instead of ids. */
export interface Named {
  experience?: string;
  date?: string;
  time?: string;
  rate?: string;
  /** Quantities by the title of the pricing category. */
  units?: Record<string, number>;
  group_size?: number;
  /** Quantities by the title of the extra. */
  extras?: Record<string, number>;
  pickup?: string;
}

/** Makes selections of a small store's experiences; by default two adults on the walk at nine. */
export async function selectionsOf(engine: Engine) {
  const known = new Map<string, Experience>();
  for (const slug of ['walk', 'groups', 'boat', 'fetched']) {
    const { body } = await engine.call(readExperience, { id: slug });
    known.set(slug, body);
  }
  const experience = (slug: string): Experience => must(known.get(slug), slug);

  function selection(named: Named = {}): LineSelection & NewCart {
    const it = experience(named.experience ?? 'walk');
    const rate = must(
      it.rates.find(({ title }) => !named.rate || title === named.rate),
      named.rate,
    );
    const units = named.units ?? (rate.is_group_pricing ? { Group: 1 } : { Adult: 2 });
    const start = must(
      it.schedule.start_times.find(({ time }) => !named.time || time.startsWith(named.time)),
      named.time,
    );
    return {
      experience_id: it.id,
      booking_info: {
        date: named.date ?? runningDay,
        start_time_id: start.id,
        pricing_rate_id: rate.id,
        pricing_units: Object.entries(units).map(([title, quantity]) => ({
          pricing_option_id: must(
            rate.pricing_options.find((option) => option.pricing_category.title === title),
            title,
          ).id,
          quantity,
          ...(rate.is_group_pricing && { group_size: named.group_size ?? 4 }),
        })),
        ...(named.pickup && {
          pickup_point_id: must(
            it.pickup.points.find(({ name }) => name === named.pickup),
            named.pickup,
          ).id,
        }),
      },
      ...(named.extras && {
        extra_items_units: Object.entries(named.extras).map(([title, quantity]) => ({
          id: must(
            it.extras.find((extra) => extra.title === title),
            title,
          ).id,
          quantity,
        })),
      }),
    };
  }
  return { selection, experience };
}

function must<T>(found: T | undefined, name = ''): T {
  if (found === undefined) throw new Error(`the small store has no '${name}'`);
  return found;
}
