export const title = 'Kolačići u ovoj trgovini';
export const text = 'Jedan nužni kolačić pamti ovaj odgovor. O ostalima odlučujete vi, svaki put na sedam dana.';
export const more = 'Više informacija';
/** The rest of it, for those who hear the link by itself. */
export const moreOf = ' o kolačićima';
export const essential = 'Nužni';
export const essentialText = 'Pamti ovaj odgovor.';
export const preferences = 'Postavke';
export const preferencesText = 'Pamti kako volite pregledavati.';
export const statistics = 'Statistika';
export const statisticsText = 'Broji posjete kako bi trgovina bila bolja.';
export const marketing = 'Marketing';
export const marketingText = 'Omogućuje da vam ponude prikazujemo i drugdje.';
export const allowEssential = 'Dopusti nužne';
export const allowSelected = 'Dopusti odabrane';
export const allowAll = 'Dopusti sve';
