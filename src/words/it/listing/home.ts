// Filters

export const filtersLabel = 'Filtra le esperienze';
export const filtersTitle = 'Filtri';
export const close = 'Chiudi';
export const category = 'Categoria';
export const allCategories = 'Tutte le categorie';
export const subcategory = 'Sottocategoria';
export const allSubcategories = 'Tutte le sottocategorie';
export const interest = 'Interesse';
export const allInterests = 'Tutti gli interessi';
export const filtersFrom = 'Disponibile dal';
export const to = 'Disponibile fino al';
export const filtersClear = 'Azzera tutto';
export const filtersShow = 'Mostra le esperienze';

export function showSome(count: number): string {
  return `Mostra ${count} ${count === 1 ? 'esperienza' : 'esperienze'}`;
}

// The bar, chips and orders

export const what = 'Cosa';
export const whatHint = 'Tour, luogo o idea';
export const party = 'Ospiti';
export const anyParty = 'Qualsiasi numero';
export const suggestions = 'Suggerimenti';
export const search = 'Cerca';

export function people(count: number): string {
  return count === 1 ? '1 ospite' : `${count} ospiti`;
}

/** The accessible name of the row of chips. */
export const quick = 'Scelte rapide';
export const quickDays = { today: 'Oggi', tomorrow: 'Domani', weekend: 'Questo weekend' };
export const sortBy = 'Ordina per';
export const sorts = {
  recommended: 'Consigliate',
  price: 'Prezzo più basso',
  duration: 'Più brevi',
  soonest: 'Prima data',
};

// Rails and the wish list

export const soonRail = 'Posti liberi oggi e domani';
export const viewedRail = 'Viste di recente';
export const wishlist = 'Lista dei desideri';
export const wishlistEmpty = 'Qui non c’è ancora nulla. Tocca il cuore di un tour per tenerlo per dopo.';
export const wishlistBrowse = 'Esplora le esperienze';

/** The accessible name of the heart button. */
export function saveTour(title: string): string {
  return `Lista dei desideri: ${title}`;
}

export function wishlistOf(count: number): string {
  return `Lista dei desideri, ${count} ${count === 1 ? 'esperienza' : 'esperienze'}`;
}

// Pagination

export const pages = 'Pagine';
export const page = 'Pagina';
export const previous = 'Pagina precedente';
export const next = 'Pagina successiva';
export const sizes = 'Esperienze per pagina';

/** Stands after a page size, for screen readers. */
export const perPage = 'per pagina';
/** In a shop that has no tours yet. */
export const nothingYet = 'Qui non c’è ancora nulla da prenotare. Torna presto a dare un’occhiata.';
export const nothing = 'Nessuna esperienza corrisponde. Prova altre date o azzera i filtri.';
export const resultsClear = 'Azzera i filtri';

/** Replaces `nothing` if visitors searched only for words. */
export function nothingFor(searched: string): string {
  return `Nessuna esperienza per “${searched}”. Prova con altre parole.`;
}

export const showAll = 'Mostra tutte le esperienze';
