import { wholeListing } from '#domain/app/filters.ts';
import { hrefTo, type PageView } from '#domain/app/pages.ts';
import { fromPrice } from '#domain/booking/from-price.ts';
import type { Experience, LeadPrice, StoreInfo } from '#domain/contract/catalogue.ts';
import { bookableRange } from '#domain/time/calendar.ts';
import { endOf } from '#domain/time/schedule.ts';
import type * as reviewEnglish from '#words/reviews/page.ts';
import { wordsIn } from '../../base/words.ts';
import { addressIn, type Languages } from './markup.ts';
import type { Rendered } from './page-build.ts';

const reviewWords = await wordsIn<typeof reviewEnglish>('reviews/page.ts');

/** The data of a page with structured data. */
export interface DescribedPage {
  readonly view: PageView;
  readonly words: Rendered['words'];
  readonly store: StoreInfo;
  /** The experience that the page shows; null on other pages. */
  readonly experience: Experience | null;
  /** Starts of its next departures, epoch milliseconds. */
  readonly departures: readonly number[];
  /** The origin at which visitors see the shop, without a closing slash. */
  readonly origin: string;
  readonly languages: Languages;
}

/** A thing as schema.org names it: `@type` or `@id`, and properties. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * Data of a page for search engines (O11), in schema.org's words. Several lists of things, each shorter than the one before: a document carries
 * the first that fits, and at least the last. Departures are left out first, then questions, prices of options, and breadcrumbs.
 */
export function structuredData(page: DescribedPage): readonly (readonly Thing[])[] {
  const { view, experience } = page;
  if (view.page === 'home') {
    const { category, subcategory } = view.listing;
    const path = category ? breadcrumbs(page, [category, subcategory ?? '']) : [];
    return [[organization(page), ...path], []];
  }
  if (view.page !== 'experience' || !experience) return [[]];
  const { faq, categories } = experience;
  const short = [product(page, experience, false)];
  const path = breadcrumbs(page, categories[0]?.split('/') ?? [], experience);
  const main = [product(page, experience, true), ...path];
  const questions = faq.length > 0 ? [{ '@type': 'FAQPage', mainEntity: faq.map(question) }] : [];
  return [
    [...main, ...questions, ...events(page, experience)],
    [...main, ...questions],
    main,
    [...short, ...path],
    short,
  ];
}

/** The id by which other things refer to the shop. */
function shopId({ origin }: DescribedPage): string {
  return `${origin}/#shop`;
}

function organization(page: DescribedPage): Thing {
  const { logo, social_links, base_account } = page.store;
  const { company_display_name: name, phone_number, email } = base_account;
  return {
    '@type': 'Organization',
    '@id': shopId(page),
    name,
    url: `${page.origin}/`,
    ...(logo && { logo: page.origin + logo.url }),
    ...(phone_number && { telephone: phone_number }),
    ...(email && { email }),
    ...(social_links.length > 0 && { sameAs: social_links.map(({ url }) => url) }),
  };
}

/** @param isWhole  whether each option has its own price, besides the leading price */
function product(page: DescribedPage, experience: Experience, isWhole: boolean): Thing {
  const { origin, words, store } = page;
  const { title, short_description, rating, reviews } = experience;
  const name = store.base_account.company_display_name;
  return {
    '@type': 'Product',
    name: title,
    description: short_description,
    ...(words.image && { image: origin + words.image }),
    brand: { '@type': 'Organization', '@id': shopId(page), name, url: `${origin}/` },
    ...offers(experience, addressOf(page, words.canonical ?? ''), isWhole),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
      review: reviews?.newest.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.name || reviewWords[page.languages.used].guest },
        reviewRating: { '@type': 'Rating', ratingValue: review.rating },
        ...(review.text && { reviewBody: review.text }),
      })),
    }),
  };
}

/**
 * The price of an adult, or of a group, as the card shows it (V1), and the price of each option if there are several. A price is valid as long as
 * there are open days.
 */
function offers(experience: Experience, url: string, isWhole: boolean): { offers?: Thing } {
  const { from_price: lead, rates, open_days } = experience;
  if (!lead) return {};
  const last = bookableRange(open_days, open_days.from)?.last;
  const terms = {
    availability: `https://schema.org/${last ? 'InStock' : 'SoldOut'}`,
    ...(last && { priceValidUntil: last }),
    url,
  };
  const options = rates.flatMap(({ id, title }) => {
    const price = fromPrice({ ...experience, default_rate_id: id });
    return price ? [{ title, price }] : [];
  });
  if (options.length <= 1 && !lead.is_from) return { offers: { ...offer(lead), ...terms } };
  const isListed = isWhole && options.length > 1;
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: lead.gross,
      priceCurrency: lead.currency,
      offerCount: options.length,
      ...terms,
      ...(isListed && { offers: options.map(({ title, price }) => ({ ...offer(price), name: title, ...terms })) }),
    },
  };
}

function offer({ gross, currency, per }: LeadPrice): Thing {
  const unit = { '@type': 'UnitPriceSpecification', price: gross, priceCurrency: currency, unitText: per };
  return { '@type': 'Offer', price: gross, priceCurrency: currency, priceSpecification: unit };
}

/** Home, then the category and subcategory of these slugs, then the tour itself. */
function breadcrumbs(
  page: DescribedPage,
  [category, subcategory]: readonly string[],
  experience: Experience | null = null,
): Thing[] {
  const { store, words } = page;
  const first = store.categories.find(({ slug }) => slug === category);
  const second = first?.children.find(({ slug }) => slug === subcategory);
  const steps = [
    { name: store.base_account.company_display_name, path: hrefTo.home() },
    ...(first ? [{ name: first.title, path: hrefTo.home({ ...wholeListing, category: first.slug }) }] : []),
    ...(first && second
      ? [
          {
            name: second.title,
            path: hrefTo.home({ ...wholeListing, category: first.slug, subcategory: second.slug }),
          },
        ]
      : []),
    ...(experience ? [{ name: experience.title, path: words.canonical ?? '' }] : []),
  ];
  const items = steps.map(({ name, path }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name,
    item: addressOf(page, path),
  }));
  return items.length > 1 ? [{ '@type': 'BreadcrumbList', itemListElement: items }] : [];
}

/** The next departures, if the meeting point is known, because an event needs a place. */
function events(page: DescribedPage, experience: Experience): Thing[] {
  const { title, duration, time_zone, meeting_point } = experience;
  if (!meeting_point) return [];
  const { road, house_number, city, country } = meeting_point.address;
  const location = {
    '@type': 'Place',
    name: meeting_point.name,
    address: {
      '@type': 'PostalAddress',
      ...(road && { streetAddress: [road, house_number].filter(Boolean).join(' ') }),
      ...(city && { addressLocality: city }),
      ...(country && { addressCountry: country }),
    },
  };
  return page.departures.map((at) => {
    const start = Temporal.Instant.fromEpochMilliseconds(at);
    const end = endOf(start, duration, time_zone);
    return {
      '@type': 'Event',
      name: title,
      startDate: start.toString({ timeZone: time_zone }),
      ...(end && { endDate: end.toString({ timeZone: time_zone }) }),
      location,
      organizer: { '@id': shopId(page) },
      url: addressOf(page, page.words.canonical ?? ''),
    };
  });
}

function question({ question: name, answer }: NonNullable<Experience['faq']>[number]): Thing {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: answer } };
}

function addressOf({ origin, languages: { used, own } }: DescribedPage, path: string): string {
  return origin + addressIn(path, used, own);
}
