import { atom } from 'jotai';
import { isUuid } from '#domain/contract/fields.ts';
import type { Permission } from '#domain/permissions.ts';
import { type History, watchHistory } from '#platform/page/location.ts';

/** The screens of the desk and their addresses, below `/desk`. */
export type View =
  | { readonly page: 'day'; readonly date: string | null }
  | { readonly page: 'departure'; readonly id: number }
  | { readonly page: 'scan'; readonly departure: number | null }
  | { readonly page: 'sell'; readonly departure: number | null }
  | { readonly page: 'drawer' }
  | { readonly page: 'more' }
  | { readonly page: 'devices' }
  | { readonly page: 'conflicts' }
  | { readonly page: 'calendar' }
  | { readonly page: 'whole-departure'; readonly id: number }
  | { readonly page: 'departure-report'; readonly id: string }
  | { readonly page: 'numbers' }
  | { readonly page: 'reviews' }
  | { readonly page: 'bookings' }
  | { readonly page: 'booking'; readonly number: string }
  | { readonly page: 'new-booking' }
  | { readonly page: 'notifications'; readonly part: 'list' | 'preferences' }
  | { readonly page: 'settings'; readonly part: SettingsPart | null; readonly id: number | 'new' | null }
  | { readonly page: 'tours' }
  | { readonly page: 'tour'; readonly id: number | 'new'; readonly section: TourPart | null }
  | { readonly page: 'not-found' };

/** The settings for tours, in the order of their list. */
export const tourLists = [
  'meeting-points',
  'guides',
  'cancellation-policies',
  'pricing-categories',
  'inventory-items',
  'booking-questions',
] as const;

/** The settings that are lists of objects. Each object has an address of its own (B9). */
export const settingsLists = [...tourLists, 'promo-codes', 'stores'] as const;
export type SettingsList = (typeof settingsLists)[number];

/** The settings beside the lists (B15). Only roles have an address for each object, and legal texts one for each shop (O5). */
export const settingsScreens = [
  'profile',
  'company',
  'team',
  'roles',
  'legal',
  'partner-requests',
  'resellers',
  'history',
  'export',
  'erasures',
  'closing',
] as const;
export type SettingsScreen = (typeof settingsScreens)[number];
export type SettingsPart = SettingsList | SettingsScreen;

/** The parts of a tour that have a page of their own. */
const tourSections = ['schedule', 'rates', 'prices', 'translations'] as const;
type TourPart = (typeof tourSections)[number];

/** The screen from which the page of a whole departure was opened: its list of guests, or null for the calendar. The link back leads there. */
export type DepartureOrigin = 'guests' | null;

/** The query parameter by which a page of translations names its language: `language` would change that of the desk. */
export const TEXT_LANGUAGE = 'text_language';

export const deskHref = {
  day: (date: string | null = null) => (date === null ? '/' : `/day/${date}`),
  departure: (id: number) => `/departure/${id}`,
  /** A booking in the list of its departure. @param line  its number. @param isPaying  whether it opens with the ways to pay */
  guest: (departure: number, line: string, isPaying = false) =>
    `/departure/${departure}?guest=${line}${isPaying ? '&pay' : ''}`,
  scan: (departure: number | null = null) => (departure === null ? '/scan' : `/scan/${departure}`),
  /** @param again  the id of a refused sale that fills the form */
  sell: (departure: number | null = null, again: string | null = null) =>
    `${departure === null ? '/sell' : `/sell/${departure}`}${again === null ? '' : `?again=${again}`}`,
  drawer: () => '/drawer',
  more: () => '/more',
  devices: () => '/devices',
  conflicts: () => '/conflicts',
  calendar: () => '/calendar',
  wholeDeparture: (id: number, from: DepartureOrigin = null) =>
    from === null ? `/departures/${id}` : `/departures/${id}?from=${from}`,
  departureReport: (id: string, from: DepartureOrigin = null) =>
    from === null ? `/departures/report/${id}` : `/departures/report/${id}?from=${from}`,
  /** The report of a departure that was cancelled, by the departure's id. */
  cancelReport: (id: number, from: DepartureOrigin = null) =>
    from === null ? `/departures/${id}?report` : `/departures/${id}?report&from=${from}`,
  numbers: () => '/numbers',
  reviews: () => '/reviews',
  bookings: () => '/bookings',
  booking: (number: string) => `/bookings/${number}`,
  tours: () => '/tours',
  newBooking: ({ tour = null, date }: { tour?: number | null; date?: string } = {}) =>
    tour === null ? '/new-booking' : `/new-booking?tour=${tour}${date === undefined ? '' : `&date=${date}`}`,
  notifications: (part: 'list' | 'preferences' = 'list') =>
    part === 'list' ? '/notifications' : `/notifications/${part}`,
  tour: (id: number | 'new', section?: TourPart) => ['/tours', id, section].filter(Boolean).join('/'),
  /** The translations of a tour into a language. */
  translations: (id: number, language: string) => `/tours/${id}/translations?${TEXT_LANGUAGE}=${language}`,
  settings: (part?: SettingsPart, id?: number | 'new') => ['/settings', part, id].filter(Boolean).join('/'),
};

