export const title = 'Kolačići';
export const text = 'Jedan nužni kolačić pamti vaš odabir. Ostali su po želji; ponovno pitamo za 7 dana.';
export const more = 'Više informacija';
/** The rest of the link's text, for screen readers, which may read the link alone. */
export const moreOf = ' o kolačićima';
export const essential = 'Nužni';
export const essentialText = 'Pamti vaš odabir.';
export const preferences = 'Postavke';
export const preferencesText = 'Pamti kako volite pregledavati.';
export const statistics = 'Statistika';
export const statisticsText = 'Broji posjete kako bismo bili bolji.';
export const marketing = 'Marketing';
export const marketingText = 'Omogućuje da vam ponude prikazujemo i drugdje.';
export const allowEssential = 'Samo nužne';
export const allowSelected = 'Samo odabrane';
export const allowAll = 'Dopusti sve';
