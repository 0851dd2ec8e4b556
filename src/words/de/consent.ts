export const title = 'Cookies in diesem Shop';
export const text =
  'Ein notwendiges Cookie merkt sich diese Antwort. Über die anderen entscheiden Sie, für jeweils sieben Tage.';
export const more = 'Mehr erfahren';
/** The rest of it, for those who hear the link by itself. */
export const moreOf = ' über Cookies';
export const essential = 'Notwendig';
export const essentialText = 'Merkt sich diese Antwort.';
export const preferences = 'Vorlieben';
export const preferencesText = 'Merkt sich, wie Sie am liebsten stöbern.';
export const statistics = 'Statistik';
export const statisticsText = 'Zählt Besuche, um den Shop zu verbessern.';
export const marketing = 'Marketing';
export const marketingText = 'Lässt uns Ihnen auch anderswo Angebote zeigen.';
export const allowEssential = 'Nur notwendige';
export const allowSelected = 'Auswahl erlauben';
export const allowAll = 'Alle erlauben';
