export const title = 'Neue Tour';
export const text =
  'Mit diesen Antworten können Gäste buchen. Texte, Bilder und alles Weitere ergänzen Sie auf der nächsten Seite, bevor Sie veröffentlichen.';
export const noShop =
  'Zuerst brauchen Sie einen Shop: Er legt Währung und Zeitzone fest. Legen Sie ihn in den Einstellungen an.';
export const create = 'Tour anlegen';
export const placeSearch = 'Ort suchen';
export const placeSearchHint =
  'Geben Sie eine Stadt, eine Insel oder eine Straße ein. Das füllt die Felder darunter aus.';
export const placesFound = 'Gefundene Orte';
export const noPlace = 'Dieser Ort ist nicht bekannt. Geben Sie seine Lage unten ein.';
export const looking = 'Wird gesucht …';
/** Of what the engine makes with the tour. */
export const rateTitle = 'Normaltarif';
export const categoryTitle = 'Erwachsene';
export const draftThere = 'Sie waren schon einmal hier. Ihre Antworten sind noch da.';
export const pictures = 'Bilder';

export const fields = {
  labels: {
    title: 'Wie heißt sie?',
    meeting_point: 'Wo geht es los?',
    place: 'Ein neuer Treffpunkt',
    'place.name': 'Bezeichnung',
    'place.lat': 'Breitengrad',
    'place.lon': 'Längengrad',
    'place.instructions': 'So finden ihn Gäste',
    duration: 'Wie lange dauert sie?',
    'duration.days': 'Tage',
    'duration.hours': 'Stunden',
    'duration.minutes': 'Minuten',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    weekdays: 'An welchen Tagen?',
    start_time: 'Um wie viel Uhr?',
    capacity: 'Wie viele Gäste?',
    price: 'Wie viel kostet sie je Gast?',
  } as Readonly<Record<string, string>>,
  hints: {
    title: '3 bis 50 Zeichen.',
    meeting_point: 'Für einen neuen Treffpunkt leer lassen.',
    start_time: 'Weitere Zeiten ergänzen Sie später.',
    capacity: 'Je Start.',
  } as Readonly<Record<string, string>>,
  choices: {
    'weekdays.1': 'Montag',
    'weekdays.2': 'Dienstag',
    'weekdays.3': 'Mittwoch',
    'weekdays.4': 'Donnerstag',
    'weekdays.5': 'Freitag',
    'weekdays.6': 'Samstag',
    'weekdays.7': 'Sonntag',
  } as Readonly<Record<string, string>>,
};
