const within = (path: string, words: Readonly<Record<string, string>>): Record<string, string> => Object.fromEntries(Object.entries(words).map(([name, word]) => [`${path}.${name}`, word]));

export const loading = 'Tour wird geladen …';
export const back = 'Touren';
export const sections = {
  texts: 'Texte',
  answers: 'Was Gäste fragen',
  faq: 'Fragen und Antworten',
  guides: 'Tourguides',
  pictures: 'Bilder',
  videos: 'Filme',
  place: 'Wo es losgeht',
  facts: 'Angaben',
  rules: 'Buchungsregeln',
  agenda: 'Ablauf',
  extras: 'Zusatzleistungen',
  questions: 'Fragen an Gäste',
};
export const pages = { schedule: 'Zeitplan und Plätze', rates: 'Tarife und Preise', prices: 'Preise nach Saison' };
export const pagesTitle = 'Wann und zu welchem Preis';
export const publishTitle = 'Veröffentlichung';
export const missingTitle = 'Zur Veröffentlichung fehlt';
export const complete = 'Es fehlt nichts. Die Tour kann veröffentlicht werden.';
export const publish = 'Veröffentlichen';
export const published = 'Die Tour ist veröffentlicht.';
export const archived = 'Die Tour ist archiviert. Holen Sie sie zurück, um sie zu veröffentlichen.';
export const missing = {
  title: 'Ein Titel mit 3 bis 50 Zeichen',
  short_description: 'Eine Kurzbeschreibung mit mindestens 50 Zeichen',
  description: 'Eine Beschreibung',
  highlights: 'Ein Höhepunkt mit mindestens 20 Zeichen',
  duration: 'Die Dauer',
  images: 'Ein fertiges Bild',
  cancellation_policy: 'Stornobedingungen',
  rates: 'Ein Tarif mit einem Preis',
  schedule: 'Ein Tag mit einer Startzeit',
  meeting_point: 'Ein Treffpunkt oder eine Abholung für alle',
} as Readonly<Record<string, string>>;
export const notListed = 'Dieser Shop zeigt die Tour noch nicht.';
export const listIn = (store: string): string => `In ${store} zeigen`;
export const codeOf = (store: string): string => `QR-Code der Tour in ${store}`;
export const share = 'Adresse teilen';
export const copied = 'Die Adresse ist kopiert.';
export const notShared = 'Die Adresse ließ sich nicht kopieren. Markieren und kopieren Sie sie.';
export const open = 'Im Shop öffnen';
export const addQuestion = 'Frage hinzufügen';
export const addVideo = 'Video hinzufügen';
export const addExtra = 'Neue Zusatzleistung hinzufügen';
export const editExtras = 'Zusatzleistungen hinzufügen und ändern';
export const addGuide = 'Tourguide hinzufügen';
export const editGuides = 'Tourguides hinzufügen und ändern';
export const noQuestions = 'Keine Fragen. Gäste geben nur ihre Kontaktdaten an.';
export const noVideos = 'Noch keine Videos.';
export const preview = 'Vorschau';
export const close = 'Schließen';
export const remove = 'Löschen';
export const removed = 'Gelöscht.';
export const undo = 'Rückgängig';
export const addMeetingPoint = 'Treffpunkt hinzufügen';
export const addPolicy = 'Stornobedingungen hinzufügen';
export const history = 'Verlauf';
export const noHistory = 'Seit es den Verlauf gibt, wurde hier nichts geändert.';
export const created = (actor: string): string => `${actor} hat die Tour angelegt`;
export const changed = (actor: string, fields: string): string => `${actor} hat geändert: ${fields}`;
export const otherFields = { translations: 'Übersetzungen', status: 'Stand', rates: 'Tarife und Preise', schedule: 'Zeitplan', default_rate: 'Voreingestellter Tarif' } as Readonly<Record<string, string>>;
const place = {
  name: 'Gebäude oder Ort',
  road: 'Straße',
  house_number: 'Hausnummer',
  city: 'Stadt',
  county: 'Gebiet',
  country: 'Land',
};
const time = { days: 'Tage', hours: 'Stunden', minutes: 'Minuten' };
const transfer = {
  selection: 'Für wen',
  minutes_before_departure: 'Wie lange vor der Abfahrt',
  points: 'Orte',
  'points.name': 'Bezeichnung',
  'points.address': 'Adresse',
  'points.lat': 'Breitengrad',
  'points.lon': 'Längengrad',
};
const selections = { unavailable: 'Nicht angeboten', optional: 'Auf Wunsch', required: 'Für alle' };
const minutesHint = 'Die Zeit zwischen dem Abholen und dem Beginn der Tour.';
export const fields = {
  labels: {
    title: 'Titel',
    type: 'Art',
    short_description: 'Kurzbeschreibung',
    description: 'Beschreibung',
    highlights: 'Höhepunkte',
    included: 'Inklusive',
    not_included: 'Nicht inklusive',
    what_to_bring: 'Mitbringen',
    know_before: 'Gut zu wissen',
    faq: 'Fragen',
    'faq.question': 'Frage',
    'faq.answer': 'Antwort',
    guides: 'Tourguides dieser Tour',
    languages: 'Sprachen der Führung',
    images: 'Bilder',
    meeting_point: 'Treffpunkt',
    pickup: 'Abholung',
    dropoff: 'Rückfahrt',
    ...within('pickup', transfer),
    ...within('dropoff', transfer),
    duration: 'Dauer',
    ...within('duration', time),
    categories: 'Kategorien im Shop',
    slug: 'Letzter Teil der Adresse',
    time_zone: 'Zeitzone',
    currency: 'Währung',
    cancellation_policy: 'Stornobedingungen',
    booking_deposit: 'Anzahlung in Prozent',
    agenda_items: 'Stationen',
    'agenda_items.title': 'Titel',
    'agenda_items.text': 'Was Gäste dort tun',
    'agenda_items.duration': 'Wie lange',
    ...within('agenda_items.duration', time),
    'agenda_items.location': 'Wo',
    ...within('agenda_items.location', place),
    extras: 'Zusatzleistungen dieser Tour',
  } as Readonly<Record<string, string>>,
  hints: {
    short_description: 'Mindestens 50 Zeichen. Die Liste des Shops zeigt sie.',
    highlights: 'Was Gästen in Erinnerung bleibt, je mindestens 20 Zeichen.',
    included: 'Je Zeile eine Sache: „Kajak, Paddel und Schwimmweste“.',
    not_included: 'Was Gäste selbst bezahlen oder besorgen.',
    what_to_bring: 'Was Gäste einpacken, etwa Badesachen oder feste Schuhe.',
    know_before: 'Für wen die Tour ist, Wetter, Zugang.',
    faq: 'Gäste lesen sie auf der Seite der Tour.',
    guides: 'Der erste steht vorn.',
    slug: 'Nach einer Änderung gilt die alte Adresse nicht mehr.',
    booking_deposit: 'Bei der Buchung fällig. Leer lassen, wenn alles fällig ist.',
    extras: 'Gäste wählen sie bei der Buchung.',
    'pickup.minutes_before_departure': minutesHint,
    'dropoff.minutes_before_departure': minutesHint,
  } as Readonly<Record<string, string>>,
  choices: {
    'type.tour': 'Führung',
    'type.activity': 'Aktivität',
    'type.tasting': 'Verkostung',
    'type.class': 'Kurs oder Workshop',
    'type.transfer': 'Fahrdienst',
    'type.rental': 'Verleih',
    'type.ticket': 'Eintrittskarte oder Pass',
    'type.event': 'Veranstaltung',
    ...within('pickup.selection', selections),
    ...within('dropoff.selection', selections),
  } as Readonly<Record<string, string>>,
};
export const objects = {
  questions: {
    labels: { title: 'Frage', help_text: 'Hilfe für den Gast', scope: 'Wer antwortet', type: 'Art der Antwort', choices: 'Antworten zur Auswahl', mandatory: 'Eine Antwort ist nötig' } as Readonly<Record<string, string>>,
    hints: { choices: 'Nur bei einer Auswahl.' } as Readonly<Record<string, string>>,
    choices: { 'scope.booking': 'Einmal je Buchung', 'scope.traveler': 'Jeder Gast', 'type.string': 'Freitext', 'type.number': 'Zahl', 'type.date': 'Datum', 'type.choice': 'Auswahl', 'type.boolean': 'Ja oder nein' } as Readonly<Record<string, string>>,
  },
  videos: {
    labels: { url: 'Adresse des Videos', title: 'Titel', description: 'Beschreibung' } as Readonly<Record<string, string>>,
    hints: { url: 'Auf YouTube oder Vimeo.' } as Readonly<Record<string, string>>,
    choices: {} as Readonly<Record<string, string>>,
  },
  guides: {
    labels: { name: 'Name der Person', picture: 'Bild des Gesichts', text: 'Ein Satz über den Tourguide', languages: 'Sprachen' } as Readonly<Record<string, string>>,
    hints: { picture: 'Am schönsten ist ein quadratisches Foto.', text: 'Etwa „Ist an diesem Kai aufgewachsen und kennt jeden Felsen.“' } as Readonly<Record<string, string>>,
    choices: {} as Readonly<Record<string, string>>,
  },
  extras: {
    labels: { title: 'Titel', description: 'Beschreibung', price: 'Preis', currency: 'Währung', pricing: 'Der Preis gilt', stock: 'Stück je Start', max_quantity: 'Höchstens je Buchung' } as Readonly<Record<string, string>>,
    hints: { stock: 'Leer lassen, wenn immer genug da ist.' } as Readonly<Record<string, string>>,
    choices: { 'pricing.unit': 'Je Stück', 'pricing.person': 'Je Person', 'pricing.booking': 'Je Buchung' } as Readonly<Record<string, string>>,
  },
};
