export const sections = {
  look: 'Aspetto',
  icon: 'Icona dell’app installata',
  languages: 'Lingue',
  terms: 'Valuta e orario',
  categories: 'Categorie',
  payment: 'Pagamento',
  reviews: 'Recensioni',
  emails: 'Email',
  kiosk: 'Chiosco',
  tagManager: 'Gestore dei tag (tag manager)',
};
export const fields = {
  labels: {
    title: 'Titolo',
    banner_message: 'Testo del banner',
    banner: 'Immagine del banner',
    banner_focus: 'La parte importante dell’immagine del banner',
    logo: 'Logo',
    accent: 'Colore dei pulsanti e dei link',
    type_pairing: 'Caratteri',
    corners: 'Angoli',
    color_scheme: 'Chiaro o scuro',
    social_links: 'Link ai social network',
    'social_links.kind': 'Social network',
    'social_links.url': 'Indirizzo',
    icon: 'Immagine quadrata',
    languages: 'I visitatori possono scegliere',
    language: 'Lingua iniziale dello shop',
    currency: 'Valuta',
    time_zone: 'Fuso orario',
    categories: 'Categorie dei tour',
    'categories.title': 'Categoria',
    'categories.children': 'Sottocategorie',
    'categories.children.title': 'Sottocategoria',
    'categories.children.keywords': 'Parole chiave',
    'categories.children.keywords.title': 'Parola chiave',
    manual_payment: 'I visitatori possono ordinare ora e pagare dopo',
    payment_types: 'Metodi senza la pagina di pagamento con carta',
    'payment_types.title': 'Titolo',
    'payment_types.instructions': 'Come pagare',
    manual_hold_hours: 'Ore per cui un ordine non pagato mantiene i suoi posti',
    rest_due_days: 'Giorni prima del tour in cui scade il saldo',
    ask_for_reviews: 'Chiedi una recensione agli ospiti',
    emails: 'Le tue parole nelle email',
    'emails.confirmed': 'Nell’email che conferma una prenotazione',
    'emails.reminder': 'Nell’email prima del tour',
    'emails.changed': 'Nell’email su una prenotazione modificata',
    'emails.cancelled': 'Nell’email su una prenotazione annullata',
    'emails.review': 'Nell’email che chiede una recensione',
    kiosk: 'Un tablet al tuo banco',
    'kiosk.idle_seconds': 'Secondi senza tocchi prima che chieda “Ci sei ancora?”',
    'kiosk.message': 'Testo sulla schermata che attende un visitatore',
    'kiosk.manual_payment': 'I visitatori possono pagare al banco',
  },
  hints: {
    banner_message: 'I visitatori lo leggono in cima allo shop.',
    banner_focus: 'Toccala. Resta visibile su ogni schermo.',
    accent: 'Ad esempio #0b6e69. Lascia vuoto per usare il nostro. Dove non si leggerebbe, lo scuriamo o lo schiariamo.',
    type_pairing: 'Nessuno rallenta il caricamento.',
    icon: 'Larga almeno 512 pixel. Tieni al centro ciò che conta: i telefoni tagliano gli angoli. Senza immagine, l’icona nasce dal tuo logo o dalle tue iniziali.',
    languages: 'Almeno una. Traduci qui sotto i testi dello shop, e quelli di un tour nella sua pagina.',
    language: 'Per i visitatori che non ne hanno scelta una. Se non scegli, inglese quando lo shop lo offre.',
    categories: 'I visitatori filtrano i tour per categoria. Scegli le categorie di un tour nella sua pagina.',
    payment_types: 'Anche il tuo team incassa con questi metodi.',
    'payment_types.instructions': 'I visitatori lo leggono dopo l’ordine, ad esempio il tuo conto bancario.',
    manual_hold_hours: 'Lascia vuoto per 24.',
    rest_due_days: 'Lascia vuoto per 1. Con 0 scade il giorno del tour.',
    ask_for_reviews: 'Una sola email il giorno dopo il tour, solo agli ospiti di cui hai fatto il check-in.',
    'emails.confirmed': 'Ad esempio “Ci troviamo dieci minuti prima della partenza.”',
    'emails.changed': 'Un’altra data, un altro gruppo o una parte annullata.',
    'emails.cancelled': 'Quando annulli un’intera partenza, scrivi invece un messaggio ai suoi ospiti.',
    'kiosk.idle_seconds': 'Da 30 a 900; lascia vuoto per 90. Mezzo minuto dopo viene eliminato tutto ciò che il visitatore ha inserito.',
    'kiosk.message': 'Ad esempio “Prenota qui la tua gita in barca”. Senza testo, compare il titolo dello shop.',
    'kiosk.manual_payment': 'Solo se i visitatori possono ordinare ora e pagare dopo. Il personale conferma con il PIN.',
  },
  choices: {
    'type_pairing.fraunces': 'Fraunces per i titoli',
    'type_pairing.serif': 'Un classico con grazie per i titoli',
    'type_pairing.sans': 'Un umanista senza grazie per tutto',
    'corners.round': 'Tondi',
    'corners.soft': 'Smussati',
    'corners.square': 'Vivi',
    'color_scheme.both': 'Come il dispositivo del visitatore',
    'color_scheme.light': 'Sempre chiaro',
    'color_scheme.dark': 'Sempre scuro',
  },
};
export const theme = {
  title: 'Come appare nello shop',
  schemes: { light: 'Chiaro', dark: 'Scuro' },
  sample: { tour: 'In kayak al tramonto', link: 'Dove ci incontriamo', price: '49 €', book: 'Prenota ora' },
  parts: { action: 'Pulsante', link: 'Link' },
  columns: { chosen: 'Scelto', used: 'Usato', contrast: 'Contrasto' },
  asChosen: 'come scelto',
};
export const contrastRatio = (value: number): string => `${value.toFixed(1).replace('.', ',')} : 1`;
export const previewTitle = 'Su una schermata Home';
export const drawnFrom = { icon: 'Ritagliata dalla tua immagine.', logo: 'Ricavata dal tuo logo.', initials: 'Ricavata dalle tue iniziali nel colore dei pulsanti.' };
export const previewNote = 'I telefoni su cui lo shop è installato mostrano la nuova icona dopo qualche giorno.';
export const cards = 'Pagamenti con carta';
export const cardsReal = 'I pagamenti con carta sono attivi e reali. Li gestisce Stripe.';
export const cardsStripeTest = 'Stripe è collegato con una chiave di prova: non si muove denaro. La chiave reale la imposta chi gestisce il server.';
export const cardsSandbox = 'Questa è una prova: i pagamenti con carta sono simulati e non si muove denaro. Chi gestisce il server collega Stripe.';
export const emailsHow = 'Ciò che scrivi qui compare nelle email agli ospiti, sotto la prima frase. Lascia vuoto dove basta il nostro testo.';
export const termsHow = 'Entrambi si possono cambiare fino alla prima prenotazione. I tour e gli extra dello shop seguono la sua valuta e i prezzi mantengono i loro numeri; ogni tour ha un fuso orario proprio.';
export const termsStay = 'Entrambi restano così, perché lo shop ha prenotazioni.';
export const kioskHow = 'Affida un tablet a un visitatore da Altro › Affida questo tablet a un visitatore.';
export const tagManager = {
  label: 'Indirizzo dello script',
  hint: 'Per esempio https://www.googletagmanager.com/gtm.js?id=GTM-ABC123. Lascialo vuoto per non usarlo.',
  save: 'Salva lo script',
  noHost: 'Lo script di un’altra azienda non gira mai dove il tuo team accede, e questo shop non ha un altro indirizzo. Dagliene uno suo in «Indirizzo dello shop»; poi potrai impostare qui uno script.',
  notAllowed: 'Può impostarlo solo chi può cambiare e chiudere l’account dell’azienda, su un dispositivo a cui ha effettuato l’accesso di persona.',
};
