import { plural } from '../plural.ts';

// Events, in the list, in emails and in messages to devices

export const kinds = {
  booked: 'Nova rezervacija',
  reserved: 'Nova rezervacija, čeka plaćanje',
  moved: 'Rezervacija promijenjena',
  cancelled: 'Otkazano',
  payment_failed: 'Uplata nije prihvaćena',
  refund_due: 'Vratite novac ručno',
  refunded_at_provider: 'Novac vraćen kod kartičnog pružatelja',
  payment_disputed: 'Uplata osporena: odgovorite kod kartičnog pružatelja',
  reviewed: 'Nova recenzija',
};
/** The choices of guests whose departure was cancelled. */
export const choices = { moved: 'Odabran drugi dan', cancelled: 'Odabran povrat novca' } as const;
export function guests(count: number): string {
  return `${count} ${plural(count, 'gost', 'gosta', 'gostiju')}`;
}
/** Several notifications in one message. */
export function several(count: number): string {
  return `${count} ${plural(count, 'obavijest', 'obavijesti', 'obavijesti')}`;
}

// Emails

export function dailySubject(count: number): string {
  return `Od jučer: ${several(count)}`;
}
export const openBooking = 'Otvorite rezervaciju';
export const openCalendar = 'Otvorite dan u kalendaru';
export const openAll = 'Otvorite sve obavijesti';
export function whyEmail(company: string): string {
  return `Ovu poruku dobivate jer radite za tvrtku ${company}. Odaberite koje poruke želite:`;
}

// NotificationsPage

export const loading = 'Obavijesti se učitavaju …';
export const none = 'Još nema ničega. Ovdje se pojavljuju nove rezervacije, promjene i otkazivanja.';
export const isNew = 'Novo';
export function by(actor: string): string {
  return `osoblje: ${actor}`;
}
export const byGuest = 'gost';
export const older = 'Prikaži starije';
export const preferences = 'E-pošta i ovaj uređaj';

// Preferences

export const toList = 'Sve obavijesti';
export const loadingPreferences = 'Vaš se odabir učitava …';
export const emails = 'Poruke e-pošte za vas';
export function emailsTo(address: string): string {
  return `Stižu na ${address}.`;
}
export const groups = {
  bookings: 'Nove rezervacije',
  changes: 'Promjene rezervacije',
  cancellations: 'Otkazivanja',
  payments: 'Uplate i povrati koji traže vašu pažnju',
  reviews: 'Nove recenzije',
};
export function timings(dailyAt: string) {
  return { at_once: 'Odmah', daily: `Jednom dnevno, u ${dailyAt}`, off: 'Nikad' };
}
export const saved = 'Spremljeno.';
export const shared = 'Ovaj je uređaj zajednički. Svoje poruke odaberite na vlastitom telefonu ili računalu.';
export const device = 'Obavijesti na ovom uređaju';
export const deviceText = 'Poruka na zaslonu za svaku rezervaciju, promjenu i otkazivanje, i dok je pult zatvoren.';
export const turnOn = 'Uključi';
export const turnOff = 'Isključi';
export const isOn = 'Ovaj uređaj prikazuje poruke.';
export const blocked =
  'Preglednik blokira poruke s ove stranice. Dopustite obavijesti za ovu stranicu u postavkama preglednika pa ponovno otvorite ovaj prikaz.';
export const install =
  'Na iPhoneu i iPadu poruke traže instalirani pult: dodirnite „Dijeli”, zatim „Dodaj na početni zaslon” i otvorite pult odande.';
export const unsupported = 'Ovaj preglednik ne može prikazivati poruke.';
export const failed = 'Nije uspjelo. Pokušajte ponovno.';
