import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { StoreInfo } from '#domain/contract/catalogue.ts';
import type { Listing } from '#domain/filters.ts';
import { offered } from '#domain/filters.ts';
import type { PageView } from '#domain/pages.ts';
import { experienceResource, hrefTo, pages } from '#domain/pages.ts';
import { peekAtom } from '#state/resources.ts';
import { storeAtom } from '#state/webstore.ts';

/** What a page says of itself to tabs, search engines and screen readers (S9). */
export interface PageWords {
  title: string;
  description: string;
  /** The path under which it is known; null for pages that nobody is to find. */
  canonical: string | null;
  /** Of the picture that stands for it, if it has one. */
  image: string | null;
}

/** The words of a page, from what is known of it so far. */
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
        image: experience.image ? experience.image.url.replace('{width}', '1280').replace('{format}', 'webp') : null,
      };
    }
    const words = plainWords[view.page];
    return {
      title: `${view.page === 'checkout' ? steps[view.step] : words.title} · ${company}`,
      description: words.description(company),
      canonical: pages[view.page].rendered && view.page in found ? pages[view.page].path : null,
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
    description: store.banner_message || `Tours and activities of ${company}, to book online.`,
    canonical: hrefTo.home(listing),
    image: store.banner,
  };
}

const steps = ['Your cart', 'Contact info', 'Payment'] as const;

const plainWords: Record<
  Exclude<PageView['page'], 'home'>,
  { title: string; description: (company: string) => string }
> = {
  experience: { title: 'Experience', description: (company) => `A tour or activity of ${company}.` },
  checkout: { title: 'Your cart', description: (company) => `Book with ${company}.` },
  overview: {
    title: 'Your bookings',
    description: (company) => `What you have booked with ${company} on this device.`,
  },
  order: { title: 'Your booking', description: (company) => `A booking with ${company}.` },
  success: { title: 'Your order', description: (company) => `How your order with ${company} stands.` },
  'cookie-policy': {
    title: 'Cookie policy',
    description: (company) => `Which cookies ${company} uses, for what, and for how long.`,
  },
  'become-supplier': {
    title: 'Become a supplier',
    description: () =>
      'Sell your tours and activities with a booking engine of your own: what it is, and how to begin.',
  },
  'become-reseller': {
    title: 'Become a reseller',
    description: () =>
      "Sell other suppliers' tours and activities in a shop of your own: what it is, and how to begin.",
  },
  'engine-api': {
    title: 'Engine API',
    description: () => 'Every call of the booking engine: its path, what it takes and what it answers.',
  },
  'not-found': { title: 'Not found', description: (company) => `Nothing is at this address of ${company}.` },
};

/** Plain pages that search engines may list. */
const found = { 'cookie-policy': true, 'become-supplier': true, 'become-reseller': true, 'engine-api': true };
