import { plural } from '../plural.ts';

// Filters

export const filtersLabel = 'Filtriranje doživljaja';
export const filtersTitle = 'Filtri';
export const close = 'Zatvori';
export const category = 'Kategorija';
export const allCategories = 'Sve';
export const subcategory = 'Potkategorija';
export const allSubcategories = 'Sve';
export const interest = 'Interes';
export const allInterests = 'Svi';
export const filtersFrom = 'Dostupno od';
export const to = 'Dostupno do';
export const filtersClear = 'Očisti';
export const filtersShow = 'Prikaži doživljaje';

export function showSome(count: number): string {
  return `Prikaži ${count} ${plural(count, 'doživljaj', 'doživljaja', 'doživljaja')}`;
}

// The bar, chips and orders

export const what = 'Što';
export const whatHint = 'Izlet, mjesto, ideja';
export const party = 'Gosti';
export const anyParty = 'Bilo koliko';
export const suggestions = 'Prijedlozi';
export const search = 'Traži';

export function people(count: number): string {
  return `${count} ${plural(count, 'gost', 'gosta', 'gostiju')}`;
}

/** The accessible name of the row of chips. */
export const quick = 'Brzi odabir';
export const quickDays = { today: 'Danas', tomorrow: 'Sutra', weekend: 'Ovaj vikend' };
export const sortBy = 'Poredaj po';
export const sorts = {
  recommended: 'Preporučeno',
  price: 'Najniža cijena',
  duration: 'Najkraće',
  soonest: 'Najskoriji termin',
};

// Rails and the wish list

export const soonRail = 'Slobodno danas i sutra';
export const viewedRail = 'Nedavno pregledano';
export const wishlist = 'Lista želja';
export const wishlistEmpty = 'Ovdje još nema ničega. Dodirnite srce na izletu da biste ga spremili za poslije.';
export const wishlistBrowse = 'Pregledaj doživljaje';

/** The accessible name of the heart button. */
export function saveTour(title: string): string {
  return `Lista želja: ${title}`;
}

export function wishlistOf(count: number): string {
  return `Lista želja, ${count} ${plural(count, 'doživljaj', 'doživljaja', 'doživljaja')}`;
}

// Pagination

export const pages = 'Stranice';
export const page = 'Stranica';
export const previous = 'Prethodna stranica';
export const next = 'Sljedeća stranica';
export const sizes = 'Doživljaja po stranici';

/** Stands after a page size, for screen readers. */
export const perPage = 'po stranici';
/** In a shop that has no tours yet. */
export const nothingYet = 'Ovdje se još ništa ne može rezervirati. Navratite uskoro ponovno.';
export const nothing = 'Nema doživljaja za odabrane filtre. Pokušajte s drugim datumima ili bez filtara.';
export const resultsClear = 'Očisti filtre';

/** Replaces `nothing` if visitors searched only for words. */
export function nothingFor(searched: string): string {
  return `Nema doživljaja za „${searched}”. Pokušajte s drugim riječima.`;
}

export const showAll = 'Prikaži sve doživljaje';
