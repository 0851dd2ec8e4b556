export const save = 'Salva';
export const none = 'Nessuno';
export const yes = 'Sì';
export const no = 'No';
export const addRow = 'Aggiungi una riga';
export function removeRow(number: number): string {
  return `Elimina la riga ${number}`;
}
export function searchIn(label: string): string {
  return `Cerca: ${label}`;
}
export const nothingFound = 'Nessun risultato. Prova con un’altra parola.';
export const remove = 'Elimina';
export function removeOne(title: string): string {
  return `Elimina ${title}`;
}
export function entry(number: number): string {
  return `Riga ${number}`;
}
export function moveUp(number: number): string {
  return `Sposta in alto la riga ${number}`;
}
/** @param id  id of an object whose title is not known yet */
export function chosen(id: string): string {
  return `Numero ${id}`;
}
export function pickColour(label: string): string {
  return `${label}: scegli a occhio`;
}
export function unitLabel(label: string): string {
  return `${label}: unità`;
}
export const minuteUnits = { days: 'giorni', hours: 'ore', minutes: 'minuti' };
/** The hint of a text that is too short. */
export function characters(count: number, least: number): string {
  return `${count} di ${least} caratteri.`;
}
/** The option of a select in which nothing is chosen yet. */
export const toChooseOne = 'Scegli…';

// Problems of fields

