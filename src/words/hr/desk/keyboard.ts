export const title = 'Tipkovnica';
export const more = 'Što rade tipke i kako ih isključiti.';
export const search = 'Pretraži';
export const newBooking = 'Nova rezervacija';
export const goTo = (screen: string): string => `Otvori: ${screen}`;
export const showKeys = 'Prikaži tipke';
export const hint = 'Tipke ne rade dok upisujete u polje, dok je otvoren dijalog i na zaslonu za skeniranje.';
export const turnOn = 'Koristi ove tipke na ovom uređaju';
