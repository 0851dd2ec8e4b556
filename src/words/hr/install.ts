// Install hint

export const label = 'Instaliranje trgovine';

export function title(company: string): string {
  return `${company} na vašem početnom zaslonu`;
}

export const text = 'Otvara se i bez mreže, s vašom košaricom i vašim rezervacijama.';
export const tapBefore = 'Dodirnite';
export const share = 'Dijeli';
export const tapBetween = ', a zatim';
export const addToHomeScreen = 'Dodaj na početni zaslon';
export const gotIt = 'U redu';
export const install = 'Instaliraj';
export const notNow = 'Ne sada';

// Version notice

export const newer = 'Nova inačica je spremna';
export const required = 'S ovom inačicom trgovine više se ne može rezervirati';
export const reload = 'Učitaj ponovno';

// Pull to refresh

export const refreshing = 'Osvježavamo …';
export const refreshed = 'Sve što vidite je ažurno.';

// Shortcuts

export const browse = 'Pregled';
export const cart = 'Košarica';
export const bookings = 'Vaše rezervacije';
