export const title = 'Cookie-Auswahl';
export const text =
  'Ein notwendiges Cookie merkt sich Ihre Auswahl. Alle anderen sind freiwillig; nach 7 Tagen fragen wir wieder.';
export const more = 'Mehr erfahren';
/** The rest of the link's text, for screen readers, which may read the link alone. */
export const moreOf = ' über Cookies';
export const essential = 'Notwendig';
export const essentialText = 'Merkt sich Ihre Auswahl.';
export const preferences = 'Vorlieben';
export const preferencesText = 'Merkt sich, wie Sie am liebsten stöbern.';
export const statistics = 'Statistik';
export const statisticsText = 'Zählt Besuche, damit wir besser werden.';
export const marketing = 'Marketing';
export const marketingText = 'Lässt uns Ihnen auch anderswo Angebote zeigen.';
export const allowEssential = 'Nur notwendige';
export const allowSelected = 'Nur Auswahl';
export const allowAll = 'Alle erlauben';
