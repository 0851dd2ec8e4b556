import { decimal } from '../decimal.ts';

export const title = 'Einstellungen';
export const loading = 'Wird geladen …';
export const search = 'Suche';
export const notFound = 'Nichts gefunden. Versuchen Sie ein anderes Wort.';
export const more = (count: number): string => `Das sind die ersten ${count}. Die übrigen finden Sie über die Suche.`;
export const saved = (name: string): string => `„${name}“ ist gespeichert.`;
export const removed = (name: string): string => `„${name}“ ist gelöscht.`;
export const undo = 'Rückgängig';
export const remove = 'Löschen';
export const notRemoved = 'Das wurde nicht gelöscht. Prüfen Sie das Netz und versuchen Sie es erneut.';
export const quoted = (title: string): string => `„${title}“`;
export const others = 'weiteren';
export const inUse = (where: string): string => (where === '' ? 'Das wurde nicht gelöscht: Es wird noch verwendet.' : `Das wurde nicht gelöscht: Es wird noch verwendet in ${where}. Wählen Sie dort zuerst etwas anderes.`);
export const parts = {
  'meeting-points': {
    title: 'Treffpunkte',
    text: 'Wo Ihre Gäste Sie treffen und wie sie hinfinden.',
    one: 'Treffpunkt',
    add: 'Treffpunkt hinzufügen',
    none: 'Noch keine Treffpunkte. Fügen Sie den ersten hinzu.',
    labels: {
      name: 'Bezeichnung',
      address: 'Adresse',
      'address.name': 'Gebäude oder Ort',
      'address.road': 'Straße',
      'address.house_number': 'Hausnummer',
      'address.city': 'Stadt',
      'address.county': 'Bundesland',
      'address.country': 'Land',
      instructions: 'So finden Gäste hin',
      lat: 'Breitengrad',
      lon: 'Längengrad',
    },
    hints: { lat: 'Etwa 43,5081. Eine Karte zeigt ihn, wenn Sie den Finger auf den Ort halten.', lon: 'Etwa 16,4402.' },
    choices: {},
  },
  guides: {
    title: 'Tourguides',
    text: 'Die Menschen, die Ihre Touren führen, mit Name und Gesicht.',
    one: 'Tourguide',
    add: 'Tourguide hinzufügen',
    none: 'Noch keine Guides. Fügen Sie den ersten hinzu.',
    labels: { name: 'Name der Person', picture: 'Bild des Gesichts', text: 'Ein Satz über den Tourguide', languages: 'Sprachen' },
    hints: { picture: 'Am schönsten ist ein quadratisches Foto.', text: 'Etwa „Ist an diesem Kai aufgewachsen und kennt jeden Felsen.“' },
    choices: {},
  },
  'cancellation-policies': {
    title: 'Stornobedingungen',
    text: 'Bis wann Gäste stornieren und wie viel sie zurückbekommen.',
    one: 'Stornobedingung',
    add: 'Stornobedingung hinzufügen',
    none: 'Noch keine Stornobedingungen. Fügen Sie die erste hinzu.',
    labels: { title: 'Titel', type: 'In Kürze', cancellation_cutoff_time: 'Bis wann, in Worten', tiers: 'Erstattungen', 'tiers.minutes_before_start': 'Wie lange vor dem Beginn', 'tiers.refund_percentage': 'Erstattung in Prozent' },
    hints: {
      type: 'Das lesen die Gäste, etwa „Voll erstattbar“.',
      cancellation_cutoff_time: 'Das lesen die Gäste, etwa „24 Stunden vor Beginn“.',
      'tiers.minutes_before_start': 'Wer mindestens so lange vorher storniert, bekommt diesen Anteil zurück. Die längste Zeit kommt zuerst.',
    },
    choices: {},
  },
  'pricing-categories': {
    title: 'Preiskategorien',
    text: 'Für wen ein Preis gilt, etwa Erwachsene und Kinder.',
    one: 'Preiskategorie',
    add: 'Preiskategorie hinzufügen',
    none: 'Noch keine Preiskategorien. Fügen Sie die erste hinzu.',
    labels: { title: 'Bezeichnung', min_age: 'Mindestalter', max_age: 'Höchstalter' },
    hints: { title: 'Etwa „Kind“.', max_age: 'Lassen Sie beide leer, wenn das Alter keine Rolle spielt.' },
    choices: {},
  },
  'inventory-items': {
    title: 'Zusätze',
    text: 'Was Gäste zu einer Tour buchen können, etwa einen Neoprenanzug.',
    one: 'Zusatz',
    add: 'Zusatz hinzufügen',
    none: 'Noch keine Zusätze. Fügen Sie den ersten hinzu.',
    labels: { title: 'Bezeichnung', description: 'Beschreibung', price: 'Preis', currency: 'Währung', pricing: 'Der Preis gilt', stock: 'So viele gibt es je Abfahrt', max_quantity: 'Höchstens in einer Buchung' },
    hints: { stock: 'Lassen Sie es leer, wenn es immer genug gibt.', max_quantity: 'Ohne Angabe gilt keine Grenze.' },
    choices: { 'pricing.unit': 'für ein Stück', 'pricing.person': 'für jede Person', 'pricing.booking': 'für die ganze Buchung' },
  },
  'booking-questions': {
    title: 'Fragen bei der Buchung',
    text: 'Was Sie Gäste vor dem Bezahlen fragen.',
    one: 'Frage bei der Buchung',
    add: 'Frage hinzufügen',
    none: 'Noch keine Fragen. Fügen Sie die erste hinzu.',
    labels: { title: 'Frage', help_text: 'Hilfe unter der Frage', experience: 'Für welche Tour', scope: 'Wer antwortet', type: 'Art der Antwort', choices: 'Antworten zur Auswahl', mandatory: 'Sie muss beantwortet werden', position: 'Platz in der Liste' },
    hints: { choices: 'Eine in jeder Zeile. Nur für eine Auswahl.', position: 'Fragen mit kleinerer Zahl kommen zuerst.' },
    choices: {
      'experience.': 'Alle Touren',
      'scope.booking': 'Die Person, die bucht, einmal',
      'scope.traveler': 'Jede mitreisende Person',
      'type.string': 'Freier Text',
      'type.number': 'Zahl',
      'type.date': 'Datum',
      'type.choice': 'Auswahl',
      'type.boolean': 'Ja oder nein',
    },
  },
  'promo-codes': {
    title: 'Gutscheincodes',
    text: 'Codes, mit denen Gäste weniger zahlen.',
    one: 'Gutscheincode',
    add: 'Gutscheincode hinzufügen',
    none: 'Noch keine Gutscheincodes. Fügen Sie den ersten hinzu.',
    labels: {
      code: 'Gutscheincode',
      store: 'Laden',
      kind: 'Wirkung',
      value: 'Prozentsatz oder Betrag',
      valid_from: 'Erster Tag',
      valid_until: 'Letzter Tag',
      minimum_total: 'Nur für Buchungen ab',
      most_uses: 'Höchstens so oft',
      most_uses_per_customer: 'Höchstens so oft je Gast',
      experiences: 'Touren',
      is_active: 'Eingeschaltet: Gäste können diesen Code eingeben',
    },
    hints: { code: 'Er wird in Großbuchstaben gespeichert.', most_uses: 'Ohne Angabe gilt keine Grenze.', experiences: 'Ohne Auswahl gilt der Code für alle Touren des Ladens.' },
    choices: { 'kind.none': 'Lässt den Preis, wie er ist', 'kind.set': 'Setzt den Preis', 'kind.subtract': 'Zieht einen Betrag ab', 'kind.percent': 'Zieht einen Prozentsatz ab' },
  },
  stores: { title: 'Läden', text: 'Titel, Bilder, Farbe, Zahlungsarten und Domain eines Ladens.', one: 'Laden', add: 'Laden hinzufügen', none: 'Noch keine Läden.', labels: {}, hints: {}, choices: {} },
};
export const promoNote = {
  off: 'Ausgeschaltet',
  effects: { none: () => 'Preis unverändert', set: (amount: string) => `Preis ${amount}`, subtract: (amount: string) => `${amount} Rabatt`, percent: (amount: string) => `${decimal(amount)} % Rabatt` },
  uses: (count: number, most: number | null) => (most === null ? (count === 0 ? 'Noch nicht eingelöst' : `${count}-mal eingelöst`) : `${count} von ${most} eingelöst`),
};
