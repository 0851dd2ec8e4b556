import { decimal } from '../decimal.ts';
import { plural } from '../plural.ts';

export const loading = 'Učitavanje rezervacije …';
export const back = 'Sve rezervacije';
export const guest = 'Gost';
export const phone = 'Telefon';
export const email = 'E-pošta';
export const noContact = 'Nema telefona ni e-pošte.';
export const guestNote = 'Napomena gosta';
export const editGuest = 'Promijeni kontakt';
export const firstName = 'Ime';
export const lastName = 'Prezime';
export const save = 'Spremi';
export const tours = 'Izleti';
export const party = 'Skupina';
export const names = 'Gosti';
export const pickup = 'Prijevoz';
export const extras = 'Dodaci';
export const price = 'Cijena';
export const attendance = { expected: 'Još nije stigao', checked_in: 'Prijavljen', no_show: 'Nije došao', cancelled: 'Otkazano' } as const;
export const move = 'Promijeni izlet, dan ili skupinu';
export const cancelTour = 'Otkaži ovaj izlet';
export const cancelBooking = 'Otkaži rezervaciju';
export const money = 'Novac';
export const total = 'Ukupno';
export const paid = 'Plaćeno';
export const refunded = 'Vraćeno';
export const due = 'Za naplatu';
export const overdue = 'Kasni';
export const paymentOf = { payment: 'Uplata', refund: 'Povrat', correction: 'Ispravak' } as const;
export const paymentStates = {
  open: 'čeka gosta',
  processing: 'potvrđuje se',
  paid: 'plaćeno',
  failed: 'nije uspjelo',
  expired: 'isteklo',
  cancelled: 'prekinuto',
  owed: 'na putu je na karticu',
  sent: 'poslano na karticu',
  done: 'vraćeno',
  replaced: 'umjesto toga vraćeno ručno',
  undone: 'poništeno',
  corrected: 'uplata je bila pogreška',
} as const;
export const noPayments = 'Još ništa nije plaćeno.';
export const methods: { readonly [method: string]: string } = { '1': 'ručno', '2': 'preko kartične stranice', cash: 'u gotovini', card_terminal: 'karticom na terminalu', bank_transfer: 'bankovnom doznakom' };
export const takePayment = 'Naplati';
export const amount = 'Iznos';
export const how = 'Način';
export const cash = 'Gotovina';
export const link = 'Poveznica za plaćanje';
export const take = (sum: string): string => `Naplati ${sum}`;
export const makeLink = (sum: string): string => `Izradi poveznicu za ${sum}`;
export const linkText = 'Pošaljite ovu poveznicu gostu. Uplata se vidi u rezervaciji čim stigne.';
export const copyLink = 'Kopiraj poveznicu';
export const copied = 'Kopirano';
export const note = 'Bilješka';
export const owed = 'Treba vratiti ručno';
export const toGiveBack = (sum: string): string => `Treba vratiti ručno: ${sum}`;
export const giveBack = 'Vrati ručno';
export const giveBackHint = 'Gost još nije dobio taj novac. Najprije ga vratite, na primjer u gotovini ili doznakom, a zatim to ovdje zabilježite.';
export const cashReturned = (sum: string): string => `Vraćeno je ${sum}`;
export const cancelHint = 'Mjesta su odmah slobodna za druge.';
export const guestGetsEmail = 'Gost dobiva e-poruku.';
export const policyPays = (sum: string, percent: number): string => `Prema uvjetima vraća se ${sum} (${decimal(percent)} %). Iznos možete promijeniti.`;
export const policyTooLate = 'Prema uvjetima više se ništa ne vraća. Svejedno možete vratiti novac.';
export const nothingPaid = 'Ništa nije plaćeno, pa se ništa ne vraća.';
export const refundAmount = 'Vrati';
export const refundAll = (amount: string): string => `Vrati sve: ${amount}`;
export const mostRefund = (sum: string): string => `Najviše ${sum}.`;
export const cancelAndPayBack = (sum: string): string => `Otkaži i vrati ${sum}`;
export const cancelWithoutRefund = 'Otkaži bez povrata';
export const day = 'Dan';
export const start = 'Početak';
export const chooseStart = 'Odaberite početak';
export const noStarts = 'Tog dana nema polaska.';
export const free = (places: number): string => `slobodnih mjesta: ${places}`;
export const findPrice = 'Prikaži novu cijenu';
export const newPrice = (before: string, after: string): string => `Prije ${before}, poslije ${after}.`;
export const moveDue = (sum: string): string => `Tada ostaje za naplatu ${sum}.`;
export const moveNow = 'Promijeni rezervaciju';
export const moveAndPayBack = (sum: string): string => `Promijeni i vrati ${sum}`;
export const emails = 'E-poruke';
export const noEmails = 'Još nije poslana nijedna e-poruka.';
export const emailKinds: { readonly [kind: string]: string } = {
  reserved: 'zadržana mjesta',
  expired: 'mjesta više nisu zadržana',
  confirmed: 'potvrda s vaučerima',
  moved: 'promjena rezervacije',
  changed: 'izlet otkazan',
  cancelled: 'rezervacija otkazana',
  reminder: 'podsjetnik',
  rest_paid: 'uplata primljena',
  rest_due: 'ostatak za naplatu',
  refunded: 'povrat',
  link: 'poveznica na rezervaciju',
  departure_cancelled: 'polazak otkazan',
  message: 'poruka trgovine',
};
export const emailTo = (address: string | undefined): string => (address ? `na ${address}` : '');
export const resend = 'Ponovno pošalji potvrdu';
export const resent = 'Potvrda je poslana.';
export const staffNote = 'Bilješka tima';
export const saveNote = 'Spremi bilješku';
export const history = 'Povijest';
export const who = { guest: 'Gost', shop: 'Trgovina', staff: 'Netko iz tima' } as const;
export const events = {
  placed: (name: string, total: string) => `${name}: nova rezervacija za ${total}`,
  status: (name: string, status: string) => `${name}: stanje rezervacije „${status}”`,
  payment: (name: string, sum: string, how: string) => `${name}: naplaćeno ${sum} ${how}`,
  guestPaid: (sum: string) => `Gost: plaćeno ${sum} karticom`,
  payment_link: (name: string, sum: string) => `${name}: poveznica za plaćanje ${sum}`,
  refund: (name: string, sum: string) => `${name}: povrat ${sum} na karticu`,
  cardRefund: (sum: string) => `Povrat ${sum} na karticu`,
  gaveBack: (name: string, sum: string, how: string) => `${name}: vraćeno ${sum} ${how}`,
  corrected: (name: string, sum: string, how: string) => `${name}: poništena uplata od ${sum} ${how}`,
  refund_failed: (sum: string, why: string) => `Povrat od ${sum} nije stigao${why && `: ${why}`}`,
  disputed: (sum: string) => `Banka gosta osporava ${sum}`,
  dispute_won: (sum: string) => `Spor oko ${sum} je dobiven: novac se vratio`,
  cancelled: (name: string) => `${name}: rezervacija otkazana`,
  line_cancelled: (name: string, title: string) => `${name}: otkazan izlet „${title}”`,
  moved: (name: string, title: string, before: string, after: string) => `${name}: „${title}”, prije ${before}, sada ${after}`,
  attendance: (name: string, title: string, to: string) => `${name}: „${title}”, ${to}`,
  contact: (name: string, contact: string) => `${name}: promijenjen kontakt${contact && `, ${contact}`}`,
  note: (name: string, note: string) => `${name}: bilješka${note && `, ${note}`}`,
  guests: (name: string, title: string) => `${name}: promijenjeni gosti izleta „${title}”`,
  emailed: (kinds: string) => `Poslana e-poruka: ${kinds}`,
  redacted: () => 'Osobni podaci su izbrisani',
} as const;
export const people = (number: number): string => `${number} ${plural(number, 'gost', 'gosta', 'gostiju')}`;
export const noHistory = 'Ova je rezervacija starija od svoje povijesti.';
export const cancelled = 'Otkazano.';
export const goesToCard = (sum: string): string => `${sum} vraća se na karticu.`;
export const goesBack = (sum: string): string => `${sum} vraća se na način na koji je plaćeno.`;
export const changed = 'Rezervacija je promijenjena.';
export const taken = (sum: string, how: string): string => `Primljeno ${how}: ${sum}.`;
export const noted = 'Povrat je zabilježen kao vraćen.';
export const saved = 'Spremljeno.';
