import type { Experience, LeadPrice, StoreInfo } from '#domain/contract/catalogue.ts';
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
    ...(from_price && { offers: { ...offerOf(from_price), url } }),
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

/** The price of an adult, or of a group (V1); the lowest of several where one may pay more. */
function offerOf({ gross, currency, per, is_from }: LeadPrice): object {
  if (is_from) return { '@type': 'AggregateOffer', lowPrice: gross, priceCurrency: currency };
  const unit = { '@type': 'UnitPriceSpecification', price: gross, priceCurrency: currency, unitText: per };
  return { '@type': 'Offer', price: gross, priceCurrency: currency, priceSpecification: unit };
}
