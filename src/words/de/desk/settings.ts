export const title = 'Einstellungen';
export const loading = 'Wird geladen …';
export const search = 'Suche';
export const notFound = 'Nichts gefunden. Versuchen Sie ein anderes Wort.';
export function more(count: number): string {
  return `Das sind die ersten ${count}. Die übrigen finden Sie über die Suche.`;
}
export function saved(name: string): string {
  return `„${name}“ ist gespeichert.`;
}
export function removed(name: string): string {
  return `„${name}“ ist gelöscht.`;
}
export const undo = 'Rückgängig';
export const remove = 'Löschen';
export const notRemoved = 'Das wurde nicht gelöscht. Prüfen Sie das Netz und versuchen Sie es erneut.';
/** More tours than are named, at the end of `where`. */
export const others = 'weiteren';
/** @param where  the tours that use it; '' where they are not known by name */
export function inUse(where: string): string {
  return where === ''
    ? 'Das wurde nicht gelöscht: Es wird noch verwendet.'
    : `Das wurde nicht gelöscht: Es wird noch verwendet in ${where}. Wählen Sie dort zuerst etwas anderes.`;
}

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
  'cancellation-policies': {
    title: 'Stornobedingungen',
    text: 'Bis wann Gäste stornieren und wie viel sie zurückbekommen.',
    one: 'Stornobedingung',
    add: 'Stornobedingung hinzufügen',
    none: 'Noch keine Stornobedingungen. Fügen Sie die erste hinzu.',
    labels: {
      title: 'Titel',
      type: 'In Kürze',
      cancellation_cutoff_time: 'Bis wann, in Worten',
      tiers: 'Erstattungen',
      'tiers.minutes_before_start': 'Minuten vor dem Beginn',
      'tiers.refund_percentage': 'Erstattung in Prozent',
    },
    hints: {
      type: 'Das lesen die Gäste, etwa „Voll erstattbar“.',
      cancellation_cutoff_time: 'Das lesen die Gäste, etwa „24 Stunden vor Beginn“.',
      'tiers.minutes_before_start': 'Mindestens so lange davor. Ein Tag sind 1440. Die früheste Zeile kommt zuerst.',
    },
    choices: {},
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
      minimum_total: 'Mindestsumme des Warenkorbs',
      most_uses: 'Höchstens so oft',
      most_uses_per_customer: 'Höchstens so oft je Gast',
      is_active: 'Gäste können ihn verwenden',
    },
    hints: { code: 'Er wird in Großbuchstaben gespeichert.', most_uses: 'Ohne Angabe gilt keine Grenze.' },
    choices: {
      'kind.none': 'Lässt den Preis, wie er ist',
      'kind.set': 'Setzt den Preis',
      'kind.subtract': 'Zieht einen Betrag ab',
      'kind.percent': 'Zieht einen Prozentsatz ab',
    },
  },
  stores: {
    title: 'Läden',
    text: 'Der Titel eines Ladens und der Text seines Banners.',
    one: 'Laden',
    add: 'Laden hinzufügen',
    none: 'Noch keine Läden.',
    labels: { title: 'Titel', banner_message: 'Text des Banners' },
    hints: { banner_message: 'Besucher lesen ihn oben im Laden.' },
    choices: {},
  },
};
