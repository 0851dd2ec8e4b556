/** @param name  the first name; '' if it is not known @param headline  'vaša je rezervacija potvrđena!' */
export const heading = (name: string, headline: string): string => (name === '' ? headline.charAt(0).toUpperCase() + headline.slice(1) : `Bok, ${name}, ${headline}`);
export const hello = (name: string): string => (name === '' ? 'Pozdrav' : `Bok, ${name}`);
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
export const andMore = (title: string, more: number): string => `${title} i još ${more}`;
export const yourOrder = 'vaša narudžba';
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
export const yourNumber = (number: string): string => `Broj vaše rezervacije je ${number}.`;
export const showTicket = 'Pri dolasku samo pokažite QR kod, na mobitelu ili na papiru.';
export const keepTicket = 'Bez mreže na dan izleta? Otvorite rezervaciju i spremite kartu kao sliku ili dodajte tu stranicu na početni zaslon. Safari briše spremljene rezervacije nakon 7 dana bez posjeta; poveznica iz ove poruke vraća vašu.';
export const onTheDay = 'Ovdje je sve što vam taj dan treba.';
export const asItIsNow = 'Ovako vaša rezervacija izgleda sada.';
export const theRest = 'Ostatak vaše rezervacije ostaje kakav je bio:';
export const partCancelled = (number: string): string => `Otkazali smo ovaj dio vaše rezervacije ${number}:`;
// A date ends with a full stop of its own, so a time ends each sentence.
export const heldUntil = (until: string | null): string => (until ? `Mjesta čuvamo za vas do ${until}.` : 'Mjesta čuvamo za vas.');
export const payByCard = (sum: string): string => `Platite ${sum} karticom. Čim uplata stigne, javljamo vam potvrdu e-poštom; neplaćena mjesta se oslobađaju.`;
export const payTo = (sum: string, shop: string, way: string | null): string => `Iznos: ${sum}. Prima: ${shop}${way ? ` (${way})` : ''}. Čim uplata stigne, javljamo vam potvrdu e-poštom; neplaćena mjesta se oslobađaju.`;
export const howToPay = 'Kako platiti';
export const reference = (number: string): string => `Poziv na broj: ${number}`;
export const expired = (number: string): string => `Rok za plaćanje rezervacije ${number} je prošao, pa smo oslobodili vaša mjesta. Ne trebate ništa platiti.`;
export const cancelled = (number: string): string => `Otkazali smo vašu rezervaciju ${number}:`;
export const noRefund = 'Nema povrata novca.';
export const refund = (sum: string): string => `Vraćamo vam ${sum} istim načinom na koji ste platili. To može potrajati nekoliko dana.`;
export const refundOf = (number: string): string => `Povrat je za vašu rezervaciju ${number}.`;
export const paidBack = {
  notChanged: 'Uplata je stigla kad novih mjesta više nije bilo, pa je rezervacija ostala kakva je bila.',
  abandoned: 'Uplata je stigla nakon što ste odustali od promjene, pa je rezervacija ostala kakva je bila.',
  cancelled: 'Uplata je stigla nakon što je rezervacija otkazana.',
  tooLittle: 'Uplata je bila manja od traženog iznosa.',
  notSold: 'Uplata je stigla kad izlet više nije bio u prodaji.',
  gone: 'Uplata je stigla kad mjesta više nije bilo.',
};
export const paidBackInFull = 'Vraćamo vam cijeli iznos.';
export const received = (number: string): string => `Hvala na uplati za rezervaciju ${number}.`;
export const paidInFull = (number: string): string => `Hvala! Vaša je rezervacija ${number} plaćena u cijelosti.`;
// A date ends with a full stop of its own.
export const pleasePay = (sum: string, number: string, by: string | null): string => `${by ? `Do ${by} platite` : 'Platite'} preostalih ${sum} za rezervaciju ${number}.`;
export const hereIsTheLink = (number: string): string => `Zatražili ste poveznicu na rezervaciju ${number}.`;
export const total = 'Ukupno';
export const paid = 'Plaćeno';
export const toPayNow = 'Za platiti sada';
export const due = 'Još za platiti';
export const later = (by: string | null): string => (by ? `Kasnije, do ${by}` : 'Kasnije');
export const dueBy = (by: string): string => `Još za platiti do ${by}`;
export const seeBooking = 'Pogledaj rezervaciju';
export const bookAgain = 'Rezerviraj ponovno';
export const choose = 'Odaberi povrat novca ili drugi dan';
export const pay = (sum: string): string => `Plati ${sum}`;
export const payRest = (sum: string): string => `Plati preostalih ${sum}`;
export const movedByUs = 'Vaš smo izlet morali premjestiti na drugi termin. Cijena ostaje ista.';
export const reservationEnded = 'Rezervacija više ne vrijedi i ne trebate ništa platiti.';
export const chooseDay = 'Odaberite drugi dan po istoj cijeni ili otkažite. Za ovaj izlet niste ništa platili.';
export const chooseRefund = (sum: string): string => `Odaberite: povrat cijelog iznosa (${sum}) ili drugi dan po istoj cijeni.`;
export const otherwiseRefund = (until: string): string => `Rok je ${until}. Ako nam se do tada ne javite, vraćamo vam novac.`;
export const otherwiseEnds = (until: string): string => `Rok je ${until}. Ako nam se do tada ne javite, otkazat ćemo vašu rezervaciju.`;
export const questions = 'Imate pitanje? Rado ćemo pomoći:';
export const booking = (number: string): string => `Rezervacija ${number}`;
export const legal = { imprint: 'Impresum', terms: 'Uvjeti', privacy: 'Privatnost' };
export const qrCode = 'QR kod';
export const partPayment = (what: string, total: string): string => `${what} (djelomično plaćanje, ukupno ${total})`;
export const changeTo = (title: string, when: string): string => `${title}: promjena na ${when}`;
