const within = (path: string, words: Readonly<Record<string, string>>): Record<string, string> => Object.fromEntries(Object.entries(words).map(([name, word]) => [`${path}.${name}`, word]));

export const loading = 'Caricamento del tour…';
export const back = 'Tour';
export const sections = {
  texts: 'Testi',
  answers: 'Che cosa chiedono gli ospiti',
  faq: 'Domande e risposte',
  guides: 'Guide',
  pictures: 'Immagini',
  videos: 'Video',
  place: 'Dove inizia',
  facts: 'Informazioni',
  rules: 'Regole di prenotazione',
  agenda: 'Che cosa succede',
  extras: 'Extra',
  questions: 'Domande agli ospiti',
};
export const pages = { schedule: 'Orari e posti', rates: 'Tariffe e prezzi', prices: 'Prezzi per stagione' };
export const pagesTitle = 'Quando e a quanto';
export const publishTitle = 'Pubblica';
export const missingTitle = 'Che cosa manca per pubblicare';
export const complete = 'Non manca nulla. Puoi pubblicare il tour.';
export const publish = 'Pubblica';
export const published = 'Il tour è pubblicato.';
export const archived = 'Il tour è archiviato. Ripristinalo per pubblicarlo.';
export const missing = {
  title: 'Un titolo da 3 a 50 caratteri',
  short_description: 'Una descrizione breve di almeno 50 caratteri',
  description: 'Una descrizione',
  highlights: 'Un punto forte di almeno 20 caratteri',
  duration: 'Quanto dura',
  images: 'Un’immagine pronta',
  cancellation_policy: 'Le condizioni di cancellazione',
  rates: 'Una tariffa con un prezzo',
  schedule: 'Un giorno con un orario di partenza',
  meeting_point: 'Un punto di ritrovo o un prelievo per tutti',
} as Readonly<Record<string, string>>;
export const notListed = 'Questo shop non elenca ancora il tour.';
export const listIn = (store: string): string => `Mostra in ${store}`;
export const codeOf = (store: string): string => `Codice QR del tour in ${store}`;
export const share = 'Condividi l’indirizzo';
export const copied = 'L’indirizzo è copiato.';
export const notShared = 'Non è stato possibile copiare l’indirizzo. Selezionalo e copialo.';
export const open = 'Apri nello shop';
export const addQuestion = 'Aggiungi una domanda';
export const addVideo = 'Aggiungi un video';
export const addExtra = 'Aggiungi un nuovo extra';
export const editExtras = 'Aggiungi e modifica extra';
export const addGuide = 'Aggiungi una guida';
export const editGuides = 'Aggiungi e modifica guide';
export const noQuestions = 'Nessuna domanda. Gli ospiti inseriscono solo i loro contatti.';
export const noVideos = 'Ancora nessun video.';
export const preview = 'Anteprima';
export const close = 'Chiudi';
export const remove = 'Elimina';
export const removed = 'Eliminato.';
export const undo = 'Annulla';
export const addMeetingPoint = 'Aggiungi un punto di ritrovo';
export const addPolicy = 'Aggiungi condizioni di cancellazione';
export const history = 'Cronologia';
export const noHistory = 'Da quando esiste la cronologia, qui non è stato fatto nulla.';
export const created = (actor: string): string => `${actor} ha creato il tour`;
export const changed = (actor: string, fields: string): string => `${actor} ha modificato: ${fields}`;
export const otherFields = { translations: 'Traduzioni', status: 'Stato', rates: 'Tariffe e prezzi', schedule: 'Orari', default_rate: 'Tariffa predefinita' } as Readonly<Record<string, string>>;
const place = {
  name: 'Edificio o luogo',
  road: 'Via',
  house_number: 'Numero civico',
  city: 'Città',
  county: 'Regione',
  country: 'Paese',
};
const time = { days: 'Giorni', hours: 'Ore', minutes: 'Minuti' };
const transfer = {
  selection: 'Per chi',
  minutes_before_departure: 'Quanto prima della partenza',
  points: 'Luoghi',
  'points.name': 'Nome',
  'points.address': 'Indirizzo',
  'points.lat': 'Latitudine',
  'points.lon': 'Longitudine',
};
const selections = { unavailable: 'Non offerto', optional: 'Su richiesta', required: 'Per tutti' };
const minutesHint = 'Il tempo tra il ritiro degli ospiti e l’inizio del tour.';
export const fields = {
  labels: {
    title: 'Titolo',
    type: 'Tipo',
    short_description: 'Descrizione breve',
    description: 'Descrizione',
    highlights: 'Punti forti',
    included: 'Incluso',
    not_included: 'Non incluso',
    what_to_bring: 'Che cosa portare',
    know_before: 'Buono a sapersi',
    faq: 'Domande',
    'faq.question': 'Domanda',
    'faq.answer': 'Risposta',
    guides: 'Guide di questo tour',
    languages: 'Lingue della guida',
    images: 'Immagini',
    meeting_point: 'Punto di ritrovo',
    pickup: 'Prelievo',
    dropoff: 'Rientro',
    ...within('pickup', transfer),
    ...within('dropoff', transfer),
    duration: 'Durata',
    ...within('duration', time),
    categories: 'Categorie nello shop',
    slug: 'Ultima parte dell’indirizzo',
    time_zone: 'Fuso orario',
    currency: 'Valuta',
    cancellation_policy: 'Condizioni di cancellazione',
    booking_deposit: 'Acconto in percentuale',
    agenda_items: 'Tappe',
    'agenda_items.title': 'Titolo',
    'agenda_items.text': 'Che cosa fanno lì gli ospiti',
    'agenda_items.duration': 'Quanto dura',
    ...within('agenda_items.duration', time),
    'agenda_items.location': 'Dove',
    ...within('agenda_items.location', place),
    extras: 'Extra di questo tour',
  } as Readonly<Record<string, string>>,
  hints: {
    short_description: 'Almeno 50 caratteri. Compare nell’elenco dello shop.',
    highlights: 'Che cosa ricorderanno gli ospiti, almeno 20 caratteri ciascuno.',
    included: 'Uno per riga: “Kayak, pagaia e giubbotto salvagente”.',
    not_included: 'Che cosa gli ospiti pagano o organizzano da soli.',
    what_to_bring: 'Che cosa mettono in borsa gli ospiti, ad esempio costume o scarpe robuste.',
    know_before: 'Per chi è adatto, meteo, accesso.',
    faq: 'Gli ospiti le leggono nella pagina del tour.',
    guides: 'La prima compare per prima.',
    slug: 'Se la cambi, il vecchio indirizzo non funziona più.',
    booking_deposit: 'Si paga alla prenotazione. Lascia vuoto se si paga tutto.',
    extras: 'Gli ospiti li scelgono quando prenotano.',
    'pickup.minutes_before_departure': minutesHint,
    'dropoff.minutes_before_departure': minutesHint,
  } as Readonly<Record<string, string>>,
  choices: {
    'type.tour': 'Tour',
    'type.activity': 'Attività',
    'type.tasting': 'Degustazione',
    'type.class': 'Corso o laboratorio',
    'type.transfer': 'Transfer',
    'type.rental': 'Noleggio',
    'type.ticket': 'Biglietto o pass',
    'type.event': 'Evento',
    ...within('pickup.selection', selections),
    ...within('dropoff.selection', selections),
  } as Readonly<Record<string, string>>,
};
export const objects = {
  questions: {
    labels: { title: 'Domanda', help_text: 'Aiuto per l’ospite', scope: 'Chi risponde', type: 'Tipo di risposta', choices: 'Risposte tra cui scegliere', mandatory: 'La risposta è obbligatoria' } as Readonly<Record<string, string>>,
    hints: { choices: 'Solo per una scelta.' } as Readonly<Record<string, string>>,
    choices: { 'scope.booking': 'Una volta per prenotazione', 'scope.traveler': 'Ogni ospite', 'type.string': 'Testo', 'type.number': 'Numero', 'type.date': 'Data', 'type.choice': 'Scelta', 'type.boolean': 'Sì o no' } as Readonly<Record<string, string>>,
  },
  videos: { labels: { url: 'Indirizzo del video', title: 'Titolo', description: 'Descrizione' } as Readonly<Record<string, string>>, hints: { url: 'Su YouTube o Vimeo.' } as Readonly<Record<string, string>>, choices: {} as Readonly<Record<string, string>> },
  guides: {
    labels: { name: 'Nome', picture: 'Foto del volto', text: 'Una frase sulla guida', languages: 'Lingue' } as Readonly<Record<string, string>>,
    hints: { picture: 'Una foto quadrata rende meglio.', text: 'Ad esempio “È cresciuta su questo molo e ne conosce ogni scoglio.”' } as Readonly<Record<string, string>>,
    choices: {} as Readonly<Record<string, string>>,
  },
  extras: {
    labels: { title: 'Titolo', description: 'Descrizione', price: 'Prezzo', currency: 'Valuta', pricing: 'Il prezzo è', stock: 'Pezzi a ogni partenza', max_quantity: 'Massimo per prenotazione' } as Readonly<Record<string, string>>,
    hints: { stock: 'Lascia vuoto se bastano sempre.' } as Readonly<Record<string, string>>,
    choices: { 'pricing.unit': 'Al pezzo', 'pricing.person': 'A persona', 'pricing.booking': 'Per prenotazione' } as Readonly<Record<string, string>>,
  },
};