/**
 * The screens of the office in the order of the navigation, each with the permission that it needs (decision 0187) and the letter that opens
 * it after `g` (B16).
 */
export const officeScreens = [
  { page: 'calendar', href: deskHref.calendar(), permission: 'bookings.read', key: 'c' },
  { page: 'bookings', href: deskHref.bookings(), permission: 'orders.read', key: 'b' },
  { page: 'tours', href: deskHref.tours(), permission: 'catalogue.write', key: 'o' },
  { page: 'numbers', href: deskHref.numbers(), permission: 'payments.read', key: 'n' },
  { page: 'reviews', href: deskHref.reviews(), permission: 'reviews.read', key: 'r' },
  { page: 'settings', href: deskHref.settings(), permission: 'bookings.read', key: 'e' },
] as const satisfies readonly { page: View['page']; href: string; permission: Permission; key: string }[];

export type OfficePage = (typeof officeScreens)[number]['page'];

/** The screen of the office that a view belongs to; null for a screen of the desk. */
export function officePageOf({ page }: View): OfficePage | null {
  const screen = parents[page] ?? page;
  return officeScreens.find((it) => it.page === screen)?.page ?? null;
}

/** The screens of the office that are one step below another. */
const parents: { readonly [page in View['page']]?: OfficePage } = {
  booking: 'bookings',
  'new-booking': 'bookings',
  tour: 'tours',
  'whole-departure': 'calendar',
  'departure-report': 'calendar',
};

/** @param path  below `/desk`, with its leading slash */
export function viewAt(path: string): View {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean);
  if (first === 'settings') return settingsAt(second, rest);
  if (first === 'tours') return tourAt(second, rest);
  if (first === 'departures' && second === 'report' && rest.length === 1 && isUuid(rest[0] ?? ''))
    return { page: 'departure-report', id: rest[0] ?? '' };
  if (rest.length > 0) return { page: 'not-found' };
  if (first === '' && second === undefined) return { page: 'day', date: null };
  if (first === 'day' && /^\d{4}-\d\d-\d\d$/.test(second ?? '')) return { page: 'day', date: second ?? null };
  const id = idIn(second);
  if (first === 'departure' && id !== null) return { page: 'departure', id };
  if (first === 'departures' && id !== null) return { page: 'whole-departure', id };
  if (first === 'scan' && (id !== null || second === undefined)) return { page: 'scan', departure: id };
  if (first === 'sell' && (id !== null || second === undefined)) return { page: 'sell', departure: id };
  if (first === 'bookings' && /^LF-[2-9A-HJ-NP-Z]{6}$/.test(second ?? ''))
    return { page: 'booking', number: second ?? '' };
  if (first === 'notifications' && (second === undefined || second === 'preferences'))
    return { page: first, part: second ?? 'list' };
  const office = officeScreens.find(({ page }) => page === first);
  if (office && office.page !== 'settings' && second === undefined) return { page: office.page };
  if (first === 'new-booking' && second === undefined) return { page: first };
  const isPlain = first === 'more' || first === 'devices' || first === 'conflicts' || first === 'drawer';
  if (isPlain && second === undefined) return { page: first };
  return { page: 'not-found' };
}

function settingsAt(name: string | undefined, [last, ...rest]: readonly string[]): View {
  const part = [...settingsLists, ...settingsScreens].find((it) => it === name) ?? null;
  const id = last === 'new' ? last : idIn(last);
  const isPage = part !== 'roles' && part !== 'legal' && settingsScreens.some((it) => it === part);
  if (part === 'legal' && typeof id !== 'number') return { page: 'not-found' };
  if (rest.length > 0 || (name !== undefined && part === null) || (last !== undefined && (id === null || isPage)))
    return { page: 'not-found' };
  return { page: 'settings', part, id };
}

function tourAt(name: string | undefined, [last, ...rest]: readonly string[]): View {
  const section = tourSections.find((it) => it === last) ?? null;
  const id = name === 'new' ? name : idIn(name);
  if (name === undefined) return { page: 'tours' };
  if (id === null || rest.length > 0 || (last !== undefined && (section === null || id === 'new')))
    return { page: 'not-found' };
  return { page: 'tour', id, section };
}

function idIn(text: string | undefined): number | null {
  return /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : null;
}

/** The browser's history: one object for each page load. */
export const historyAtom = atom((): History => watchHistory());
