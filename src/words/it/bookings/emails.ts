/** @param name  the first name; '' if it is not known @param headline  'la tua prenotazione è confermata!' */
export const heading = (name: string, headline: string): string => (name === '' ? headline.charAt(0).toUpperCase() + headline.slice(1) : `Ciao ${name}, ${headline}`);
export const hello = (name: string): string => (name === '' ? 'Ciao' : `Ciao ${name}`);
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
export const andMore = (title: string, more: number): string => `${title} + ${more} ${more === 1 ? 'altra' : 'altre'}`;
export const yourOrder = 'il tuo ordine';
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
export const yourNumber = (number: string): string => `Il tuo numero di prenotazione è ${number}.`;
export const showTicket = 'Quando arrivi ti basta mostrare il codice QR, sul telefono o su carta.';
export const keepTicket = 'Niente rete quel giorno? Apri la prenotazione e salva il biglietto come immagine, oppure aggiungi la pagina alla schermata Home. Safari elimina le prenotazioni salvate dopo 7 giorni senza visite; il link in questa email riporta la tua.';
export const onTheDay = 'Ecco tutto quello che ti serve per il giorno del tour.';
export const asItIsNow = 'Ecco la tua prenotazione aggiornata.';
export const theRest = 'Il resto della prenotazione rimane com’è:';
export const partCancelled = (number: string): string => `Abbiamo annullato questa parte della tua prenotazione ${number}:`;
export const heldUntil = (until: string | null): string => (until ? `Ti teniamo i posti fino a ${until}.` : 'Ti teniamo i posti.');
export const payByCard = (sum: string): string => `Paga ${sum} con carta. Appena arriva il pagamento ti mandiamo la conferma via email; i posti non pagati tornano liberi.`;
/** @param way  how the guest pays, such as 'Bonifico bancario'; null if it is not known */
export const payTo = (sum: string, shop: string, way: string | null): string => `Paga ${sum} a ${shop}${way ? ` (${way})` : ''}. Appena arriva il pagamento ti mandiamo la conferma via email; i posti non pagati tornano liberi.`;
export const howToPay = 'Come pagare';
export const reference = (number: string): string => `Causale: ${number}`;
export const expired = (number: string): string => `Il tempo per pagare la prenotazione ${number} è scaduto e abbiamo liberato i tuoi posti. Non devi pagare nulla.`;
export const cancelled = (number: string): string => `Abbiamo annullato la tua prenotazione ${number}:`;
export const noRefund = 'Non è previsto alcun rimborso.';
export const refund = (sum: string): string => `Ti rimborsiamo ${sum} sul metodo di pagamento che hai usato. Può volerci qualche giorno.`;
export const refundOf = (number: string): string => `Questo rimborso è per la tua prenotazione ${number}.`;
export const paidBack = {
  notChanged: 'Il pagamento è arrivato quando i nuovi posti non c’erano più: la prenotazione è rimasta com’era.',
  abandoned: 'Il pagamento è arrivato dopo la rinuncia alla modifica: la prenotazione è rimasta com’era.',
  cancelled: 'Il pagamento è arrivato quando la prenotazione era già annullata.',
  tooLittle: 'Il pagamento era inferiore all’importo richiesto.',
  notSold: 'Il pagamento è arrivato quando il tour non era più in vendita.',
  gone: 'Il pagamento è arrivato quando i posti non c’erano più.',
};
export const paidBackInFull = 'Ti rimborsiamo l’intero importo.';
export const received = (number: string): string => `Grazie per il pagamento della prenotazione ${number}.`;
export const paidInFull = (number: string): string => `Grazie! La tua prenotazione ${number} è pagata per intero.`;
export const pleasePay = (sum: string, number: string, by: string | null): string => `Paga il saldo di ${sum} per la tua prenotazione ${number}${by ? ` entro ${by}` : ''}.`;
export const hereIsTheLink = (number: string): string => `Hai chiesto il link alla tua prenotazione ${number}.`;
export const total = 'Totale';
export const paid = 'Pagato';
export const toPayNow = 'Da pagare ora';
export const due = 'Ancora da pagare';
export const later = (by: string | null): string => (by ? `Più tardi, entro ${by}` : 'Più tardi');
export const dueBy = (by: string): string => `Ancora da pagare entro ${by}`;
export const seeBooking = 'Vedi la prenotazione';
export const bookAgain = 'Prenota di nuovo';
export const choose = 'Scegli il rimborso o un altro giorno';
export const pay = (sum: string): string => `Paga ${sum}`;
export const payRest = (sum: string): string => `Paga il saldo di ${sum}`;
export const movedByUs = 'Abbiamo dovuto spostare il tuo tour a un’altra partenza. Il prezzo non cambia.';
export const reservationEnded = 'I tuoi posti non sono più riservati e non devi pagare nulla.';
export const chooseDay = 'Scegli un altro giorno allo stesso prezzo, oppure annulla. Per questo tour non hai pagato nulla.';
export const chooseRefund = (sum: string): string => `A te la scelta: un rimborso completo (${sum}) o un altro giorno allo stesso prezzo.`;
export const otherwiseRefund = (until: string): string => `Hai tempo fino a ${until}. Se entro allora non ti sentiamo, ti rimborsiamo.`;
export const otherwiseEnds = (until: string): string => `Hai tempo fino a ${until}. Se entro allora non ti sentiamo, annulliamo la prenotazione.`;
export const questions = 'Domande? Ti aiutiamo volentieri:';
export const booking = (number: string): string => `Prenotazione ${number}`;
export const legal = { imprint: 'Note legali', terms: 'Condizioni', privacy: 'Privacy' };
export const qrCode = 'Codice QR';
export const partPayment = (what: string, total: string): string => `${what} (pagamento parziale, totale ${total})`;
export const changeTo = (title: string, when: string): string => `${title}: modifica a ${when}`;
