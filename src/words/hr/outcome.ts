// Success page

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

// Outcome

export const bookedTitle = 'Vidimo se!';

// A date ends with a full stop of its own, so no sentence ends with one.
export function bookedToPayLater(owed: string, by: string | null): string {
  return by ? `Rezervirano je. Do ${by} treba platiti ${owed}.` : `Rezervirano je. Kasnije treba platiti ${owed}.`;
}

export function bookedInPart(paid: string, owed: string, by: string | null): string {
  return `Rezervirano je: plaćeno je ${paid}, a ${by ? `do ${by} ` : ''}preostaje platiti ${owed}.`;
}

export function bookedAndPaid(paid: string): string {
  return `Rezervirano je i plaćeno (${paid}).`;
}

export function wasOn(when: string): string {
  return `Bilo je ${when}`;
}

export const overTitle = 'Završilo je';
export const thanks = 'Hvala vam na dolasku.';

export function leftToPay(owed: string, by: string | null): string {
  return `Preostaje platiti ${owed}${by ? ` (rok je bio ${by})` : ''}.`;
}

export const reservedTitle = 'Mjesta su rezervirana za vas';

export function reserved(owed: string, until: string | null): string {
  return `${until ? `Do ${until} platite` : 'Platite'} trgovini ${owed}. Tada se rezervacija potvrđuje.`;
}

export function leftForLater(money: string, by: string | null): string {
  return by ? `Ostatak od ${money} platite do ${by}` : `Ostatak od ${money} plaćate kasnije.`;
}

export const confirmingTitle = 'Vaša se uplata potvrđuje';
export const confirming =
  'To traje trenutak. Možete ostati ili otići: ništa se ne gubi, a ova stranica javlja čim se sazna.';

export const unfinishedTitle = 'Plaćanje nije dovršeno';

export function unfinished(until: string | null): string {
  return `Stranica za plaćanje karticom još je otvorena, a mjesta čuvamo za vas${until ? ` do ${until}` : ''}.`;
}

export const failedTitle = 'Plaćanje nije uspjelo';
export const givenUpTitle = 'Plaćanje je prekinuto';
export const nothingCharged = 'Ništa nije naplaćeno.';

export function stillHeld(until: string | null): string {
  return `Mjesta još čuvamo za vas${until ? ` do ${until}` : ''}.`;
}

export const expiredTitle = 'Vrijeme za plaćanje je isteklo';
export const expired = 'Ništa nije naplaćeno, a mjesta su opet slobodna za druge.';
export const expiredAndPaidBack = 'Uplata je stigla kad mjesta više nije bilo. Vraćena je u cijelosti.';

export const cancelledTitle = 'Ova je narudžba otkazana';
export const nothingLeftToPay = 'Više nema ništa za platiti.';

export function goesBack(money: string): string {
  return `Vraća se ${money}, istim putem kojim je plaćeno.`;
}

export function isRetained(money: string): string {
  return `Prema uvjetima otkazivanja zadržava se ${money}.`;
}

export function questionsAt(email: string): string {
  return `Na pitanja odgovaramo na adresi ${email}.`;
}

// Manual payment

export const manualTitle = 'Kako platiti';
export const reference = 'Poziv na broj';

// Numbered

export function copy(number: string): string {
  return `Kopiraj ${number}`;
}
