import { atom } from 'jotai';
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

const ID = '([1-9]\\d{0,15})';
const NEW_OR_ID = '(new|[1-9]\\d{0,15})';
const anyOf = (names: readonly string[]) => `(${names.join('|')})`;
/** The pages whose address is their name. */
const plainPages = [
  ...officeScreens.flatMap(({ page }) => (page === 'settings' ? [] : page)),
  ...(['drawer', 'more', 'devices', 'conflicts', 'new-booking'] as const),
];
const settingsParts = [...settingsLists, ...settingsScreens].filter((it) => it !== 'legal');

/** Every address below `/desk` as a pattern, and the view that its parts stand for. No other list of addresses exists. */
const views: readonly (readonly [path: string, view: (...parts: (string | undefined)[]) => View])[] = [
  ['', () => ({ page: 'day', date: null })],
  ['day/(\\d{4}-\\d\\d-\\d\\d)', (date = '') => ({ page: 'day', date })],
  [`departure/${ID}`, (id) => ({ page: 'departure', id: Number(id) })],
  [`(scan|sell)(?:/${ID})?`, (page, id) => ({ page: page as 'scan' | 'sell', departure: id ? Number(id) : null })],
  [anyOf(plainPages), (page) => ({ page: page as (typeof plainPages)[number] })],
  ['bookings/(LF-[2-9A-HJ-NP-Z]{6})', (number = '') => ({ page: 'booking', number })],
  [`departures/${ID}`, (id) => ({ page: 'whole-departure', id: Number(id) })],
  ['departures/report/([\\da-f-]{36})', (id = '') => ({ page: 'departure-report', id })],
  ['notifications(?:/(preferences))?', (part) => ({ page: 'notifications', part: part ? 'preferences' : 'list' })],
  [`tours/${NEW_OR_ID}`, (id) => ({ page: 'tour', id: objectId(id), section: null })],
  [`tours/${ID}/${anyOf(tourSections)}`, (id, part) => ({ page: 'tour', id: Number(id), section: part as TourPart })],
  [`settings(?:/${anyOf(settingsParts)})?`, (part) => settingsView(part ?? null, null)],
  [`settings/${anyOf([...settingsLists, 'roles'])}/${NEW_OR_ID}`, (part, id) => settingsView(part, objectId(id))],
  [`settings/(legal)/${ID}`, (part, id) => settingsView(part, objectId(id))],
];

/** @param path  below `/desk`, with its leading slash */
export function viewAt(path: string): View {
  const address = path.split('/').filter(Boolean).join('/');
  for (const [pattern, view] of views) {
    const parts = new RegExp(`^${pattern}$`).exec(address)?.slice(1);
    if (parts) return view(...parts);
  }
  return { page: 'not-found' };
}

const objectId = (text: string | undefined) => (text === 'new' ? text : Number(text));

const settingsView = (part: string | null | undefined, id: number | 'new' | null): View => ({
  page: 'settings',
  part: part as SettingsPart | null,
  id,
});

/** The browser's history: one object for each page load. */
export const historyAtom = atom((): History => watchHistory());
