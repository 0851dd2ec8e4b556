// Filters

export const filtersLabel = 'Erlebnisse filtern';
export const filtersTitle = 'Filter';
export const close = 'Schließen';
export const category = 'Kategorie';
export const allCategories = 'Alle';
export const subcategory = 'Unterkategorie';
export const allSubcategories = 'Alle';
export const interest = 'Interesse';
export const allInterests = 'Alle';
export const filtersFrom = 'Verfügbar ab';
export const to = 'Verfügbar bis';
export const filtersClear = 'Zurücksetzen';
export const filtersShow = 'Erlebnisse zeigen';

export function showSome(count: number): string {
  return `${count} ${count === 1 ? 'Erlebnis' : 'Erlebnisse'} zeigen`;
}

// The bar, chips and orders

export const what = 'Was';
export const whatHint = 'Tour, Ort oder Idee';
export const party = 'Gäste';
export const anyParty = 'Beliebig viele';
export const suggestions = 'Vorschläge';
export const search = 'Suchen';

export function people(count: number): string {
  return count === 1 ? '1 Gast' : `${count} Gäste`;
}

/** The accessible name of the row of chips. */
export const quick = 'Schnellauswahl';
export const quickDays = { today: 'Heute', tomorrow: 'Morgen', weekend: 'Dieses Wochenende' };
export const sortBy = 'Sortieren nach';
export const sorts = {
  recommended: 'Empfohlen',
  price: 'Günstigste',
  duration: 'Kürzeste',
  soonest: 'Frühester Termin',
};

// Rails and the wish list

export const soonRail = 'Heute und morgen noch frei';
export const viewedRail = 'Zuletzt angesehen';
export const wishlist = 'Wunschliste';
export const wishlistEmpty = 'Noch ist hier nichts. Tippen Sie bei einer Tour auf das Herz, um sie sich zu merken.';
export const wishlistBrowse = 'Erlebnisse entdecken';

/** The accessible name of the heart button. */
export function saveTour(title: string): string {
  return `Wunschliste: ${title}`;
}

export function wishlistOf(count: number): string {
  return `Wunschliste, ${count} ${count === 1 ? 'Erlebnis' : 'Erlebnisse'}`;
}

// Pagination

export const pages = 'Seiten';
export const page = 'Seite';
export const previous = 'Vorherige Seite';
export const next = 'Nächste Seite';
export const sizes = 'Erlebnisse pro Seite';

/** Stands after a page size, for screen readers. */
export const perPage = 'pro Seite';
/** In a shop that has no tours yet. */
export const nothingYet = 'Hier gibt es noch nichts zu buchen. Schauen Sie bald wieder vorbei.';
export const nothing =
  'Zu Ihrer Auswahl gibt es keine Erlebnisse. Versuchen Sie andere Daten oder setzen Sie die Filter zurück.';
export const resultsClear = 'Filter zurücksetzen';

/** Replaces `nothing` if visitors searched only for words. */
export function nothingFor(searched: string): string {
  return `Keine Erlebnisse zu „${searched}“. Versuchen Sie es mit anderen Wörtern.`;
}

export const showAll = 'Alle Erlebnisse zeigen';
