// Order page

export const noSuchLine = 'U ovoj narudžbi nema takve rezervacije.';
export const noSuchOrder = 'Ovdje nema takve rezervacije.';
export const notSeenHere = 'Trgovina trenutačno nije dostupna, a ova rezervacija još nije viđena na ovom uređaju.';
export const asLastSeen = 'Ovo je vaša rezervacija kakva je posljednji put viđena na ovom uređaju.';
export const bookedTogether = 'Rezervirano zajedno';
export const departureCancelled =
  'Ovaj se izlet ne održava. Otvorite poveznicu iz naše poruke: birate povrat cijelog iznosa ili drugi dan.';

// Overview page

export const storedHere = 'Rezervirano ili otvoreno na ovom uređaju. Popis je spremljen samo ovdje.';
export const past = 'Prošle rezervacije';
export const none = 'Na ovom uređaju još nema rezervacija.';
export const findSomething = 'Pronađi doživljaj';

// Find booking

export const findTitle = 'Pronađite rezervaciju';
export const how = 'Rezervirali ste na drugom uređaju? Poveznicu šaljemo na e-adresu te rezervacije.';
export const number = 'Broj rezervacije';
export const email = 'E-adresa';
export const send = 'Pošalji poveznicu';

// Find booking

export const asked = 'Ako takva rezervacija postoji, na njezinu adresu uskoro stiže poruka s poveznicom.';
export const busy = 'To se sada nije moglo zatražiti. Pokušajte ponovno za nekoliko minuta.';
export const outOfReach = 'Za to je potrebna mreža, a trgovina trenutačno nije dostupna. Ništa nije poslano.';

// Orders

export const noSuchBooking = 'Te rezervacije više nema.';
export const notStarted = 'Plaćanje se nije moglo započeti.';
export const otherEmail =
  'Ta e-adresa nije prihvaćena. Unesite onu na koju stižu poruke o ovoj rezervaciji; nakon više pokušaja pričekajte četvrt sata.';

// Booked line

export const start = 'Početak';
export const participants = 'Sudionici';
export const answers = 'Vaši odgovori';

export function pickupAt(place: string): string {
  return `Prijevoz: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Povratak: ${place}`;
}

// Line event

export function eventVoucher(number: string): string {
  return `Vaučer ${number}`;
}

export function eventPickup(place: string): string {
  return `Prijevoz: ${place}`;
}

// Voucher

export const voucher = 'Vaučer';
export const addToCalendar = 'Dodaj u kalendar';
export const print = 'Ispiši';

export function qrCode(number: string): string {
  return `QR kod vaučera ${number}`;
}

export function meetingPoint(place: string): string {
  return `Mjesto sastanka: ${place}`;
}

// Order money

export const order = 'Narudžba';
export const payAgain = 'Pokušaj platiti ponovno';

/** Before a name. */
export const bookedBy = 'Na ime';

export function payRest(amount: string): string {
  return `Plati ostatak, ${amount}`;
}

// Money rows

export const orderNumber = 'Broj narudžbe';
export const subtotal = 'Međuzbroj';
export const rowTotal = 'Ukupno';
export const paid = 'Plaćeno';
export const paidBack = 'Vraćeno';
export const due = 'Za platiti';
export const toPayNow = 'Za platiti sada';
export const leftForLater = 'Preostaje za kasnije';

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
export const confirming = 'Uplata se potvrđuje';
export const unfinished = 'Plaćanje nije dovršeno';
export const failed = 'Plaćanje nije uspjelo';
export const givenUp = 'Nije plaćeno';
export const expired = 'Isteklo';
export const cancelled = 'Otkazano';

// Shop links

export function pleaseAsk(name: string): string {
  return `Pitanja prima ${name}.`;
}

/** Before its telephone number and address. */
export function ask(name: string): string {
  return `Pitanja prima ${name}:`;
}

// Ways on

export const yourBookings = 'Vaše rezervacije';
export const backToShop = 'Natrag u trgovinu';
export const goOnToPay = 'Nastavi na plaćanje';
export const tryAgain = 'Pokušaj ponovno';
