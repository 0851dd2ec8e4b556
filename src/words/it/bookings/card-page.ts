export const testPage = 'Pagina di prova.';
export const noMoney = 'Qui non si muove denaro: non inserire mai una carta vera.';
export const whatYouPay = 'Cosa paghi';
export const order = (number: string) => `Ordine ${number}`;
export const payFor = (title: string) => `Paga ${title}`;
export const payByCard = 'Paga con carta';
export const pleaseCheck = 'Controlla i campi evidenziati.';
export const cardNumber = 'Numero della carta';
export const expiryDate = 'Scadenza';
export const expiryHint = 'MM / AA';
export const securityCode = 'Codice di sicurezza';
export const nameOnCard = 'Nome sulla carta';
export const pay = (amount: string) => `Paga ${amount}`;
export const cancel = 'Annulla e torna indietro';
export const openFor = (minutes: number) => `Questa pagina resta aperta ancora ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`;
export const testCards = 'Carte di prova';
export const howToTest = 'Toccane una per inserirla. Vanno bene qualsiasi data futura e qualsiasi CVC.';
export const verdicts: Readonly<Record<string, string>> = { paid: 'paga', declined: 'viene rifiutata', approval: 'chiede una conferma', slow: 'paga, lentamente', slow_declined: 'viene rifiutata, lentamente' };
export const approveTitle = 'Conferma il pagamento';
export const doYouApprove = 'Confermi questo pagamento?';
export const bankAsks = (amount: string, shop: string) => `La tua banca ti chiede di confermare ${amount} a ${shop}.`;
export const approve = 'Conferma il pagamento';
export const refuse = 'Non confermare';
export const failures: Readonly<Record<string, string>> = { declined: 'La carta è stata rifiutata. Puoi provare con un’altra.', not_approved: 'Il pagamento non è stato confermato. Riprova o usa un’altra carta.' };
export const problems = {
  onlyDigits: 'Il numero di una carta ha solo cifre.',
  shortNumber: 'Il numero della carta è incompleto.',
  wrongNumber: 'Il numero della carta non è valido.',
  noTestCard: 'Questa è una pagina di prova: usa una delle carte di prova.',
  shortDate: 'La data di scadenza è incompleta.',
  wrongMonth: 'Il mese di scadenza non è valido.',
  pastDate: 'La carta è scaduta.',
  shortCode: 'Il codice di sicurezza è incompleto.',
  noName: 'Inserisci il nome sulla carta.',
};
export const continueTo = (shop: string) => `Continua su ${shop}`;
export const returnTo = (shop: string) => `Torna a ${shop}`;
export const alreadyPaid = 'Già pagato';
export const noSecondPayment = 'Non devi pagare di nuovo.';
export const processing = 'Il pagamento è in corso';
export const fewSeconds = 'Ci vogliono pochi secondi. Puoi continuare.';
export const failed = 'Il pagamento non è riuscito';
export const bankDeclined = 'La banca ha rifiutato il pagamento. Non ti abbiamo addebitato nulla.';
export const closed = 'Questa pagina di pagamento è chiusa';
export const whyClosed = 'È rimasta aperta troppo a lungo o un’altra l’ha sostituita. Non ti abbiamo addebitato nulla.';
export const noPage = 'Questa pagina di pagamento non esiste';
export const openAgain = 'Apri di nuovo il pagamento dal negozio.';
export const toShop = 'Al negozio';
