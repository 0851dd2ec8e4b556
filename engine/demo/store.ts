import { dayIn } from '#domain/time/zone.ts';
import type { ExperienceFile, StoreFile, TransferFile } from '../catalogue/store-file.ts';
import { categories } from './categories.ts';
import type { DemoExperience } from './experience.ts';
import { extras } from './extras.ts';
import { families } from './families.ts';
import { foodAndWine } from './food-and-wine.ts';
import { islands } from './islands.ts';
import { meetingPoints } from './meeting-points.ts';
import { oldTowns } from './old-towns.ts';
import { onFootAndByBike } from './on-foot-and-by-bike.ts';
import { pricingCategories } from './payers.ts';
import { galleryOf, pictureFile } from './pictures.ts';
import { policies } from './policies.ts';
import { sea } from './sea.ts';
import { busyDays, oneFullDay } from './sold.ts';

/** 'Adriatic Days' of Split: a whole shop, open as of now whatever the season, for whoever has none of their own yet. */
export function demoStore(now: Temporal.Instant): StoreFile {
  const today = dayIn(now, TIME_ZONE);
  const experiences = inTurn([sea, oldTowns, foodAndWine, islands, onFootAndByBike, families]);
  return {
    account: {
      company_display_name: 'Adriatic Days',
      email: 'hello@adriatic-days.example',
      phone_number: '+385 21 000 123',
    },
    store: {
      slug: 'adriatic-days',
      domain: null,
      title: 'Days out in Split and on the islands',
      banner_message: 'Small groups, local people, and places that we would take our own friends to.',
      logo: 'logo',
      banner: 'banner',
      time_zone: TIME_ZONE,
      currency: 'EUR',
      accent: null,
      social_links: [
        { kind: 'instagram', url: 'https://www.instagram.com/' },
        { kind: 'facebook', url: 'https://www.facebook.com/' },
        { kind: 'youtube', url: 'https://www.youtube.com/' },
      ],
      settings: {
        manual_payment: false,
        manual_hold_hours: 24,
        payment_types: [
          { id: 'cash', title: 'Cash at our desk' },
          { id: 'transfer', title: 'Bank transfer' },
        ],
      },
    },
    pictures: [
      pictureFile('logo', 'Adriatic Days: a sail before the sun', 640, 640),
      pictureFile('banner', 'Split from the sea in the last sun, its belfry and palms over the harbour', 2400, 1000),
      ...experiences.flatMap(galleryOf),
    ],
    categories,
    pricing_categories: [...pricingCategories],
    cancellation_policies: policies.map(({ tiers, ...it }) => ({ ...it, tiers: [...tiers] })),
    meeting_points: [...meetingPoints],
    inventory_items: [...extras],
    experiences: experiences.map((it, i) => experienceFile(it, i, today)),
    promo_codes: [
      { code: 'WELCOME10', kind: 'percent', value: '10', minimum_total: null },
      { code: 'FAMILY-25', kind: 'subtract', value: '25.00', minimum_total: '150.00' },
    ],
  };
}

const TIME_ZONE = 'Europe/Zagreb';

/** The first of each category, then the second of each: no two neighbours are of a kind. */
function inTurn(groups: readonly (readonly DemoExperience[])[]): DemoExperience[] {
  const longest = Math.max(...groups.map((it) => it.length));
  return Array.from({ length: longest }, (_, i) => groups.flatMap((it) => it.slice(i, i + 1))).flat();
}

function experienceFile(experience: DemoExperience, place: number, today: string): ExperienceFile {
  const { scene, alt, description, extras: wanted = [], pickup = NONE, dropoff = NONE, ...rest } = experience;
  const { schedule, slug } = experience;
  const hasWhole = experience.rates.some(({ options }) => options.some(({ takes }) => takes === 'all'));
  const isBusy = !hasWhole && place % 3 !== 1;
  return {
    ...rest,
    status: 'published',
    description: description.join('\n\n'),
    images: galleryOf({ scene, alt }).map(({ ref }) => ref),
    extras: [...wanted],
    pickup,
    dropoff,
    sold: slug === FULL_ONE_DAY ? oneFullDay(schedule, today) : isBusy ? busyDays(schedule, today, place) : [],
  };
}

/** A day of it is sold out. */
const FULL_ONE_DAY = 'diocletians-palace-before-the-crowds';

const NONE: TransferFile = { selection: 'unavailable', minutes_before_departure: 0, points: [] };
