// Supplier page

export const supplierLead =
  'Tu organizzi i tour, noi li vendiamo: un negozio a tuo nome, posti che non si vendono mai due volte, e i soldi vanno a te.';

export const gets = 'Cosa ottieni';
export const supplierShop = 'Un negozio tutto tuo.';
export const supplierShopText =
  'Il tuo nome, il tuo logo, i tuoi colori, al tuo indirizzo. Si apre subito anche su un telefono con una sola tacca di segnale, e il carrello resiste se cade la connessione.';
export const supplierPlaces = 'Mai overbooking.';
export const supplierPlacesText =
  'Chi mette una partenza nel carrello tiene i posti per 30 minuti. Se in sessanta vogliono gli ultimi dodici, li ottengono esattamente in dodici.';
export const supplierPrices = 'I prezzi come vuoi tu.';
export const supplierPricesText =
  'A persona o a gruppo, prezzi per bambini, una barca privata, l’acconto che preferisci, extra in quantità limitata, prelievo dove lo offri.';
export const supplierSeasons = 'La tua stagione, il tuo calendario.';
export const supplierSeasonsText =
  'Giorni della settimana, più partenze al giorno, eccezioni e termini di prenotazione, tutto nel tuo fuso orario.';
export const supplierTerms = 'Condizioni chiare.';
export const supplierTermsText =
  'Ogni prenotazione conserva le condizioni di cancellazione con cui è stata venduta e mostra il rimborso prima di annullare.';

export const begin = 'Come iniziare';
export const supplierWrite = 'Descrivi un tour.';
export const supplierWriteText =
  'Un titolo, un paragrafo, dove ci si incontra, quanto dura, quando si svolge, quante persone accoglie, quanto costa ed entro quando si può annullare. Non serve altro; per gli altri tour vale la stessa lista.';
export const supplierChoose = 'Scegli cinque fotografie';
export const supplierChooseText =
  'del tour: una in orizzontale, con un soggetto chiaro e una bella luce. A tutti i formati che servono al negozio pensiamo noi.';
export const supplierSetUp = 'Fallo installare';
export const supplierSetUpText =
  'da chi cura il tuo sito. È un solo programma con il suo database: su un computer con Node si avvia con un comando e si apre con un negozio dimostrativo da esplorare.';
export const supplierBook = 'Prenota il tuo tour';
export const supplierBookText =
  'sulla pagina della carta di prova, come farebbe un ospite, dal tuo telefono. Sistema quello che non ti convince.';
export const supplierOpen = 'Vai online.';
export const supplierOpenText = 'Metti l’indirizzo sulla barca, sulla porta e nei messaggi.';

export const supplierOthers = 'Vendere attraverso altri';
/** Stands before the link to the resellers' page. */
export const supplierOthersBefore =
  'Tutti i negozi condividono gli stessi posti di ogni partenza. Così un hotel o un’agenzia può offrire i tuoi tour nel proprio negozio senza mai vendere un posto che non c’è più. Per vederlo dalla loro parte, leggi';
/** Stands between that link and the link to the page about the API. */
export const supplierCallsBefore = '; per chi sviluppa c’è la pagina';

// Reseller page

export const resellerLead =
  'I tuoi ospiti ti chiedono cosa fare domani. Rispondi con un negozio tutto tuo, pieno di tour scelti da te e organizzati da altri.';

export const resellerWhoFor = 'Per chi è';
export const resellerWhoForText =
  'Hotel e campeggi, banchi escursioni, agenzie, l’ufficio turistico di un’isola: chiunque dia consigli e preferisca consegnare una prenotazione invece di un volantino.';

export const resellerShop = 'Un negozio a tuo nome,';
export const resellerShopText = 'al tuo indirizzo, solo con le esperienze che scegli, nell’ordine che preferisci.';
export const resellerPlaces = 'Disponibilità in tempo reale.';
export const resellerPlacesText =
  'Tu e il fornitore condividete gli stessi posti. Nessuna telefonata per controllare, e nulla si vende due volte.';
export const resellerCart = 'Un carrello per tanti fornitori.';
export const resellerCartText =
  'Il kayak al mattino e la cantina la sera sono una prenotazione, un pagamento, una conferma.';
