import { decimal } from '../decimal.ts';

export const loading = 'Caricamento della prenotazione…';
export const back = 'Tutte le prenotazioni';
export const guest = 'Ospite';
export const phone = 'Telefono';
export const email = 'Email';
export const noContact = 'Né telefono né email.';
export const guestNote = 'Nota dell’ospite';
export const editGuest = 'Modifica il contatto';
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const save = 'Salva';
export const tours = 'Tour';
export const party = 'Gruppo';
export const names = 'Ospiti';
export const pickup = 'Prelievo';
export const extras = 'Extra';
export const price = 'Prezzo';
export const attendance = { expected: 'Non ancora qui', checked_in: 'Check-in fatto', no_show: 'Assenti', cancelled: 'Annullato' } as const;
export const move = 'Cambia tour, giorno o gruppo';
export const cancelTour = 'Annulla questo tour';
export const cancelBooking = 'Annulla la prenotazione';
export const money = 'Pagamenti';
export const total = 'Totale';
export const paid = 'Pagato';
export const refunded = 'Rimborsato';
export const due = 'Da pagare';
export const overdue = 'Scaduto';
export const paymentOf = { payment: 'Pagamento', refund: 'Rimborso', correction: 'Correzione' } as const;
export const paymentStates = {
  open: 'in attesa dell’ospite',
  processing: 'in fase di conferma',
  paid: 'pagato',
  failed: 'non riuscito',
  expired: 'scaduto',
  cancelled: 'annullato',
  owed: 'in arrivo sulla carta',
  sent: 'inviato alla carta',
  done: 'restituito',
  replaced: 'restituito invece a mano',
  undone: 'annullato',
  corrected: 'il pagamento era un errore',
} as const;
export const noPayments = 'Ancora nessun pagamento.';
export const methods: { readonly [method: string]: string } = { '1': 'a mano', '2': 'con carta online', cash: 'in contanti', card_terminal: 'con il POS', bank_transfer: 'con bonifico' };
export const takePayment = 'Registra un pagamento';
export const amount = 'Importo';
export const how = 'Come';
export const cash = 'Contanti';
export const link = 'Link di pagamento per l’ospite';
export const take = (sum: string): string => `Incassa ${sum}`;
export const makeLink = (sum: string): string => `Crea un link per ${sum}`;
export const linkText = 'Invia questo link all’ospite. La prenotazione mostra il pagamento appena arriva.';
export const copyLink = 'Copia il link';
export const copied = 'Copiato';
export const note = 'Nota';
export const owed = 'Da restituire a mano';
export const toGiveBack = (sum: string): string => `Da restituire a mano: ${sum}`;
export const giveBack = 'Restituisci a mano';
export const giveBackHint = 'L’ospite non ha ancora questi soldi. Prima restituiscili, ad esempio in contanti o con bonifico. Poi segnalo qui.';
export const cashReturned = (sum: string): string => `Ho restituito ${sum}`;
export const cancelHint = 'I posti sono subito liberi per altri.';
export const guestGetsEmail = 'L’ospite riceve un’email.';
export const policyPays = (sum: string, percent: number): string => `Secondo le condizioni di cancellazione si rimborsano ${sum} (${decimal(percent)}%). Puoi cambiare l’importo.`;
export const policyTooLate = 'Secondo le condizioni di cancellazione non si rimborsa più nulla. Puoi comunque rimborsare.';
export const nothingPaid = 'Non è stato pagato nulla, quindi non si rimborsa nulla.';
export const refundAmount = 'Rimborsa';
export const refundAll = (amount: string): string => `Restituisci tutto: ${amount}`;
export const mostRefund = (sum: string): string => `Al massimo ${sum}.`;
export const cancelAndPayBack = (sum: string): string => `Annulla e rimborsa ${sum}`;
export const cancelWithoutRefund = 'Annulla senza rimborso';
export const day = 'Giorno';
export const start = 'Inizio';
export const chooseStart = 'Scegli un orario';
export const noStarts = 'Nessuna partenza in questo giorno.';
export const free = (places: number): string => (places === 1 ? '1 posto libero' : `${places} posti liberi`);
export const findPrice = 'Mostra il nuovo prezzo';
export const newPrice = (before: string, after: string): string => `Prima ${before}, dopo ${after}.`;
export const moveDue = (sum: string): string => `Restano da pagare ${sum}.`;
export const moveNow = 'Cambia la prenotazione';
export const moveAndPayBack = (sum: string): string => `Cambia e rimborsa ${sum}`;
export const emails = 'Email';
export const noEmails = 'Ancora nessuna email inviata.';
export const emailKinds: { readonly [kind: string]: string } = {
  reserved: 'posti riservati',
  expired: 'posti non più riservati',
  confirmed: 'conferma con i voucher',
  moved: 'modifica della prenotazione',
  changed: 'tour annullato',
  cancelled: 'prenotazione annullata',
  reminder: 'promemoria',
  rest_paid: 'pagamento ricevuto',
  rest_due: 'saldo da pagare',
  refunded: 'rimborso',
  link: 'link alla prenotazione',
  departure_cancelled: 'partenza annullata',
  message: 'messaggio dello shop',
};
export const emailTo = (address: string | undefined): string => (address ? `a ${address}` : '');
export const resend = 'Invia di nuovo la conferma';
export const resent = 'La conferma è in arrivo.';
export const staffNote = 'Nota del team';
export const saveNote = 'Salva la nota';
export const history = 'Cronologia';
export const who = { guest: 'L’ospite', shop: 'Lo shop', staff: 'Qualcuno del team' } as const;
export const events = {
  placed: (name: string, total: string) => `${name} ha creato la prenotazione da ${total}`,
  status: (name: string, status: string) => `${name} ha impostato lo stato della prenotazione: “${status}”`,
  payment: (name: string, sum: string, how: string) => `${name} ha incassato ${sum} ${how}`,
  guestPaid: (sum: string) => `L’ospite ha pagato ${sum} con carta`,
  payment_link: (name: string, sum: string) => `${name} ha creato un link di pagamento per ${sum}`,
  refund: (name: string, sum: string) => `${name} ha rimborsato ${sum} sulla carta`,
  cardRefund: (sum: string) => `Rimborso di ${sum} sulla carta`,
  gaveBack: (name: string, sum: string, how: string) => `${name} ha restituito ${sum} ${how}`,
  corrected: (name: string, sum: string, how: string) => `${name} ha annullato un pagamento di ${sum} ${how}`,
  refund_failed: (sum: string, why: string) => `Il rimborso di ${sum} non è arrivato${why && `: ${why}`}`,
  disputed: (sum: string) => `La banca dell’ospite contesta ${sum}`,
  dispute_won: (sum: string) => `La contestazione di ${sum} è vinta: il denaro è tornato`,
  cancelled: (name: string) => `${name} ha annullato la prenotazione`,
  line_cancelled: (name: string, title: string) => `${name} ha annullato “${title}”`,
  moved: (name: string, title: string, before: string, after: string) => `${name} ha cambiato “${title}”: prima ${before}, ora ${after}`,
  attendance: (name: string, title: string, to: string) => `${name} ha segnato “${title}” come “${to}”`,
  contact: (name: string, contact: string) => `${name} ha cambiato il contatto${contact && `: ${contact}`}`,
  note: (name: string, note: string) => `${name} ha scritto una nota${note && `: ${note}`}`,
  guests: (name: string, title: string) => `${name} ha cambiato gli ospiti di “${title}”`,
  emailed: (kinds: string) => `Email inviata: ${kinds}`,
  redacted: () => 'I dati personali sono stati eliminati',
} as const;
export const people = (number: number): string => (number === 1 ? '1 ospite' : `${number} ospiti`);
export const noHistory = 'Questa prenotazione è più vecchia della sua cronologia.';
export const cancelled = 'Annullata.';
export const goesToCard = (sum: string): string => `Rimborso di ${sum} sulla carta.`;
export const goesBack = (sum: string): string => `Rimborso di ${sum} con lo stesso metodo del pagamento.`;
export const changed = 'La prenotazione è cambiata.';
export const taken = (sum: string, how: string): string => `Hai incassato ${sum} ${how}.`;
export const noted = 'Il rimborso è segnato come restituito.';
export const saved = 'Salvato.';
