export const title = 'Cookie';
export const text =
  'Usiamo un solo cookie essenziale, per ricordare la tua scelta. Gli altri sono facoltativi: te lo chiediamo di nuovo tra 7 giorni.';
export const more = 'Maggiori informazioni';
/** The rest of the link's text, for screen readers, which may read the link alone. */
export const moreOf = ' sui cookie';
export const essential = 'Essenziali';
export const essentialText = 'Ricordano la tua scelta.';
export const preferences = 'Preferenze';
export const preferencesText = 'Ricordano come preferisci navigare.';
export const statistics = 'Statistiche';
export const statisticsText = 'Contano le visite, così possiamo migliorare.';
export const marketing = 'Marketing';
export const marketingText = 'Ci permettono di mostrarti offerte altrove.';
export const allowEssential = 'Solo essenziali';
export const allowSelected = 'Solo selezionati';
export const allowAll = 'Accetta tutti';