export const resellerCounter = 'Pensato anche per il banco.';
export const resellerCounterText =
  'Pulsanti grandi, nessun account, e continua a funzionare anche quando la rete non va.';

export const resellerPick = 'Scegli cinque esperienze';
export const resellerPickText =
  'che consiglieresti a un amico e parla con chi le organizza. Quanto guadagni su ciascuna lo decidete tra voi.';
export const resellerAgree = 'Concorda le condizioni';
export const resellerAgreeText =
  'che leggeranno i tuoi ospiti: l’acconto, il termine per annullare, cosa succede con il maltempo.';
export const resellerStore = 'Fai aprire il tuo negozio';
export const resellerStoreText =
  'da chi cura il tuo sito, sul motore dei tuoi fornitori o su uno tuo. È l’indirizzo a decidere quale negozio vede chi visita.';
export const resellerBook = 'Prenota un’esperienza anche tu';
export const resellerBookText = 'sulla pagina della carta di prova, dal telefono, in piedi. Poi vai online.';

export const resellerYourself = 'Se organizzi tour anche tu';
/** Stands before the link to the suppliers' page. */
export const resellerYourselfBefore = 'Allora comincia da';
/** Stands between that link and the link to the page about the API. */
export const resellerCallsBefore =
  '; il tuo negozio può vendere i tuoi tour accanto a quelli degli altri. Per chi sviluppa c’è la pagina';

// Cookie policy page

export const cookiesChange = 'Cambia la mia scelta';

// Engine api page

export const apiLead =
  'L’API su cui gira questo negozio, aperta anche a te: JSON su HTTP, secondo le convenzioni di Django REST Framework.';
/** Stands before a link to the whole list. */
export const apiIntro =
  'Queste sono le chiamate per chi visita un negozio: non serve un account. Per le altre chi vende effettua l’accesso:';
export const apiEveryCall = 'tutte le chiamate, con i campi e un esempio';
/** Stands before links to JSON and YAML. */
export const apiOpenApi = '. Lo stesso elenco è disponibile come OpenAPI 3.1, in';
export const apiAnd = 'e';

export const apiGeneral = 'In generale';
export const apiSlash = 'I percorsi funzionano con o senza la barra finale. I campi sconosciuti vengono ignorati.';
/** Stands before an example of an amount; the next two texts stand around an example of a date. */
export const apiMoney = 'Un importo è una stringa decimale';
export const apiDate = ', una data';
export const apiInstant = ', un istante ISO 8601 con il suo offset.';
/** Stands before an example of a body; the next two texts stand around the name of its field. */
export const apiWrong =
  'Le richieste non valide restituiscono 400 con i messaggi per campo; gli altri errori restituiscono';
export const apiWrongWith = ', con un';
export const apiWrongCode = ' dove un programma deve distinguere i casi.';
/** The mark of a call that is safe to repeat. */
export const apiKeyed = 'con chiave';
/** Texts around that mark and the name of a header. */
export const apiKeyedBefore = 'Le chiamate segnate';
export const apiKeyedTake = 'accettano l’header';
export const apiKeyedText = '(un UUID): ripeterle con la stessa chiave e lo stesso corpo è sicuro.';
/** Texts around the name of a header. */
export const apiVersionBefore = 'Ogni risposta porta l’header';
export const apiVersionText = ', così la distingui dalla risposta di una rete intermedia.';
export const apiLater = 'Le chiamate appaiono qui appena torni online.';

// Api calls

export const callsStore = 'Il negozio';
export const availability = 'Disponibilità';
export const carts = 'Carrelli';
export const orders = 'Ordini';
export const query = 'Query';
export const body = 'Corpo';
export const mayBeMissing = ', facoltativo';
/** Stands between the kinds of a field. */
export const or = ' o ';
export const object = 'un oggetto';
export const anyJson = 'qualsiasi JSON';

export function callsAnswer(status: number): string {
  return `Risposta, ${status}`;
}

export function answersNothing(status: number): string {
  return `Restituisce ${status} senza contenuto.`;
}

export function listOf(kind: string): string {
  return `elenco di ${kind}`;
}
