// Order page

export const noSuchLine = 'Te rezervacije nema u ovoj narudžbi.';
export const noSuchOrder = 'Ne možemo pronaći ovu rezervaciju.';
export const notSeenHere = 'Ova rezervacija nije spremljena na ovom uređaju. Pokušajte ponovno kad budete na mreži.';
export function asLastSeen(instant: string): string {
  return `Zadnje osvježeno ${instant}, kako je spremljeno na ovom uređaju.`;
}
export const bookedTogether = 'Rezervirano zajedno';
export const departureCancelled =
  'Ovaj je izlet otkazan. Otvorite poveznicu iz naše poruke i odaberite povrat cijelog iznosa ili drugi datum.';

// Keeping the ticket

export const safariDeletes = 'Safari briše spremljene rezervacije nakon 7 dana bez posjeta.';
export const keepOnIphone =
  'Da zadržite kartu, spremite je kao sliku ili dodirnite Dijeli, a zatim Dodaj na početni zaslon. Vratit će je i poveznica iz naše e-poruke.';
export const keepInSafari = 'Da zadržite kartu, spremite je kao sliku. Vratit će je i poveznica iz naše e-poruke.';

// Overview page

export const storedHere = 'Rezervacije napravljene ili otvorene na ovom uređaju. Imate ih i u e-pošti.';
export const past = 'Prošle rezervacije';
export const none = 'Na ovom uređaju još nema rezervacija.';
export const notChecked = 'Ovu narudžbu još nismo mogli provjeriti. Vidjet ćete je ovdje čim budete na mreži.';
export const findSomething = 'Pronađi doživljaj';

// Find booking

export const findTitle = 'Pronađite rezervaciju';
export const how = 'Rezervirali ste na drugom uređaju? Poslat ćemo vam poveznicu e-poštom.';
export const number = 'Broj rezervacije';
export const email = 'E-adresa';
export const send = 'Pošalji poveznicu';

// Find booking

export const linkRequested = 'Ako pronađemo tu rezervaciju, poveznica stiže na njezinu e-adresu.';
export const busy = 'Trenutačno nismo uspjeli poslati. Pokušajte ponovno za nekoliko minuta.';
export const outOfReach = 'Trenutačno se ne možemo povezati. Pokušajte ponovno kad budete na mreži.';

// Orders

export const noSuchBooking = 'Ova rezervacija više ne postoji.';
export const notStarted = 'Nismo uspjeli pokrenuti plaćanje.';

// Booked line

export const answers = 'Vaši odgovori';

// Voucher

export const addToCalendar = 'Dodaj u kalendar';
export const saveAsPicture = 'Spremi kao sliku';
export const pictureFailed = 'Sliku nismo uspjeli izraditi. Umjesto toga snimite zaslon s kartom.';
export const print = 'Ispiši';

export function qrCode(number: string): string {
  return `QR kod vaučera ${number}`;
}

// Order money

export const order = 'Narudžba';
export const payAgain = 'Pokušaj platiti ponovno';

/** Stands before a name. */
export const bookedBy = 'Na ime';

export function payRest(amount: string): string {
  return `Plati ostatak: ${amount}`;
}

// Money rows

export const subtotal = 'Međuzbroj';
export const rowTotal = 'Ukupno';
export const paid = 'Plaćeno';
export const paidBack = 'Vraćeno';
export const due = 'Za platiti';
export const toPayNow = 'Za platiti sada';
export const leftForLater = 'Plaćate kasnije';

export function discount(code: string): string {
  return `Popust (${code})`;
}

// Due

export function dueBy(date: string): string {
  return `Platiti do ${date}`;
}

export function amountDueBy(amount: string, date: string): string {
  return `Još ${amount} do ${date}`;
}

export function amountDue(amount: string): string {
  return `Još ${amount}`;
}

// Status badge

export const booked = 'Potvrđeno';
export const completed = 'Održano';
export const reserved = 'Rezervirano, čeka uplatu';
export const confirming = 'Potvrđujemo uplatu';
export const unfinished = 'Plaćanje nije dovršeno';
export const failed = 'Plaćanje nije uspjelo';
export const abandoned = 'Nije plaćeno';
export const expired = 'Isteklo';
export const cancelled = 'Otkazano';

// Shop links

export function pleaseAsk(name: string): string {
  return `Obratite se prodavatelju: ${name}.`;
}

/** Stands before the shop's telephone number and email address. */
export function ask(name: string): string {
  return `Kontaktirajte ${name}:`;
}

// Ways on

export const yourBookings = 'Vaše rezervacije';
export const backToShop = 'Natrag na sve doživljaje';
export const goOnToPay = 'Nastavi na plaćanje';
export const tryAgain = 'Pokušaj ponovno';
