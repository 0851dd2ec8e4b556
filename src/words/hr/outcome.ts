// Success page

export const yourOrder = 'Vaša narudžba';
export const asLastKnown =
  'Trenutačno se ne možemo povezati. Ovo je zadnje što znamo o vašoj narudžbi; provjeravamo i dalje.';
export const outOfReach =
  'Trenutačno se ne možemo povezati pa ne možemo prikazati vašu narudžbu. Ako ste platili, vaša je uplata sigurna; provjeravamo i dalje.';
export const unknown = 'Ne možemo pronaći ovu narudžbu';
export const unknownWhy = 'Poveznica je možda nepotpuna. Rezervacije s ovog uređaja naći ćete pod „Vaše rezervacije”.';
export const bookAgain = 'Rezerviraj ponovno';
export const seeBooking = 'Pogledaj rezervaciju';

export function order(number: string): string {
  return `Narudžba ${number}`;
}

export function mailed(email: string): string {
  return `Sve što trebate stiže na ${email}.`;
}

// Outcome

export const bookedTitle = 'Rezervirano! Vidimo se.';

// A date ends with a full stop of its own, so no sentence ends with one.
export function bookedToPayLater(owed: string, by: string | null): string {
  return `Rezervacija je potvrđena. ${by ? `Do ${by} platite` : 'Kasnije plaćate'} ${owed}.`;
}

export function bookedInPart(paid: string, owed: string, by: string | null): string {
  return `Platili ste ${paid}. Preostalih ${owed} ${by ? `platite do ${by}` : 'plaćate kasnije.'}`;
}

export function bookedAndPaid(paid: string): string {
  return `Platili ste ${paid}. Sve je spremno!`;
}

export function wasOn(when: string): string {
  return `Održano ${when}`;
}

export const overTitle = 'Nadamo se da ste uživali';
export const thanks = 'Hvala vam na dolasku!';

export function leftToPay(owed: string, by: string | null): string {
  return `Preostaje platiti ${owed}${by ? ` (rok je bio ${by})` : ''}.`;
}

export const reservedTitle = 'Mjesta su rezervirana za vas';

export function reserved(owed: string, until: string | null): string {
  return `${until ? `Do ${until} platite` : 'Platite'} nam ${owed}. Nakon uplate rezervacija je potvrđena.`;
}

export function leftForLater(money: string, by: string | null): string {
  return by ? `Preostalih ${money} platite do ${by}` : `Preostalih ${money} plaćate kasnije.`;
}

export const confirmingTitle = 'Potvrđujemo vašu uplatu';
export const confirming = 'Samo trenutak. Stranicu možete i zatvoriti; javit ćemo vam se e-poštom.';

export const unfinishedTitle = 'Plaćanje nije dovršeno';

export function unfinished(until: string | null): string {
  return `Stranica za plaćanje još je otvorena, a mjesta čuvamo za vas${until ? ` do ${until}` : ''}.`;
}

export const failedTitle = 'Plaćanje nije uspjelo';
export const abandonedTitle = 'Plaćanje je prekinuto';
export const nothingCharged = 'Ništa nije naplaćeno.';

export function stillHeld(until: string | null): string {
  return `Mjesta još čuvamo za vas${until ? ` do ${until}` : ''}.`;
}

export const expiredTitle = 'Vrijeme za plaćanje je isteklo';
export const expired = 'Ništa nije naplaćeno. Vaša su mjesta oslobođena.';
export const expiredAndPaidBack = 'Uplata je stigla kad mjesta više nije bilo. Vratili smo vam cijeli iznos.';

export const cancelledTitle = 'Ova je narudžba otkazana';
export const nothingLeftToPay = 'Više nema ništa za platiti.';

export function goesBack(money: string): string {
  return `Vraćamo vam ${money} istim načinom plaćanja.`;
}

export function isRetained(money: string): string {
  return `Prema uvjetima otkazivanja ne vraćamo ${money}.`;
}

export function questionsAt(email: string): string {
  return `Imate pitanja? Pišite na ${email}.`;
}

// Manual payment

export const manualTitle = 'Kako platiti';
export const reference = 'Poziv na broj';

// Numbered

export function copy(number: string): string {
  return `Kopiraj ${number}`;
}
