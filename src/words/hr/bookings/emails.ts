// Greeting

/** @param name  the first name; '' if it is not known @param headline  'vaša je rezervacija potvrđena!' */
export function heading(name: string, headline: string): string {
  return name === '' ? headline.charAt(0).toUpperCase() + headline.slice(1) : `Bok, ${name}, ${headline}`;
}

export function hello(name: string): string {
  return name === '' ? 'Pozdrav' : `Bok, ${name}`;
}

// Subjects, each before the title of a tour

export const subjects = {
  booked: 'Rezervacija potvrđena',
  changed: 'Rezervacija izmijenjena',
  reserved: 'Mjesta rezervirana',
  expired: 'Rezervacija istekla',
  cancelled: 'Rezervacija otkazana',
  refund: 'Povrat novca',
  received: 'Uplata primljena',
  paidInFull: 'Plaćeno u cijelosti',
  due: 'Potrebna uplata',
  link: 'Vaša rezervacija',
  today: 'Danas',
  tomorrow: 'Sutra',
  soon: 'Uskoro',
  notTakingPlace: 'Vaš je izlet otkazan',
};

export function andMore(title: string, more: number): string {
  return `${title} i još ${more}`;
}

export const yourOrder = 'vaša narudžba';

// News, each after a greeting

export const headlines = {
  booked: 'rezervacija je potvrđena!',
  moved: 'vaša je rezervacija izmijenjena',
  changed: 'dio vaše rezervacije je otkazan',
  reserved: 'vaša su mjesta rezervirana',
  expired: 'vaša je rezervacija istekla',
  cancelled: 'vaša je rezervacija otkazana',
  refund: 'vaš je povrat novca na putu',
  received: 'primili smo vašu uplatu',
  paidInFull: 'vaša je rezervacija plaćena u cijelosti',
  due: 'podsjećamo vas na uplatu',
  link: 'evo poveznice na vašu rezervaciju',
  today: 'danas je taj dan!',
  tomorrow: 'vidimo se sutra!',
  soon: 'vidimo se uskoro!',
  notTakingPlace: 'žao nam je, vaš je izlet otkazan',
};

// Text

export function yourNumber(number: string): string {
  return `Broj vaše rezervacije je ${number}.`;
}

export const showTicket = 'Pri dolasku samo pokažite QR kod, na mobitelu ili na papiru.';
export const keepTicket =
  'Bez mreže na dan izleta? Otvorite rezervaciju i spremite kartu kao sliku ili dodajte tu stranicu na početni zaslon. Safari briše spremljene rezervacije nakon 7 dana bez posjeta; poveznica iz ove poruke vraća vašu.';
export const onTheDay = 'Ovdje je sve što vam taj dan treba.';
export const asItIsNow = 'Ovako vaša rezervacija izgleda sada.';
export const theRest = 'Ostatak vaše rezervacije ostaje kakav je bio:';

export function partCancelled(number: string): string {
  return `Otkazali smo ovaj dio vaše rezervacije ${number}:`;
}

// A date ends with a full stop of its own, so a time ends each sentence.
export function heldUntil(until: string | null): string {
  return until ? `Mjesta čuvamo za vas do ${until}.` : 'Mjesta čuvamo za vas.';
}

export function payByCard(sum: string): string {
  return `Platite ${sum} karticom. Čim uplata stigne, javljamo vam potvrdu e-poštom; neplaćena mjesta se oslobađaju.`;
}

/** @param way  how the guest pays, such as 'Bank transfer'; null if it is not known */
export function payTo(sum: string, shop: string, way: string | null): string {
  return `Iznos: ${sum}. Prima: ${shop}${way ? ` (${way})` : ''}. Čim uplata stigne, javljamo vam potvrdu e-poštom; neplaćena mjesta se oslobađaju.`;
}

export const howToPay = 'Kako platiti';

export function reference(number: string): string {
  return `Poziv na broj: ${number}`;
}

export function expired(number: string): string {
  return `Rok za plaćanje rezervacije ${number} je prošao, pa smo oslobodili vaša mjesta. Ne trebate ništa platiti.`;
}

