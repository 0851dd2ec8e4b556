import { plural } from '../plural.ts';

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
export const choices = { moved: 'Odabran drugi dan', cancelled: 'Odabran povrat novca' } as const;
export const guests = (count: number): string => `${count} ${plural(count, 'gost', 'gosta', 'gostiju')}`;
export const several = (count: number): string => `${count} ${plural(count, 'obavijest', 'obavijesti', 'obavijesti')}`;
export const dailySubject = (count: number): string => `Od jučer: ${several(count)}`;
export const openBooking = 'Otvorite rezervaciju';
export const openCalendar = 'Otvorite dan u kalendaru';
export const openAll = 'Otvorite sve obavijesti';
export const whyEmail = (company: string): string => `Ovu poruku dobivate jer radite za tvrtku ${company}. Odaberite koje poruke želite:`;
export const loading = 'Obavijesti se učitavaju …';
export const none = 'Još nema ničega. Ovdje se pojavljuju nove rezervacije, promjene i otkazivanja.';
export const isNew = 'Novo';
export const by = (actor: string): string => `osoblje: ${actor}`;
export const byGuest = 'gost';
export const older = 'Prikaži starije';
export const preferences = 'E-pošta i ovaj uređaj';
export const toList = 'Sve obavijesti';
export const loadingPreferences = 'Vaš se odabir učitava …';
export const emails = 'Poruke e-pošte za vas';
export const emailsTo = (address: string): string => `Stižu na ${address}.`;
export const groups = { bookings: 'Nove rezervacije', changes: 'Promjene rezervacije', cancellations: 'Otkazivanja', payments: 'Uplate i povrati koji traže vašu pažnju', reviews: 'Nove recenzije' };
export const timings = (dailyAt: string) => ({ at_once: 'Odmah', daily: `Jednom dnevno, u ${dailyAt}`, off: 'Nikad' });
export const saved = 'Spremljeno.';
export const shared = 'Ovaj je uređaj zajednički. Svoje poruke odaberite na vlastitom telefonu ili računalu.';
export const device = 'Obavijesti na ovom uređaju';
export const deviceText = 'Poruka na zaslonu za svaku rezervaciju, promjenu i otkazivanje, i dok je pult zatvoren.';
export const turnOn = 'Uključi';
export const turnOff = 'Isključi';
export const isOn = 'Ovaj uređaj prikazuje poruke.';
export const blocked = 'Preglednik blokira poruke s ove stranice. Dopustite obavijesti za ovu stranicu u postavkama preglednika pa ponovno otvorite ovaj prikaz.';
export const install = 'Na iPhoneu i iPadu poruke traže instalirani pult: dodirnite „Dijeli”, zatim „Dodaj na početni zaslon” i otvorite pult odande.';
export const unsupported = 'Ovaj preglednik ne može prikazivati poruke.';
export const failed = 'Nije uspjelo. Pokušajte ponovno.';
