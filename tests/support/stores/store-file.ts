import type {
  BookingQuestion,
  CancellationPolicy,
  Duration,
  Extra,
  Location,
  PricingOption,
  TransferPoint,
} from '#domain/contract/catalogue.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import type { PromoKind } from '#domain/money/promo.ts';

/**
 * A whole store, declared in the domain's shapes. Its parts name each other by `Ref`s of the file's own; money is decimal
 * strings in the store's currency. `writeStore` puts one into the database of a test.
 */
export interface StoreFile {
  /** What its buyers are told of whom to ask: '' or nothing where it is not said. */
  account: { company_display_name: string; email?: string; phone_number?: string };
  store: {
    slug: string;
    /** The host under which this store answers (A17); null for the only one. */
    domain: string | null;
    title: string;
    banner_message: string;
    logo: Ref | null;
    banner: Ref | null;
    time_zone: string;
    currency: string;
    accent: string | null;
    social_links: { kind: string; url: string }[];
    settings: StoreSettings;
  };
  pictures: PictureFile[];
  categories: {
    slug: string;
    title: string;
    children: { slug: string; title: string; keywords: { slug: string; title: string }[] }[];
  }[];
  pricing_categories: { ref: Ref; title: string; min_age: number | null; max_age: number | null }[];
  cancellation_policies: ({ ref: Ref } & Omit<CancellationPolicy, 'id'>)[];
  meeting_points: { ref: Ref; name: string; address: Location; lat: number; lon: number; instructions: string }[];
  inventory_items: ({ ref: Ref; price: string } & Pick<
    Extra,
    'title' | 'description' | 'pricing' | 'stock' | 'max_quantity'
  >)[];
  /** In the order of the listing. */
  experiences: ExperienceFile[];
  promo_codes?: PromoCodeFile[];
}

/** A code without limits, for all that the store shows. */
export interface PromoCodeFile {
  code: string;
  kind: PromoKind;
  /** Of `percent` a percentage, else an amount. */
  value: string;
  /** Of the whole cart. */
  minimum_total: string | null;
}

/** A name within the file, of a part of the kind that the field wants. */
export type Ref = string;

export interface PictureFile {
  ref: Ref;
  /** `scene:<name>` of the demo store, `file:<name>` below DATA_DIR. Its address changes with it. */
  source: string;
  width: number;
  height: number;
  alt_text: string;
  /** `#rrggbb,#rrggbb`: top and bottom of a gradient. */
  placeholder: string;
}

export interface ExperienceFile {
  /** Never of digits only (E1). */
  slug: string;
  type: string;
  status: 'draft' | 'published' | 'archived';
  title: string;
  short_description: string;
  description: string;
  highlights: string[];
  languages: string[];
  duration: Duration | null;
  /** Left out: the store's. */
  time_zone?: string;
  cancellation_policy: Ref | null;
  /** Percent due at booking; null: all is due now, 0: nothing is. */
  booking_deposit: number | null;
  meeting_point: Ref | null;
  /** The first is the one of the card. */
  images: Ref[];
  /** Paths of slugs: `sea`, `sea/kayaking` or `sea/kayaking/sunset`. */
  categories: string[];
  schedule: ScheduleFile;
  /** The first is the default. */
  rates: RateFile[];
  extras: Ref[];
  pickup: TransferFile;
  dropoff: TransferFile;
  agenda: { title: string; text: string; duration: Duration | null; location: Location | null }[];
  /** Asked before a booking of it is paid. */
  questions?: QuestionFile[];
  /** Places sold elsewhere before this store opened: never more than the departure has. */
  sold?: { date: string; time: string; places: number }[];
}

export type QuestionFile = Omit<BookingQuestion, 'id'>;

/** The domain's Schedule with times of day (`09:30`) in place of their ids. */
export interface ScheduleFile {
  cutoff_minutes: number;
  start_times: string[];
  seasons: { from: string; to: string; yearly: boolean; weekdays: number[]; start_times: string[]; capacity: number }[];
  /** A day that differs; closed where `start_times` is empty. */
  exceptions: { date: string; start_times: string[]; capacity: number }[];
}

export interface RateFile {
  title: string;
  is_group_pricing: boolean;
  min_per_booking: number;
  max_per_booking: number | null;
  options: ({ category: Ref; retail_price: string } & Pick<PricingOption, 'min_limit' | 'max_limit' | 'takes'>)[];
}

export interface TransferFile {
  selection: 'unavailable' | 'optional' | 'required';
  minutes_before_departure: number;
  points: Omit<TransferPoint, 'id'>[];
}
