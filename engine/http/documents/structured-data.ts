import type { Experience, StoreInfo } from '#domain/contract/catalogue.ts';
import type { Known, Rendered } from './page-build.ts';

/**
 * What search engines read of an experience (V16), as schema.org names it: its price, and its rating and newest reviews where there is a review.
 *
 * @returns null for other pages
 */
export function structuredData(
  { page, words }: Pick<Rendered, 'page' | 'words'>,
  resources: Readonly<Record<string, Known>>,
  origin: string,
): object | null {
  const [store, experience] = Object.values(resources).map((known) =>
    known.state === 'here' ? known.value : null,
  ) as [StoreInfo | null, (Experience | null)?];
  if (page !== 'experience' || !store || !experience) return null;
  const { title, short_description, from_price, rating, reviews } = experience;
  const url = origin + (words.canonical ?? '');
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: short_description,
    ...(words.image && { image: origin + words.image }),
    brand: { '@type': 'Brand', name: store.base_account.company_display_name },
    ...(from_price && {
      offers: { '@type': 'Offer', price: from_price.gross, priceCurrency: from_price.currency, url },
    }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
      review: reviews?.newest.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.name || 'Guest' },
        reviewRating: { '@type': 'Rating', ratingValue: review.rating },
        ...(review.text && { reviewBody: review.text }),
      })),
    }),
  };
}