export function cancelled(number: string): string {
  return `Otkazali smo vašu rezervaciju ${number}:`;
}

export const noRefund = 'Nema povrata novca.';

export function refund(sum: string): string {
  return `Vraćamo vam ${sum} istim načinom na koji ste platili. To može potrajati nekoliko dana.`;
}

export function refundOf(number: string): string {
  return `Povrat je za vašu rezervaciju ${number}.`;
}

/** The reasons why a payment is paid back, by the code of its failure. */
export const paidBack = {
  notChanged: 'Uplata je stigla kad novih mjesta više nije bilo, pa je rezervacija ostala kakva je bila.',
  abandoned: 'Uplata je stigla nakon što ste odustali od promjene, pa je rezervacija ostala kakva je bila.',
  cancelled: 'Uplata je stigla nakon što je rezervacija otkazana.',
  tooLittle: 'Uplata je bila manja od traženog iznosa.',
  notSold: 'Uplata je stigla kad izlet više nije bio u prodaji.',
  gone: 'Uplata je stigla kad mjesta više nije bilo.',
};
export const paidBackInFull = 'Vraćamo vam cijeli iznos.';

export function received(number: string): string {
  return `Hvala na uplati za rezervaciju ${number}.`;
}

export function paidInFull(number: string): string {
  return `Hvala! Vaša je rezervacija ${number} plaćena u cijelosti.`;
}

// A date ends with a full stop of its own.
export function pleasePay(sum: string, number: string, by: string | null): string {
  return `${by ? `Do ${by} platite` : 'Platite'} preostalih ${sum} za rezervaciju ${number}.`;
}

export function hereIsTheLink(number: string): string {
  return `Zatražili ste poveznicu na rezervaciju ${number}.`;
}

// Money

export const total = 'Ukupno';
export const paid = 'Plaćeno';
export const toPayNow = 'Za platiti sada';
export const due = 'Još za platiti';

export function later(by: string | null): string {
  return by ? `Kasnije, do ${by}` : 'Kasnije';
}

export function dueBy(by: string): string {
  return `Još za platiti do ${by}`;
}

// Links

export const seeBooking = 'Pogledaj rezervaciju';
export const bookAgain = 'Rezerviraj ponovno';
export const choose = 'Odaberi povrat novca ili drugi dan';

export function pay(sum: string): string {
  return `Plati ${sum}`;
}

export function payRest(sum: string): string {
  return `Plati preostalih ${sum}`;
}

// Cancelled departure

export const movedByUs = 'Vaš smo izlet morali premjestiti na drugi termin. Cijena ostaje ista.';
export const reservationEnded = 'Rezervacija više ne vrijedi i ne trebate ništa platiti.';
export const chooseDay = 'Odaberite drugi dan po istoj cijeni ili otkažite. Za ovaj izlet niste ništa platili.';

export function chooseRefund(sum: string): string {
  return `Odaberite: povrat cijelog iznosa (${sum}) ili drugi dan po istoj cijeni.`;
}

export function otherwiseRefund(until: string): string {
  return `Rok je ${until}. Ako nam se do tada ne javite, vraćamo vam novac.`;
}

export function otherwiseEnds(until: string): string {
  return `Rok je ${until}. Ako nam se do tada ne javite, otkazat ćemo vašu rezervaciju.`;
}

// Foot

export const questions = 'Imate pitanje? Rado ćemo pomoći:';

export function booking(number: string): string {
  return `Rezervacija ${number}`;
}

/** The links at the foot. */
export const legal = { imprint: 'Impresum', terms: 'Uvjeti', privacy: 'Privatnost' };

/** The text in place of the picture, if a program shows no pictures. */
export const qrCode = 'QR kod';

// Names of payments on the card page

export function partPayment(what: string, total: string): string {
  return `${what} (djelomično plaćanje, ukupno ${total})`;
}
export function changeTo(title: string, when: string): string {
  return `${title}: promjena na ${when}`;
}
