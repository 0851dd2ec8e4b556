// Greeting

/** @param name  the first name; '' if it is not known @param headline  'la tua prenotazione è confermata!' */
export function heading(name: string, headline: string): string {
  return name === '' ? headline.charAt(0).toUpperCase() + headline.slice(1) : `Ciao ${name}, ${headline}`;
}

export function hello(name: string): string {
  return name === '' ? 'Ciao' : `Ciao ${name}`;
}

// Subjects, each before the title of a tour

export const subjects = {
  booked: 'Prenotazione confermata',
  changed: 'Prenotazione modificata',
  reserved: 'Posti riservati',
  expired: 'Posti non più riservati',
  cancelled: 'Prenotazione annullata',
  refund: 'Rimborso',
  received: 'Pagamento ricevuto',
  paidInFull: 'Pagamento completo',
  due: 'Pagamento in scadenza',
  link: 'La tua prenotazione',
  today: 'Oggi',
  tomorrow: 'Domani',
  soon: 'A presto',
  notTakingPlace: 'Il tuo tour è annullato',
};

export function andMore(title: string, more: number): string {
  return `${title} + ${more} ${more === 1 ? 'altra' : 'altre'}`;
}

export const yourOrder = 'il tuo ordine';

// News, each after a greeting

export const headlines = {
  booked: 'la tua prenotazione è confermata!',
  moved: 'la tua prenotazione è cambiata',
  changed: 'una parte della tua prenotazione è annullata',
  reserved: 'ti teniamo i posti',
  expired: 'i tuoi posti non sono più riservati',
  cancelled: 'la tua prenotazione è annullata',
  refund: 'il tuo rimborso è in arrivo',
  received: 'abbiamo ricevuto il tuo pagamento',
  paidInFull: 'la tua prenotazione è pagata per intero',
  due: 'c’è un pagamento da fare',
  link: 'ecco il link alla tua prenotazione',
  today: 'ci siamo, è oggi!',
  tomorrow: 'a domani!',
  soon: 'a presto!',
  notTakingPlace: 'ci dispiace, il tuo tour è annullato',
};

// Text

export function yourNumber(number: string): string {
  return `Il tuo numero di prenotazione è ${number}.`;
}

export const showTicket = 'Quando arrivi ti basta mostrare il codice QR, sul telefono o su carta.';
export const keepTicket =
  'Niente rete quel giorno? Apri la prenotazione e salva il biglietto come immagine, oppure aggiungi la pagina alla schermata Home. Safari elimina le prenotazioni salvate dopo 7 giorni senza visite; il link in questa email riporta la tua.';
export const onTheDay = 'Ecco tutto quello che ti serve per il giorno del tour.';
export const asItIsNow = 'Ecco la tua prenotazione aggiornata.';
export const theRest = 'Il resto della prenotazione rimane com’è:';

export function partCancelled(number: string): string {
  return `Abbiamo annullato questa parte della tua prenotazione ${number}:`;
}

export function heldUntil(until: string | null): string {
  return until ? `Ti teniamo i posti fino a ${until}.` : 'Ti teniamo i posti.';
}

export function payByCard(sum: string): string {
  return `Paga ${sum} con carta. Appena arriva il pagamento ti mandiamo la conferma via email; i posti non pagati tornano liberi.`;
}

/** @param way  how the guest pays, such as 'Bonifico bancario'; null if it is not known */
export function payTo(sum: string, shop: string, way: string | null): string {
  return `Paga ${sum} a ${shop}${way ? ` (${way})` : ''}. Appena arriva il pagamento ti mandiamo la conferma via email; i posti non pagati tornano liberi.`;
}

export const howToPay = 'Come pagare';

export function reference(number: string): string {
  return `Causale: ${number}`;
}

export function expired(number: string): string {
  return `Il tempo per pagare la prenotazione ${number} è scaduto e abbiamo liberato i tuoi posti. Non devi pagare nulla.`;
}