/** The texts that replace the engine's messages in forms. `{}` stands for the numbers and names of a message, in their order. */
export const fieldMessages: Readonly<Record<string, string>> = {
  'A valid id is required.': 'Scegli una voce.',
  'Enter a measurement ID, such as G-AB12CD34EF.': 'Inserisci un ID misurazione, per esempio G-AB12CD34EF.',
  'Enter the ID of a dataset: only digits.': 'Inserisci l’ID del dataset: solo cifre.',
  'Enter the domain of the site, such as tours.example.': 'Inserisci un dominio, per esempio tour.example.',
  'Enter a public address that begins with https://.':
    'Inserisci un indirizzo che inizia con https:// ed è raggiungibile da internet.',
  'Enter the address of a script that begins with https://.':
    'Inserisci l’indirizzo di uno script che inizia con https://.',
  'Enter an address such as https://kayaks.example/.': 'Inserisci un indirizzo come https://kayaks.example.',
  'This field may not be blank.': 'Compila questo campo.',
  'This field may not be null.': 'Compila questo campo.',
  'This field is required.': 'Compila questo campo.',
  'This field is required!': 'Compila questo campo.',
  'A valid integer is required.': 'Inserisci un numero intero.',
  'A valid number is required.': 'Inserisci un numero.',
  'Expected a date: YYYY-MM-DD.': 'Inserisci una data.',
  'Expected a time: hh:mm or hh:mm:ss.': 'Inserisci un’ora.',
  'Enter a valid email address.': 'Inserisci un indirizzo email.',
  'Enter a valid phone number.': 'Inserisci un numero di telefono con il prefisso del paese, come +39 347 123 4567.',
  'This list may not be empty.': 'Aggiungi almeno una voce.',
  'Null characters are not allowed.': 'Questo testo ha caratteri che non si possono salvare.',
  'Surrogate characters are not allowed: U+{}.': 'Questo testo ha caratteri che non si possono salvare.',
  'Ensure this field has no more than {} characters.': 'Usa al massimo {} caratteri.',
  'Ensure this field has at least {} characters.': 'Usa almeno {} caratteri.',
  'Ensure that each highlight has at least {} characters.': 'A ogni punto forte servono almeno {} caratteri.',
  'Ensure this field has no more than {} elements.': 'Usane al massimo {}.',
  'Ensure that there are no more than {} decimal places.': 'Usa al massimo {} cifre dopo la virgola.',
  'Ensure that there are no more than {} digits in total.': 'Questo numero è troppo lungo.',
  'Ensure that there are no more than {} digits before the decimal point.': 'Questo numero è troppo grande.',
  'String value too large.': 'Questo numero è troppo lungo.',
  'Ensure this value is less than or equal to {}.': 'Inserisci al massimo {}.',
  'Ensure this value is greater than or equal to {}: so many are taken at one start.':
    'In una partenza ne sono già occupati {}.',
  'Ensure this value is greater than or equal to {}.': 'Inserisci almeno {}.',
  'Invalid pk "{}" - object does not exist.': 'Questa voce non esiste più. Scegline un’altra.',
  'Select a valid choice. {} is not one of the available choices.': 'Scegli una voce dell’elenco.',
  '"{}" is not a valid choice.': 'Scegli una voce dell’elenco.',
  'This password is entirely numeric.': 'Usa anche lettere, non solo cifre.',
  'This password is too common.': 'Molte persone usano questa password. Scegline un’altra.',
  'The password is too similar to the {}.': 'Scegli una password che non somigli al tuo nome o indirizzo.',
  'This password is too short. It must contain at least {} characters.': 'Usa almeno {} caratteri.',
  'user with this email address already exists.':
    'Questo indirizzo ha già un account. Accedi, o chiedi una nuova password.',
  'Invalid password.': 'La tua password non è questa.',
  'A quotation mark in line {} of the table does not belong to a pair. Delete it, or write it twice, and choose the file again.':
    'Una virgoletta alla riga {} della tabella non ha la sua coppia. Eliminala o scrivila due volte, poi scegli di nuovo il file.',
  'The table is not in UTF-8. Save it as "CSV UTF-8", and choose it again.':
    'La tabella non è in UTF-8. Salvala come «CSV UTF-8» e sceglila di nuovo.',
  'The tour departs at this time already.': 'Il tour ha già una partenza a quest’ora.',
  'This day has not enough places any more. Choose another one.':
    'Questo giorno non ha più abbastanza posti. Scegline un altro.',
  'The schedule has no such start.': 'Il tour non ha una partenza in quel momento.',
  'Ensure that a season does not end before it begins.': 'L’ultimo giorno non può essere prima del primo.',
  'Ensure that its last day is not before its first.': 'L’ultimo giorno non può essere prima del primo.',
  'Ensure that each day is there once.': 'Questo giorno è due volte nell’elenco.',
  'HEIC cannot be read here: save the picture as JPEG.':
    'Le immagini HEIC non si possono leggere. Salva l’immagine come JPEG.',
  'SVG is not taken, for it can hold scripts: save it as PNG.':
    'Le immagini SVG non sono accettate. Salva l’immagine come PNG.',
  'Upload a valid image. The file you uploaded was either not an image or a corrupted image.':
    'Questo file non è un’immagine, o è danneggiato.',
  'The submitted file is empty.': 'Il file è vuoto.',
  'A store shows it, which has one currency.': 'Uno shop mostra questo tour, e uno shop ha una sola valuta.',
  'Its rates are priced in another currency.': 'Le sue tariffe hanno prezzi in un’altra valuta.',
  'It is priced in {}, the store sells in {}.': 'Il tour ha prezzi in {}, e lo shop vende in {}.',
  'It is priced in {}, the experience in {}.': 'Qui i prezzi sono in {}, quelli del tour in {}.',
  'Its experiences are priced in {}.': 'I tour dello shop hanno prezzi in {}.',
  'It stays as it is, because the shop has bookings.': 'Resta così, perché lo shop ha prenotazioni.',
  'Its prices have more decimals than {}.': 'I prezzi hanno più decimali di {}.',
  'Ensure that each is there once.': 'Qualcosa è due volte nell’elenco.',
  'Where it is offered, at least one point is needed.': 'Aggiungi almeno un punto di prelievo.',
  'Each rate needs at least one pricing option.': 'Ogni tariffa deve avere almeno un prezzo.',
  'Only a group can take a whole departure: the rate has no group pricing.':
    'Solo una tariffa con un prezzo per gruppo può occupare un’intera partenza.',
  'An option of this rate takes a whole departure.': 'Un prezzo di questa tariffa occupa un’intera partenza.',
  'A group comes by itself: only a rate without group pricing asks for an adult.':
    'Solo una tariffa con prezzi per persona può richiedere un adulto.',
  'A published experience needs a rate. Archive it, or add another one first.':
    'Un tour pubblicato deve avere una tariffa. Prima aggiungi un’altra tariffa, o archivia il tour.',
  'Ensure that each size of a party is there once.': 'Ogni dimensione del gruppo può esserci una volta sola.',
  'Ensure that each {} is there once.': 'Qualcosa è due volte nell’elenco.',
  'A question of this type needs its choices.': 'Aggiungi le risposte tra cui scegliere.',
  'Ensure that no two choices are the same.': 'Due risposte sono uguali.',
  'Ensure that each tier ends closer to the start than the one before it.':
    'Comincia dal tempo più lungo prima dell’inizio. Ogni riga deve averne uno più breve.',
  'A code that leaves the price as it is has no value.':
    'Questo tipo di codice non cambia il prezzo. Lascia vuoto questo campo.',
  'There is no such video, or it may not be shown elsewhere.':
    'Questo video non esiste, o non si può mostrare su altri siti.',
  'Ensure that no two beside each other have the same slug.': 'Due categorie hanno lo stesso nome.',
  'Enter a host name such as tours.example.': 'Inserisci un dominio come tours.example.',
  'This is the own address of the installation, where STORE says which store answers.':
    'Questo indirizzo è della piattaforma. Inserisci il tuo dominio.',
  'This is the own address of the installation.': 'Questo indirizzo è della piattaforma. Inserisci il tuo dominio.',
  'Its supplier has not agreed to this. Ask at /api/resale-agreements/ first.':
    'Il fornitore di questo tour non ha dato il consenso alla vendita. Prima chiedilo al fornitore.',
  'Enter a number.': 'Inserisci un numero.',
  '1 place is taken: a capacity of {} is too few.': '1 posto è occupato: {} sono troppo pochi.',
  '{} places are taken: a capacity of {} is too few.': '{} posti sono occupati: {} sono troppo pochi.',
  'This address is in the team already.': 'Questo indirizzo è già nel team.',
  'This person is in the team already.': 'Questa persona è già nel team.',
  'Choose a time within the next {} days.': 'Scegli un momento entro i prossimi {} giorni.',
  'This departure has started.': 'Questa partenza è già iniziata.',
  'This departure has started. Choose a later one.': 'Questa partenza è già iniziata. Scegline una successiva.',
  'This departure is cancelled. Choose another one.': 'Questa partenza è annullata. Scegline un’altra.',
  'This time has passed.': 'Quest’ora è già passata.',
  'Departures can be sold until {}. Choose an earlier day.':
    'Le partenze si possono vendere fino al {}. Scegli un giorno precedente.',
  'Choose one of the days.': 'Scegli uno dei giorni.',
  'A season needs a start time.': 'A una stagione serve un orario di partenza.',
  'The file may be at most {} MB.': 'Il file può avere al massimo {} MB.',
  'Enter the address of a video on YouTube or Vimeo.': 'Inserisci l’indirizzo di un video su YouTube o Vimeo.',
  'No TXT record of {} says {}. DNS may take an hour to show it.':
    'Nessun record TXT di {} contiene {}. Il DNS può metterci un’ora a mostrarlo.',
  'Choose one of the languages of the shop.': 'Scegli una delle lingue dello shop.',
  'Nothing is left to pay.': 'È già tutto pagato.',
  'The total is {} now.': 'Il totale ora è {}.',
  'A card payment is {} or more.': 'Un pagamento con carta è di almeno {}.',
  '{} with this {} already exists.': 'È già in uso. Scegli qualcos’altro.',
  'Another tour had this address before. Choose another one.':
    'Questo indirizzo era di un altro tour. Scegline un altro.',
  'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.':
    'Usa solo lettere senza accenti, cifre e trattini.',
  'A slug may not consist of digits only.': 'Usa anche lettere, non solo cifre.',
  'Enter a code of letters and digits, with hyphens, dots or underscores between them.':
    'Usa lettere e cifre, con trattini, punti o trattini bassi in mezzo.',
  'Enter a colour as #rrggbb.': 'Inserisci un colore, per esempio #1a6b8a.',
  'Its images are still being made: publish it when one of them is ready.':
    'Le immagini sono ancora in preparazione. Pubblica il tour quando una è pronta.',
  '{} is needed before it is published.': 'Serve prima di pubblicare il tour.',
  'This name is reserved for the installation. Enter another one without dots before .{}.':
    'Questo nome è riservato. Inseriscine un altro, senza punti prima di .{}.',
  'This is not the name of the company.': 'Questo non è il nome dell’azienda.',
  'Choose a file with a picture of at most 8 MB.': 'Scegli un file con un’immagine di al massimo 8 MB.',
  '{}: 25 megapixels at most.': 'L’immagine è troppo grande: al massimo 25 megapixel.',
  '{}: at least {} in width.': 'L’immagine è troppo stretta.',
  '{}: one side may be at most {} times as long as the other.': 'L’immagine è troppo lunga e stretta.',
};

// Two people at once

export const conflicts = 'Entrambe le versioni';
export const conflictText =
  'Qualcun altro ha cambiato lo stesso campo mentre scrivevi. Scegli una versione di ogni campo, poi salva.';
export const mine = 'La tua';
export const theirs = 'L’altra';

// A form without a button to save

export const saving = 'Salvataggio…';
export const unsaved = 'Non ancora salvato';
export const toChoose = 'Non salvato: prima scegli una versione.';
export const trySave = 'Riprova';
export function savedAt(time: string): string {
  return `Salvato alle ${time}`;
}
export function notSaved(why: string): string {
  return `Non salvato: ${why}`;
}
export const wrongFields = 'Non è stato salvato nulla. Correggi i campi segnati.';
/** @param count  number of rows, such as subcategories */
export function rowsOf(label: string, count: number): string {
  return `${label} (${count})`;
}
