import { plural } from '../plural.ts';

export const title = 'Uređaji';
export const add = 'Dodaj uređaj';
export const addText =
  'Skenirajte ovaj kod kamerom tableta. Ili ondje otvorite pult, dodirnite „Postavi zajednički tablet” i upišite znakove. Vrijedi deset minuta i samo jednom.';
export const name = 'Ime uređaja';
export const nameHint = 'Na primjer: tablet na gatu';
export const noName = 'Dajte uređaju ime.';
export const rename = 'Preimenuj';
export function renameOf(name: string): string {
  return `Preimenuj ${name}`;
}
export const saveName = 'Spremi ime';
export function lease(departure: string, places: number): string {
  return `${departure}: rezervirano ${places} ${plural(places, 'mjesto', 'mjesta', 'mjesta')}`;
}
export const role = 'Ovaj uređaj smije';
export const roles: Readonly<Record<string, string>> = {
  guide: 'propuštati goste (vodič)',
  agent: 'propuštati goste i prodavati (agent)',
  manager: 'sve osim upravljanja timom (voditelj)',
};
export const showCode = 'Pokaži kod';
export const codeLabel = 'QR kod koji postavlja uređaj';
export function validUntil(time: string): string {
  return `Vrijedi do ${time}`;
}
export const done = 'Gotovo';
export const shared = 'Zajednički uređaj';
export const own = 'Prijavljen';
export function lastContact(time: string): string {
  return `Zadnja veza ${time}`;
}
export const revoke = 'Ukloni';
export const revokeTitle = 'Ukloniti ovaj uređaj?';
export function revoked(name: string): string {
  return `${name} je uklonjen. Pri sljedećoj vezi najprije šalje što još nije poslano, a zatim sve briše. Za ponovnu upotrebu dodajte ga opet.`;
}
export function revokeLeased(places: number): string {
  return `Za ovaj uređaj ${plural(places, 'odvojeno je', 'odvojena su', 'odvojeno je')} ${places} ${plural(places, 'mjesto', 'mjesta', 'mjesta')}, a možda ${plural(places, 'ga', 'ih', 'ih')} je prodao nakon zadnje veze. Odmah ${plural(places, 'ga', 'ih', 'ih')} opet svi mogu rezervirati.`;
}
export const isThis = 'Ovaj uređaj';
export const none = 'Nijedan uređaj nije prijavljen.';
export const needsNetwork = 'Za popis uređaja potrebna je mreža.';
export const failed = 'Nije uspjelo. Pokušajte ponovno.';
export const loading = 'Učitavanje uređaja …';
