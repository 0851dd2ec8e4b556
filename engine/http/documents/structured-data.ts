import type { Experience, StoreInfo } from '#domain/contract/catalogue.ts';
import type { Known, Rendered } from './page-build.ts';

/**
 * What search engines read of an experience (V10, V16), as schema.org names it: its price, its rating and newest reviews where there is a review,
 * and its questions with their answers where there are some.
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
  const { title, short_description, from_price, rating, reviews, faq = [] } = experience;
  const url = origin + (words.canonical ?? '');
  const product = {
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
  if (faq.length === 0) return product;
  return [product, { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: faq.map(questionOf) }];
}

function questionOf({ question, answer }: NonNullable<Experience['faq']>[number]) {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
}
