export const title = 'Vendi';
export const choose = 'Quale partenza?';
export const nothingAhead = 'Nessuna partenza nei prossimi giorni.';
export const nothingAheadHere = 'Su questo dispositivo non ci sono partenze successive.';
export const search = 'Tour o ora';
export const reserved = 'Riservati per questo dispositivo';
export const lastSales = 'Ultime vendite qui';
export const nothingFound = 'Nessuna partenza su questo dispositivo ha questo tour o questa ora.';
export const offlineList = 'Senza rete puoi vendere solo i posti riservati a questo dispositivo. Per riservarne serve la rete: apri una partenza e tocca “Vendi senza rete”.';
export const tomorrow = 'Domani';
export const today = 'Oggi';
export function free(count: number): string {
  if (count <= 0) return 'Al completo';
  return count === 1 ? '1 posto' : `${count} posti`;
}
export const noPrices = 'Prezzi non presenti su questo dispositivo';
export const noPricesText = 'Questo dispositivo non ha i prezzi di questo tour. Li riceve alla prossima connessione, se il tuo shop vende il tour.';
export const gone = 'Questa partenza non è su questo dispositivo.';
export const started = 'Questa partenza è già iniziata.';
export const cancelled = 'Questa partenza è annullata: non si svolge.';
export const closed = 'chiusa ai visitatori';
export const notForSale = 'Questa partenza non si può più vendere: è iniziata, o è annullata.';
export const otherDeparture = 'Un’altra partenza';
export const sellAgain = (sale: string): string => `Nuova prenotazione per ${sale}.`;
export const takenBefore = (amount: string): string => `Per questa sono stati presi ${amount}, che valgono qui.`;
export function placesHere(count: number): string {
  if (count === 0) return 'Nessuno riservato qui';
  return count === 1 ? '1 riservato qui' : `${count} riservati qui`;
}
export const more = 'Extra e prelievo';
export const guest = 'Contatto: nome, email, telefono';
export const guestHint = 'Facoltativo. Con un indirizzo, l’ospite riceve il voucher per email.';
export const guestNames = 'Nomi degli ospiti';
export const guestNamesHint = 'Facoltativi. Compaiono nella lista della partenza.';
export const guestNumber = (number: number): string => `Ospite ${number}`;
export const halfName = 'Inserisci nome e cognome di ogni ospite che indichi.';
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const email = 'Email';
export const emailWrong = 'Questo non è un indirizzo email.';
export const phone = 'Telefono';
export const tooFew = (left: number): string => (left === 1 ? 'Resta solo 1 posto.' : `Restano solo ${left} posti.`);
export const full = 'Non ci sono più posti.';
export function offlineLeft(left: number): string {
  if (left === 0) return 'Senza rete, e nessun posto è riservato a questo dispositivo. Puoi vendere di nuovo quando torna la rete.';
  return left === 1 ? 'Senza rete: 1 posto è riservato a questo dispositivo.' : `Senza rete: ${left} posti sono riservati a questo dispositivo.`;
}
export const total = 'Totale';
export const toPayment = 'Al pagamento';
export const payTitle = 'Pagamento';
export const toTake = 'Da incassare';
export const cash = 'Contanti';
export const cardOnPhone = 'Carta sul telefono dell’ospite';
export const cardNeedsNetwork = 'Per la carta serve la rete.';
export const partNow = 'Ora una parte';
export const allNow = 'Ora tutto';
export const partAmount = 'Importo da pagare ora';
export const partWrong = (most: string): string => `Inserisci un importo fino a ${most}, ad esempio 20,00.`;
export const payLater = 'Paga dopo';
export const bookFree = 'Prenota';
export const received = 'Quanto ti dà l’ospite?';
export const exact = 'Importo esatto';
export const otherAmount = 'Un altro importo';
export const takeIt = 'Incassa';
export const back = 'Indietro';
export const drawerClosed = 'La cassa è chiusa.';
export const openDrawer = 'Aprila';
export const noPlaces = 'Questi posti sono occupati. Scegli meno persone o un’altra partenza.';
export const stops = {
  clock: 'L’orologio di questo dispositivo è tornato indietro. Potrà vendere di nuovo quando è connesso.',
  over: 'Manca troppo poco all’inizio per vendere senza rete.',
  ended: 'La riserva presso il fornitore è scaduta. Collega il dispositivo e riserva di nuovo.',
};
export const notKnown = 'Lo shop non risponde. Riprova.';
export const scanToPay = 'L’ospite scansiona questo codice e paga.';
export const payCode = 'Codice della pagina di pagamento';
export const preparing = 'Apertura della pagina di pagamento…';
export const waiting = 'In attesa del pagamento…';
export const cardPaid = 'Pagato';
export const tryAgain = 'Riprova';
export const finish = 'Continua';
export const finishUnpaid = 'Continua senza pagamento';
export const sold = 'Venduto';
export const voucherCode = 'Codice del voucher';
export const change = (amount: string): string => `Resto da dare: ${amount}`;
export const stillDue = (amount: string): string => `${amount} ancora da pagare`;
export const paidSum = (amount: string): string => `Pagato: ${amount}`;
export const print = 'Stampa';
export const takePayment = 'Incassa';
export const nextSale = 'Prossima vendita';
export const mailed = (address: string): string => `Il voucher va per email a ${address}.`;
export const unsigned = 'Questo codice indica solo la prenotazione. Gli altri dispositivi non possono verificarlo senza rete. Dopo la prima connessione diventa un voucher firmato.';
export const booking = 'Prenotazione';
export const leaseTitle = 'Vendi senza rete';
export const leaseLabel = 'Posti per questo dispositivo';
export const leaseHint = 'Nessun altro può venderli fino all’inizio della partenza o finché non li restituisci.';
export const leaseUntil = (time: string): string => `Nessun altro può venderli fino a ${time}. Con la rete puoi prolungare.`;
export const leaseRenew = 'Prolunga la riserva';
export const leaseSome = (count: number): string => (count === 1 ? 'Riserva 1 posto' : `Riserva ${count} posti`);
export const leaseMore = (count: number): string => (count === 1 ? 'Riservane un altro' : `Riservane altri ${count}`);
export const giveBack = 'Restituiscili';
export function leasedHere(count: number): string {
  if (count === 0) return 'Nessun posto è ancora riservato a questo dispositivo.';
  return count === 1 ? '1 posto è riservato a questo dispositivo.' : `${count} posti sono riservati a questo dispositivo.`;
}
export const leaseOffline = 'Per riservare posti serve la rete.';
