import { type Atom, atom } from 'jotai';
import { type Listing, offered } from '#domain/app/filters.ts';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { experienceResource, hrefTo, type PageView, pages } from '#domain/app/pages.ts';
import type { Picture, StoreInfo } from '#domain/contract/catalogue.ts';
import type { LegalKind } from '#domain/contract/legal-text.ts';
import { cartCountAtom } from '#shop/state/cart/cart.ts';
import { peekAtom, storeAtom } from '#shop/state/resources.ts';
import * as words from '#words/shell.ts';

/** The words of a page for tabs, search engines and screen readers (S9). */
export interface PageWords {
  title: string;
  description: string;
  /** The page's canonical path; null for pages that search engines must not list. */
  canonical: string | null;
  /** The picture that social networks and messengers show for the page, 1200 × 630. */
  image: string | null;
}

/** The words of a page, from the data known so far. */
export function pageWordsAtom(view: PageView): Atom<PageWords> {
  return atom((get) => {
    const store = get(storeAtom);
    const company = store.base_account.company_display_name;
    const experience = view.page === 'experience' ? get(peekAtom(experienceResource(view.id))) : undefined;
    if (view.page === 'home') return homeWords(store, view.listing);
    if (experience) {
      return {
        title: `${experience.title} · ${company}`,
        description: experience.short_description,
        canonical: hrefTo.experience(experience.slug),
        image: cardOf(experience.image),
      };
    }
    if (view.page === 'legal') {
      const kind = view.id as LegalKind;
      const title = words.legal[kind];
      const canonical = lazyHref.legal(kind);
      return { title: `${title} · ${company}`, description: words.aboutLegal(company), canonical, image: null };
    }
    const { title, about } = plainWords[view.page];
    // Search engines may list the plain pages.
    const isFound = pages[view.page].rendered && view.page !== 'experience' && view.page !== 'not-found';
    return {
      // Without lines, each step shows the empty cart.
      title: `${view.page === 'checkout' ? steps[get(cartCountAtom) === 0 ? 0 : view.step] : title} · ${company}`,
      description: about(company),
      canonical: isFound ? pages[view.page].path : null,
      image: null,
    };
  });
}

function homeWords(store: StoreInfo, listing: Listing): PageWords {
  const { categories, subcategories, keywords } = offered(store, listing);
  const chosen = [
    keywords.find(({ slug }) => slug === listing.keyword),
    subcategories.find(({ slug }) => slug === listing.subcategory),
    categories.find(({ slug }) => slug === listing.category),
  ].find(Boolean);
  const company = store.base_account.company_display_name;
  return {
    title: chosen ? `${chosen.title} · ${company}` : `${company} · ${store.title}`,
    description: store.banner_message || words.aboutHome(company),
    canonical: isPassing(listing) ? null : hrefTo.home(listing),
    image: cardOf(store.banner_picture ?? null),
  };
}

/** Whether a listing is of one visitor: of searched words, days or a party. Search engines would find endlessly many. */
function isPassing({ q, dateFrom, dateTo, party }: Listing): boolean {
  return [q, dateFrom, dateTo, party].some((it) => it !== null);
}

function cardOf(picture: Picture | null): string | null {
  return picture && picture.url.replace('{width}.{format}', 'card.jpg');
}

const steps = [words.cart, words.contact, words.payment] as const;

const plainWords: Record<
  Exclude<PageView['page'], 'home' | 'legal'>,
  { readonly title: string; readonly about: (company: string) => string }
> = {
  experience: { title: words.experience, about: words.aboutExperience },
  checkout: { title: words.cart, about: words.aboutCheckout },
  overview: { title: words.yourBookings, about: words.aboutBookings },
  wishlist: { title: words.wishlist, about: words.aboutWishlist },
  order: { title: words.booking, about: words.aboutBooking },
  success: { title: words.order, about: words.aboutOrder },
  review: { title: words.review, about: words.aboutReview },
  'cookie-policy': { title: words.cookiePolicy, about: words.aboutCookies },
  'become-supplier': { title: words.becomeSupplier, about: () => words.aboutSuppliers },
  'become-reseller': { title: words.becomeReseller, about: () => words.aboutResellers },
  'engine-api': { title: words.engineApi, about: () => words.aboutEngine },
  'not-found': { title: words.notFound, about: words.aboutNothing },
};
