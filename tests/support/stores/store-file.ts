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
 * A whole store, declared in the domain's shapes. Its parts refer to each other by `Ref`s; money is decimal strings in the store's currency.
 * `writeStore` writes it into a test's database.
 */
export interface StoreFile {
  /** The contact that buyers see; '' or left out if the seller gave none. */
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
  /** Experiences in the order of the listing. */
  experiences: ExperienceFile[];
  promo_codes?: PromoCodeFile[];
}

/** A promo code without limits, valid for the whole store. */
export interface PromoCodeFile {
  code: string;
  kind: PromoKind;
  /** A percentage for the kind `percent`, else an amount. */
  value: string;
  /** The minimum total of the whole cart. */
  minimum_total: string | null;
}

/** The name of another part of the file. The field determines the kind of part. */
export type Ref = string;

export interface PictureFile {
  ref: Ref;
  /** `scene:<name>` of the demo store, `file:<name>` below DATA_DIR. The picture's address changes with it. */
  source: string;
  width: number;
  height: number;
  alt_text: string;
  /** `#rrggbb,#rrggbb`: top and bottom of a gradient. */
  placeholder: string;
}

export interface ExperienceFile {
  /** Digits alone are not allowed (E1). */
  slug: string;
  type: string;
  status: 'draft' | 'published' | 'archived';
  title: string;
  short_description: string;
  description: string;
  highlights: string[];
  languages: string[];
  duration: Duration | null;
  /** The store's time zone if left out. */
  time_zone?: string;
  cancellation_policy: Ref | null;
  /** Percent due at booking. Null: the whole price is due now. 0: nothing is due now. */
  booking_deposit: number | null;
  meeting_point: Ref | null;
  /** The first image is the one on the card. */
  images: Ref[];
  /** Paths of slugs: `sea`, `sea/kayaking` or `sea/kayaking/sunset`. */
  categories: string[];
  schedule: ScheduleFile;
  /** The first rate is the default. */
  rates: RateFile[];
  extras: Ref[];
  pickup: TransferFile;
  dropoff: TransferFile;
  agenda: { title: string; text: string; duration: Duration | null; location: Location | null }[];
  /** Questions to answer before a booking is paid. */
  questions?: QuestionFile[];
  /** Places sold elsewhere before this store opened, at most the departure's capacity. */
  sold?: { date: string; time: string; places: number }[];
}

export type QuestionFile = Omit<BookingQuestion, 'id'>;

/** The domain's Schedule with times of day (`09:30`) in place of their ids. */
export interface ScheduleFile {
  cutoff_minutes: number;
  start_times: string[];
  seasons: { from: string; to: string; yearly: boolean; weekdays: number[]; start_times: string[]; capacity: number }[];
  /** Days that differ from their season. A day without `start_times` is closed. */
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
