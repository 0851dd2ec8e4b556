// Install hint

export const label = 'Instaliranje aplikacije';

export function title(company: string): string {
  return `${company} na vašem početnom zaslonu`;
}

export const text = 'Radi i bez mreže, s vašom košaricom i rezervacijama.';
export const tapBefore = 'Dodirnite';
export const share = 'Dijeli';
export const tapBetween = ', a zatim';
export const addToHomeScreen = 'Dodaj na početni zaslon';
export const gotIt = 'U redu';
export const install = 'Instaliraj';
export const notNow = 'Ne sada';

// Version notice

export const newer = 'Nova verzija je spremna';
export const required = 'Učitajte ponovno za nastavak rezervacije';
export const reload = 'Učitaj ponovno';

// Pull to refresh

export const refreshing = 'Osvježavamo …';
export const refreshed = 'Sve je osvježeno.';

// Shortcuts

export const browse = 'Pregled';
export const cart = 'Košarica';
export const bookings = 'Vaše rezervacije';
