export const title = 'Neue Tour';
export const text = 'Zum Veröffentlichen braucht eine Tour noch eine Kurzbeschreibung mit 50 Zeichen, eine Beschreibung, ein Highlight mit 20 Zeichen und ein Bild. Die ergänzen Sie auf der nächsten Seite.';
export const noShop = 'Zuerst brauchen Sie einen Shop: Er legt Währung und Zeitzone fest. Legen Sie ihn in den Einstellungen an.';
export const create = 'Tour anlegen';
export const placeSearch = 'Ort suchen';
export const placeSearchHint = 'Geben Sie eine Stadt oder Insel in der Nähe ein.';
export const placesFound = 'Gefundene Orte';
export const noPlace = 'Dieser Ort ist nicht bekannt. Suchen Sie stattdessen die nächste Stadt.';
export const looking = 'Wird gesucht …';
export const rateTitle = 'Normaltarif';
export const categoryTitle = 'Erwachsene';
export const childTitle = 'Kind';
export const draftThere = 'Sie waren schon einmal hier. Ihre Antworten sind noch da.';
export const pictures = 'Bilder';
export const newPlace = 'Ein neuer Treffpunkt';
export const placeNeeded = 'Suchen Sie einen Ort in der Nähe und wählen Sie ihn aus der Liste.';
export const exactPoint = 'Genauen Punkt festlegen';
export const weekdays = 'An welchen Tagen?';
export const fields = {
  labels: {
    title: 'Wie heißt sie?',
    meeting_point: 'Wo geht es los?',
    place_name: 'Wie heißt dieser Ort?',
    'place.lat': 'Breitengrad',
    'place.lon': 'Längengrad',
    'place.instructions': 'So finden ihn Gäste',
    duration: 'Wie lange dauert sie?',
    'duration.days': 'Tage',
    'duration.hours': 'Stunden',
    'duration.minutes': 'Minuten',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    start_time: 'Um wie viel Uhr?',
    capacity: 'Wie viele Gäste?',
    price: 'Wie viel zahlt ein Erwachsener?',
    has_child_price: 'Anderer Preis für Kinder',
    child: 'Kinder',
    'child.min_age': 'Ab welchem Alter',
    'child.max_age': 'Bis zu welchem Alter',
    'child.price': 'Preis für ein Kind',
  } as Readonly<Record<string, string>>,
  hints: {
    title: '3 bis 50 Zeichen.',
    place_name: 'Etwa „Stadtstrand, beim Kiosk“.',
    has_child_price: 'Ohne eigenen Preis zahlen alle gleich viel.',
    start_time: 'Weitere Zeiten ergänzen Sie später.',
    capacity: 'Je Start.',
  } as Readonly<Record<string, string>>,
  choices: { 'meeting_point.': 'Ein neuer Treffpunkt' } as Readonly<Record<string, string>>,
};