export function cancelled(number: string): string {
  return `Abbiamo annullato la tua prenotazione ${number}:`;
}

export const noRefund = 'Non è previsto alcun rimborso.';

export function refund(sum: string): string {
  return `Ti rimborsiamo ${sum} sul metodo di pagamento che hai usato. Può volerci qualche giorno.`;
}

export function refundOf(number: string): string {
  return `Questo rimborso è per la tua prenotazione ${number}.`;
}

/** The reasons why a payment is paid back, by the code of its failure. */
export const paidBack = {
  notChanged: 'Il pagamento è arrivato quando i nuovi posti non c’erano più: la prenotazione è rimasta com’era.',
  abandoned: 'Il pagamento è arrivato dopo la rinuncia alla modifica: la prenotazione è rimasta com’era.',
  cancelled: 'Il pagamento è arrivato quando la prenotazione era già annullata.',
  tooLittle: 'Il pagamento era inferiore all’importo richiesto.',
  notSold: 'Il pagamento è arrivato quando il tour non era più in vendita.',
  gone: 'Il pagamento è arrivato quando i posti non c’erano più.',
};
export const paidBackInFull = 'Ti rimborsiamo l’intero importo.';

export function received(number: string): string {
  return `Grazie per il pagamento della prenotazione ${number}.`;
}

export function paidInFull(number: string): string {
  return `Grazie! La tua prenotazione ${number} è pagata per intero.`;
}

export function pleasePay(sum: string, number: string, by: string | null): string {
  return `Paga il saldo di ${sum} per la tua prenotazione ${number}${by ? ` entro ${by}` : ''}.`;
}

export function hereIsTheLink(number: string): string {
  return `Hai chiesto il link alla tua prenotazione ${number}.`;
}

// Money

export const total = 'Totale';
export const paid = 'Pagato';
export const toPayNow = 'Da pagare ora';
export const due = 'Ancora da pagare';

export function later(by: string | null): string {
  return by ? `Più tardi, entro ${by}` : 'Più tardi';
}

export function dueBy(by: string): string {
  return `Ancora da pagare entro ${by}`;
}

// Links

export const seeBooking = 'Vedi la prenotazione';
export const bookAgain = 'Prenota di nuovo';
export const choose = 'Scegli il rimborso o un altro giorno';

export function pay(sum: string): string {
  return `Paga ${sum}`;
}

export function payRest(sum: string): string {
  return `Paga il saldo di ${sum}`;
}

// Cancelled departure

export const movedByUs = 'Abbiamo dovuto spostare il tuo tour a un’altra partenza. Il prezzo non cambia.';
export const reservationEnded = 'I tuoi posti non sono più riservati e non devi pagare nulla.';
export const chooseDay =
  'Scegli un altro giorno allo stesso prezzo, oppure annulla. Per questo tour non hai pagato nulla.';

export function chooseRefund(sum: string): string {
  return `A te la scelta: un rimborso completo (${sum}) o un altro giorno allo stesso prezzo.`;
}

export function otherwiseRefund(until: string): string {
  return `Hai tempo fino a ${until}. Se entro allora non ti sentiamo, ti rimborsiamo.`;
}

export function otherwiseEnds(until: string): string {
  return `Hai tempo fino a ${until}. Se entro allora non ti sentiamo, annulliamo la prenotazione.`;
}

// Foot

export const questions = 'Domande? Ti aiutiamo volentieri:';

export function booking(number: string): string {
  return `Prenotazione ${number}`;
}

/** The links at the foot. */
export const legal = { imprint: 'Note legali', terms: 'Condizioni', privacy: 'Privacy' };

/** The text in place of the picture, if a program shows no pictures. */
export const qrCode = 'Codice QR';

// Names of payments on the card page

export function partPayment(what: string, total: string): string {
  return `${what} (pagamento parziale, totale ${total})`;
}
export function changeTo(title: string, when: string): string {
  return `${title}: modifica a ${when}`;
}
