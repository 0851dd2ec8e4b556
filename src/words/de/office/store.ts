export const sections = {
  look: 'Aussehen',
  icon: 'Symbol der installierten App',
  languages: 'Sprachen',
  terms: 'Währung und Zeit',
  categories: 'Kategorien',
  payment: 'Bezahlung',
  reviews: 'Bewertungen',
  emails: 'E-Mails',
  kiosk: 'Kiosk am Schalter',
  tagManager: 'Tag-Manager',
};
export const fields = {
  labels: {
    title: 'Titel',
    banner_message: 'Text des Banners',
    banner: 'Bild des Banners',
    banner_focus: 'Das Wichtige im Bild des Banners',
    logo: 'Ihr Logo',
    accent: 'Farbe der Schaltflächen und Links',
    type_pairing: 'Schrift',
    corners: 'Ecken',
    color_scheme: 'Hell oder dunkel',
    social_links: 'Links zu sozialen Netzen',
    'social_links.kind': 'Netz',
    'social_links.url': 'Adresse',
    icon: 'Quadratisches Bild',
    languages: 'Besucher können wählen',
    language: 'Der Laden spricht zuerst',
    currency: 'Währung',
    time_zone: 'Zeitzone',
    categories: 'Kategorien der Touren',
    'categories.title': 'Kategorie',
    'categories.children': 'Unterkategorien',
    'categories.children.title': 'Unterkategorie',
    'categories.children.keywords': 'Stichwörter',
    'categories.children.keywords.title': 'Stichwort',
    manual_payment: 'Besucher können jetzt bestellen und später zahlen',
    payment_types: 'Zahlungsarten ohne Kartenseite',
    'payment_types.title': 'Bezeichnung',
    'payment_types.instructions': 'So wird bezahlt',
    manual_hold_hours: 'So viele Stunden hält eine unbezahlte Bestellung ihre Plätze',
    rest_due_days: 'So viele Tage vor der Tour ist der Rest fällig',
    ask_for_reviews: 'Gäste um eine Bewertung bitten',
    emails: 'Ihre eigenen Worte in E-Mails',
    'emails.confirmed': 'In der E-Mail, die eine Buchung bestätigt',
    'emails.reminder': 'In der E-Mail vor der Tour',
    'emails.changed': 'In der E-Mail zu einer geänderten Buchung',
    'emails.cancelled': 'In der E-Mail zu einer stornierten Buchung',
    'emails.review': 'In der E-Mail, die um eine Bewertung bittet',
    kiosk: 'Ein Tablet an Ihrem Schalter',
    'kiosk.idle_seconds': 'Sekunden ohne Berührung, bis es fragt „Sind Sie noch da?“',
    'kiosk.message': 'Text auf dem Bildschirm, der auf Besucher wartet',
    'kiosk.manual_payment': 'Besucher können am Schalter bezahlen',
  },
  hints: {
    banner_message: 'Besucher lesen ihn oben im Laden.',
    banner_focus: 'Tippen Sie darauf. Es bleibt auf jedem Bildschirm zu sehen.',
    accent: 'Etwa #0b6e69. Ohne Angabe gilt unsere. Wo sie schlecht zu lesen wäre, machen wir sie dunkler oder heller.',
    type_pairing: 'Keine davon lädt länger.',
    icon: 'Mindestens 512 Pixel breit. Das Wichtige gehört in die Mitte: Telefone schneiden die Ecken ab. Ohne Bild entsteht das Symbol aus Ihrem Logo oder Ihren Initialen.',
    languages: 'Mindestens eine. Die Texte des Shops übersetzen Sie weiter unten, die einer Tour auf ihrer Seite.',
    language: 'Für Besucher, die keine gewählt haben. Ohne Auswahl Englisch, wenn der Laden es anbietet.',
    categories: 'Danach filtern Besucher die Touren. Die Kategorien einer Tour wählen Sie auf ihrer Seite.',
    payment_types: 'Auch Ihr Team nimmt auf diese Arten Geld ein.',
    'payment_types.instructions': 'Besucher lesen es nach der Bestellung, etwa Ihre Bankverbindung.',
    manual_hold_hours: 'Ohne Angabe 24.',
    rest_due_days: 'Ohne Angabe 1. Bei 0 ist er am Tag der Tour fällig.',
    ask_for_reviews: 'Eine E-Mail am Tag nach der Tour, nur an Gäste, die Sie eingelassen haben.',
    'emails.confirmed': 'Etwa „Wir treffen uns zehn Minuten vor dem Start.“',
    'emails.changed': 'Ein anderer Termin, andere Teilnehmer oder ein Teil, der storniert ist.',
    'emails.cancelled': 'Wenn Sie einen ganzen Termin absagen, schreiben Sie den Gästen stattdessen eine Nachricht.',
    'kiosk.idle_seconds': '30 bis 900; ohne Angabe 90. Eine halbe Minute später wird alles gelöscht, was der Besucher eingegeben hat.',
    'kiosk.message': 'Etwa „Buchen Sie hier Ihre Bootstour“. Ohne Angabe steht dort der Titel des Ladens.',
    'kiosk.manual_payment': 'Nur wenn Besucher jetzt bestellen und später zahlen können. Das Personal bestätigt mit der PIN.',
  },
  choices: {
    'type_pairing.fraunces': 'Fraunces für Titel',
    'type_pairing.serif': 'Klassische Serifenschrift für Titel',
    'type_pairing.sans': 'Humanistische Serifenlose für alles',
    'corners.round': 'Rund',
    'corners.soft': 'Leicht gerundet',
    'corners.square': 'Eckig',
    'color_scheme.both': 'Wie das Gerät des Besuchers',
    'color_scheme.light': 'Immer hell',
    'color_scheme.dark': 'Immer dunkel',
  },
};
export const theme = {
  title: 'So sieht es im Laden aus',
  schemes: { light: 'Hell', dark: 'Dunkel' },
  sample: { tour: 'Mit dem Kajak in den Abend', link: 'Treffpunkt ansehen', price: '49 €', book: 'Jetzt buchen' },
  parts: { action: 'Knopf', link: 'Textlinks' },
  columns: { chosen: 'Gewählt', used: 'Verwendet', contrast: 'Kontrast' },
  asChosen: 'wie gewählt',
};
export const contrastRatio = (value: number): string => `${value.toFixed(1).replace('.', ',')} : 1`;
export const previewTitle = 'Auf dem Startbildschirm';
export const drawnFrom = { icon: 'Aus Ihrem Bild geschnitten.', logo: 'Aus Ihrem Logo gemacht.', initials: 'Aus Ihren Initialen in der Farbe der Schaltflächen gemacht.' };
export const previewNote = 'Telefone, auf denen der Laden installiert ist, zeigen ein neues Symbol nach einigen Tagen.';
export const cards = 'Kartenzahlung';
export const cardsReal = 'Kartenzahlungen sind eingeschaltet und echt. Stripe nimmt sie entgegen.';
export const cardsStripeTest = 'Stripe ist mit einem Testschlüssel verbunden: Es fließt kein Geld. Den echten Schlüssel setzt, wer den Server betreibt.';
export const cardsSandbox = 'Dies ist eine Probe: Kartenzahlungen werden nur gespielt, es fließt kein Geld. Stripe verbindet, wer den Server betreibt.';
export const emailsHow = 'Was Sie hier schreiben, steht in E-Mails an Gäste unter dem ersten Satz. Leer lassen, wo unser Text genügt.';
export const termsHow = 'Beides lässt sich bis zur ersten Buchung ändern. Die Touren und Extras des Ladens folgen seiner Währung, ihre Preise behalten ihre Zahlen; jede Tour hat eine eigene Zeitzone.';
export const termsStay = 'Beides bleibt, wie es ist, denn der Laden hat Buchungen.';
export const kioskHow = 'So geben Sie das Tablet aus der Hand: Mehr › Tablet einem Gast geben.';
export const tagManager = {
  label: 'Adresse des Skripts',
  hint: 'Etwa https://www.googletagmanager.com/gtm.js?id=GTM-ABC123. Leer lassen für keinen.',
  save: 'Skript speichern',
  noHost: 'Das Skript einer anderen Firma läuft nie dort, wo sich Ihr Team anmeldet, und dieser Laden hat keine andere Adresse. Geben Sie ihm unter „Adresse des Ladens“ eine eigene; dann können Sie hier ein Skript eintragen.',
  notAllowed: 'Das kann nur jemand einstellen, der das Konto der Firma ändern und schließen darf, an einem Gerät, an dem er oder sie sich selbst angemeldet hat.',
};
