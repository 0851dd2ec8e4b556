export const yourOrder = 'Vaša narudžba';
export const asLastKnown =
  'Trgovina trenutačno nije dostupna. Ovo je posljednje poznato stanje vaše narudžbe; nastavljamo provjeravati.';
export const outOfReach =
  'Trgovina trenutačno nije dostupna, pa ne možemo reći kakvo je stanje vaše narudžbe. Što god ste platili, nije izgubljeno; nastavljamo provjeravati.';
export const unknown = 'Ne znamo za ovu narudžbu';
export const unknownWhy = 'Adresa je možda nepotpuna. Rezervacije s ovog uređaja naći ćete pod „Vaše rezervacije“.';
export const bookAgain = 'Rezerviraj ponovno';
export const seeBooking = 'Pogledaj rezervaciju';

export function order(number: string): string {
  return `Narudžba ${number}`;
}

export function mailed(email: string): string {
  return `Sve što trebate poslali smo na ${email}.`;
}
