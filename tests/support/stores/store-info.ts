import type { StoreInfo } from '#domain/contract/catalogue.ts';

/** A small store as its visitors see it: two categories, one with subcategories, one of these with an interest. */
export function aStoreInfo(over: Partial<StoreInfo> = {}): StoreInfo {
  return {
    id: 1,
    title: 'Days by the sea',
    banner_message: 'Come along.',
    banner: null,
    banner_picture: null,
    logo: null,
    categories: [
      {
        id: 1,
        slug: 'sea',
        title: 'Sea',
        children: [
          { id: 2, slug: 'kayaking', title: 'Kayaking', keywords: [{ id: 4, slug: 'sunset', title: 'Sunset' }] },
          { id: 3, slug: 'sailing', title: 'Sailing', keywords: [] },
        ],
      },
      { id: 5, slug: 'islands', title: 'Islands', children: [] },
    ],
    base_account: { company_display_name: 'Days' },
    time_zone: 'Europe/Zagreb',
    currency: 'EUR',
    social_links: [],
    accent: null,
    version: 1,
    ...over,
  };
}
