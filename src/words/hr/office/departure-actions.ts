import { plural } from '../plural.ts';

export const buttons = { cancel: 'Otkaži ovaj polazak', move: 'Premjesti sve goste', message: 'Poruka svim gostima' } as const;
export const loading = 'Učitavanje rezervacija …';
export const reports = 'Što je dosad učinjeno';
export const noReports = 'Ovaj polazak nije otkazan ni premješten i nitko nije pisao svim gostima.';
export const leases = 'Mjesta odvojena na blagajnama';
export const noLeases = 'Nijedno mjesto nije odvojeno na blagajnama.';
export function leased(count: number, time: string): string {
  const places = `${count} ${plural(count, 'mjesto', 'mjesta', 'mjesta')}`;
  return `${places} do ${time}`;
}
export const endLease = 'Završi';
export const endLeaseHint = 'Mjesta koja je posrednik prodao, a još nije javio, vrijede samo dok ima slobodnih.';
export const cancelledHint = 'Ovaj je polazak otkazan. Gosti biraju povrat novca ili drugi dan.';
export const bookings = (count: number): string => `${count} ${plural(count, 'rezervacija', 'rezervacije', 'rezervacija')}`;
export const guests = (count: number): string => `${count} ${plural(count, 'gost', 'gosta', 'gostiju')}`;
export const nobody = 'Nitko ga nije rezervirao.';
export const goesBack = (money: string): string => `Vraća se najviše ${money}.`;
export const goesBackByHand = (sum: string): string => `Od toga ${sum} vraćate ručno: plaćeno je u gotovini, doznakom ili na terminalu.`;
export const nothingPaid = 'Za njega ništa nije plaćeno.';
export const withoutEmail = (count: number): string => `${count} ${plural(count, 'rezervacija nema', 'rezervacije nemaju', 'rezervacija nema')} adresu e-pošte. Izvješće pokazuje koga treba nazvati.`;
export const cancelHint = 'Polazak se odmah zatvara. Svaki gost dobiva jednu poruku s poveznicom i bira povrat cijelog iznosa ili drugi dan po istoj cijeni.';
export const moveHint = 'Svaki gost dobiva jednu poruku s novim vaučerom. Cijena ostaje ista.';
export const reason = 'Vaše riječi gostima (neobavezno)';
export const chooseWithin = 'Gosti mogu birati';
export const days = (count: number): string => `${count} ${plural(count, 'dan', 'dana', 'dana')}`;
export const deadlineHint = 'Nakon toga kartična plaćanja vraćaju se sama.';
export function cancelNow(count: number, money: string | null): string {
  if (count === 0) return 'Otkaži polazak';
  const who = `Otkaži ${count} ${plural(count, 'rezervaciju', 'rezervacije', 'rezervacija')}`;
  return money === null ? who : `${who}, vraća se najviše ${money}`;
}
export const moveTo = 'Premjesti na';
export const noOthers = 'Nijedan drugi polazak ovog izleta nema dovoljno mjesta. Najprije u kalendaru dodajte polazak ili mjesta.';
export const left = (places: number): string => `${places} ${plural(places, 'slobodno mjesto', 'slobodna mjesta', 'slobodnih mjesta')}`;
export const moveNow = (count: number): string => `Premjesti ${count} ${plural(count, 'rezervaciju', 'rezervacije', 'rezervacija')}`;
export const subject = 'Naslov';
export const message = 'Poruka';
export const missing = 'Unesite nešto.';
export const sendNow = (count: number): string => `Pošalji na ${count} ${plural(count, 'rezervaciju', 'rezervacije', 'rezervacija')}`;
export const kinds = { cancel: 'Otkazano', move: 'Premješteno', message: 'Poruka' } as const;
export const report = { cancel: 'Otkazan polazak', move: 'Premješten polazak', message: 'Poruka svim gostima' } as const;
export const startedBy = (name: string, when: string): string => (name ? `${name}, ${when}` : when);
export const movedTo = (when: string): string => `na ${when}`;
export const working = (done: number, count: number): string => `Gotovo: ${done} od ${count} rezervacija. Možete napustiti ovu stranicu: posao se nastavlja.`;
export function counts(open: number, done: number, failed: number): string {
  const parts = [open > 0 ? `${open} još bira` : null, `${done} riješeno`, failed > 0 ? `${failed} nije uspjelo` : null];
  return parts.filter(Boolean).join(' · ');
}
export const chooseBy = (when: string): string => `Gosti biraju do ${when}. Nakon toga kartična plaćanja vraćaju se sama.`;
export const staysByHand = (sum: string): string => `Od otvorenih rezervacija ${sum} je plaćeno u gotovini, doznakom ili na terminalu: to vraćate ručno.`;
export const show = 'Prikaži';
export const shown = { all: 'Sve', open: 'Još biraju', failed: 'Nije uspjelo', call: 'Treba nazvati' } as const;
export const none = 'Takve rezervacije nema.';
export const retry = 'Ponovi ono što nije uspjelo';
export const states = {
  waiting: 'Čeka',
  open: 'Još nije odabrao',
  notified: 'Obaviješten',
  not_notified: 'Nema adrese e-pošte',
  refunded: 'Povrat novca',
  moved: 'Drugi dan',
  released: 'Rezervacija je završila',
  gone: 'Otkazano ranije',
  failed: 'Nije uspjelo',
} as const;
export const choosers = { guest: 'odabrao gost', staff: 'odabralo osoblje', shop: 'nakon roka' } as const;
export const noEmailHint = 'Nema adrese e-pošte: nazovite.';
export const noContactHint = 'Nema ni adrese e-pošte ni broja telefona: javiti se može samo gost.';
export const giveBack = (money: string): string => `Vratite ${money} ručno`;
export const choose = 'Odaberi za gosta';
export const call = (name: string): string => `Nazovi: ${name}`;
export const chooseFor = (name: string): string => `Odabir za gosta: ${name}`;
export const moneyBack = (money: string): string => `Povrat novca: ${money}`;
export const cancelOnly = 'Otkaži: ništa nije plaćeno';
export const byHandHint = 'Što je plaćeno ručno, vraća se ručno: poslije to zabilježite na rezervaciji.';
export const anotherDay = 'Drugi dan';
export const moveGuest = 'Premjesti na ovaj dan';
export const noDays = 'Nijedan drugi dan nema dovoljno mjesta.';
