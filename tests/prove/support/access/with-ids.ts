import type { Account } from './account.ts';

/** The ids of an account, by the names of the fields that take them. */
const idOfField: Readonly<Record<string, keyof Account['ids']>> = {
  base_account: 'account',
  account: 'account',
  seller: 'account',
  supplier: 'account',
  reseller: 'account',
  experience: 'experience',
  experience_id: 'experience',
  experiences: 'experience',
  store: 'store',
  store_id: 'store',
  images: 'filer-images',
  picture: 'filer-images',
  banner: 'filer-images',
  logo: 'filer-images',
  icon: 'filer-images',
  meeting_point: 'meeting-points',
  cancellation_policy: 'cancellation-policies',
  categories: 'category',
  extras: 'inventory-items',
  guides: 'guides',
  pricing_category: 'pricing-categories',
  customer: 'customers',
  start_time_id: 'startTime',
  pricing_rate_id: 'rate',
  default_rate: 'rate',
  rate_id: 'rate',
  pricing_option_id: 'option',
  question_id: 'booking-questions',
  departure: 'departure',
  to: 'departure',
  ids: 'departure',
  folder: 'filer-folders',
  parent: 'filer-folders',
  category: 'inventory-items-categories',
  onboarding: 'onboardings',
  role: 'role',
  user: 'user',
  device: 'device',
  hold: 'cart',
  cart_id: 'cart',
  line_id: 'line',
  cart_line_id: 'cartLine',
  of: 'lease',
  order: 'order',
};

/** A copy of a body in which each field that takes an id has that of an account. @param only  the path of the one field to change */
export function withIds(body: unknown, { ids }: Account, only: string | null = null, path = ''): unknown {
  if (Array.isArray(body)) return body.map((it, n) => replaced(it, ids, only, path, `${path}/${n}`, keyOf(path)));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, it]) => [key, replaced(it, ids, only, path, `${path}/${key}`, key)]),
  );
}

function replaced(it: unknown, ids: Account['ids'], only: string | null, within: string, path: string, key: string) {
  if (typeof it === 'object') return withIds(it, { ids } as Account, only, path);
  const name = isExtra(within, key) ? 'inventory-items' : idOfField[key];
  const isId = name !== undefined && ids[name] !== undefined && takesIds(it, key);
  return isId && (only === null || only === path) ? ids[name] : it;
}

const isExtra = (within: string, key: string) => key === 'id' && within.includes('extra_items_units');

/** Whether a value is an id: a role may also be named. */
function takesIds(it: unknown, key: string): boolean {
  return typeof it === 'number' || ['hold', 'cart_id', 'line_id', 'of', 'order'].includes(key);
}

const keyOf = (path: string) => path.split('/').at(-1) ?? '';

/** The paths of a body's fields that take an id. */
export function idFields(body: unknown, account: Account, path = ''): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, it]) => {
    const at = `${path}/${key}`;
    if (typeof it === 'object') return idFields(it, account, at);
    const own = Array.isArray(body) ? keyOf(path) : key;
    const name = isExtra(path, key) ? 'inventory-items' : idOfField[own];
    return name !== undefined && account.ids[name] !== undefined && takesIds(it, own) ? [at] : [];
  });
}
