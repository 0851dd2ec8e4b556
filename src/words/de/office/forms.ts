export const save = 'Speichern';
export const none = 'Keine Angabe';
export const yes = 'Ja';
export const no = 'Nein';
export const addRow = 'Zeile hinzufügen';
export function removeRow(number: number): string {
  return `Zeile ${number} löschen`;
}
export function searchIn(label: string): string {
  return `Suchen: ${label}`;
}
export const nothingFound = 'Nichts gefunden. Versuchen Sie ein anderes Wort.';
export const remove = 'Löschen';
export function removeOne(title: string): string {
  return `${title} löschen`;
}
export function entry(number: number): string {
  return `Zeile ${number}`;
}
export function moveUp(number: number): string {
  return `Zeile ${number} nach oben`;
}
/** @param id  id of an object whose title is not known yet */
export function chosen(id: string): string {
  return `Nummer ${id}`;
}
export function pickColour(label: string): string {
  return `${label}: nach Augenmaß wählen`;
}
export function unitLabel(label: string): string {
  return `${label}: Einheit`;
}
export const minuteUnits = { days: 'Tage', hours: 'Stunden', minutes: 'Minuten' };
/** The hint of a text that is too short. */
export function characters(count: number, least: number): string {
  return `${count} von ${least} Zeichen.`;
}
/** The option of a select in which nothing is chosen yet. */
export const toChooseOne = 'Bitte wählen …';

export const fieldMessages: Readonly<Record<string, string>> = {
  'A valid id is required.': 'Bitte wählen Sie etwas aus.',
  'Enter a measurement ID, such as G-AB12CD34EF.': 'Geben Sie eine Mess-ID ein, etwa G-AB12CD34EF.',
  'Enter the ID of a dataset: only digits.': 'Geben Sie die Dataset-ID ein: nur Ziffern.',
  'Enter the domain of the site, such as tours.example.': 'Geben Sie eine Domain ein, etwa touren.example.',
  'Enter a public address that begins with https://.':
    'Geben Sie eine Adresse ein, die mit https:// beginnt und aus dem Internet erreichbar ist.',
  'Enter the address of a script that begins with https://.':
    'Geben Sie die Adresse eines Skripts ein, die mit https:// beginnt.',
  'Enter an address such as https://kayaks.example/.': 'Geben Sie eine Adresse wie https://kajaks.example ein.',
  'This field may not be blank.': 'Bitte füllen Sie dieses Feld aus.',
  'This field may not be null.': 'Bitte füllen Sie dieses Feld aus.',
  'This field is required.': 'Bitte füllen Sie dieses Feld aus.',
  'This field is required!': 'Bitte füllen Sie dieses Feld aus.',
  'A valid integer is required.': 'Geben Sie eine ganze Zahl ein.',
  'A valid number is required.': 'Geben Sie eine Zahl ein.',
  'Enter a number.': 'Geben Sie eine Zahl ein.',
  'Expected a date: YYYY-MM-DD.': 'Geben Sie ein Datum ein.',
  'Expected a time: hh:mm or hh:mm:ss.': 'Geben Sie eine Uhrzeit ein.',
  'Enter a valid email address.': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'Enter a valid phone number.': 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, etwa +385 91 234 5678.',
  'This list may not be empty.': 'Fügen Sie mindestens einen Eintrag hinzu.',
  'Null characters are not allowed.': 'Der Text enthält Zeichen, die nicht gespeichert werden können.',
  'Surrogate characters are not allowed: U+{}.': 'Der Text enthält Zeichen, die nicht gespeichert werden können.',
  'Ensure this field has no more than {} characters.': 'Höchstens {} Zeichen.',
  'Ensure this field has at least {} characters.': 'Mindestens {} Zeichen.',
  'Ensure that each highlight has at least {} characters.': 'Jedes Highlight braucht mindestens {} Zeichen.',
  'Ensure this field has no more than {} elements.': 'Höchstens {}.',
  'Ensure that there are no more than {} decimal places.': 'Höchstens {} Nachkommastellen.',
  'Ensure that there are no more than {} digits in total.': 'Diese Zahl ist zu lang.',
  'Ensure that there are no more than {} digits before the decimal point.': 'Diese Zahl ist zu groß.',
  'String value too large.': 'Diese Zahl ist zu lang.',
  'Ensure this value is less than or equal to {}.': 'Geben Sie höchstens {} ein.',
  'Ensure this value is greater than or equal to {}: so many are taken at one start.':
    'Bei einem Termin sind schon {} vergeben.',
  'Ensure this value is greater than or equal to {}.': 'Geben Sie mindestens {} ein.',
  'Invalid pk "{}" - object does not exist.': 'Das gibt es nicht mehr. Wählen Sie etwas anderes.',
  'Select a valid choice. {} is not one of the available choices.': 'Wählen Sie etwas aus der Liste.',
  '"{}" is not a valid choice.': 'Wählen Sie etwas aus der Liste.',
  '1 place is taken: a capacity of {} is too few.': '1 Platz ist vergeben: {} sind zu wenig.',
  '{} places are taken: a capacity of {} is too few.': '{} Plätze sind vergeben: {} sind zu wenig.',
  'This password is entirely numeric.': 'Verwenden Sie auch Buchstaben, nicht nur Ziffern.',
  'This password is too common.': 'Dieses Passwort verwenden viele. Wählen Sie ein anderes.',
  'The password is too similar to the {}.': 'Wählen Sie ein Passwort, das Ihrem Namen und Ihrer Adresse nicht ähnelt.',
  'This password is too short. It must contain at least {} characters.': 'Mindestens {} Zeichen.',
  'user with this email address already exists.':
    'Diese Adresse hat schon ein Konto. Melden Sie sich an, oder fordern Sie ein neues Passwort an.',
  'Invalid password.': 'Das ist nicht Ihr Passwort.',
  'This address is in the team already.': 'Diese Adresse gehört schon zum Team.',
  'This person is in the team already.': 'Diese Person gehört schon zum Team.',
  'Choose a time within the next {} days.': 'Wählen Sie einen Zeitpunkt in den nächsten {} Tagen.',
  'A quotation mark in line {} of the table does not belong to a pair. Delete it, or write it twice, and choose the file again.':
    'Ein Anführungszeichen in Zeile {} der Tabelle hat kein Gegenstück. Löschen Sie es oder schreiben Sie es doppelt, und wählen Sie die Datei noch einmal.',
  'The table is not in UTF-8. Save it as "CSV UTF-8", and choose it again.':
    'Die Tabelle ist nicht in UTF-8. Speichern Sie sie als „CSV UTF-8“, und wählen Sie sie noch einmal.',
  'The tour departs at this time already.': 'Die Tour startet schon um diese Zeit.',
  'This departure has started.': 'Dieser Termin hat schon begonnen.',
  'This departure has started. Choose a later one.': 'Dieser Termin hat schon begonnen. Wählen Sie einen späteren.',
  'This departure is cancelled. Choose another one.': 'Dieser Termin ist abgesagt. Wählen Sie einen anderen.',
  'This time has passed.': 'Diese Zeit ist vorbei.',
  'Departures can be sold until {}. Choose an earlier day.':
    'Termine können bis {} verkauft werden. Wählen Sie einen früheren Tag.',
  'Choose one of the days.': 'Wählen Sie einen der Tage.',
  'This day has not enough places any more. Choose another one.':
    'An diesem Tag sind nicht mehr genug Plätze frei. Wählen Sie einen anderen.',
  'The schedule has no such start.': 'Dann gibt es keinen Termin.',
  'A season needs a start time.': 'Eine Saison braucht eine Startzeit.',
  'Ensure that a season does not end before it begins.': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'Ensure that its last day is not before its first.': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'Ensure that each day is there once.': 'Dieser Tag steht zweimal in der Liste.',
  'HEIC cannot be read here: save the picture as JPEG.':
    'HEIC-Bilder können nicht gelesen werden. Speichern Sie das Bild als JPEG.',
  'SVG is not taken, for it can hold scripts: save it as PNG.':
    'SVG-Bilder sind nicht möglich. Speichern Sie das Bild als PNG.',
  'Upload a valid image. The file you uploaded was either not an image or a corrupted image.':
    'Diese Datei ist kein Bild, oder sie ist beschädigt.',
  'The file may be at most {} MB.': 'Die Datei darf höchstens {} MB groß sein.',
  'The submitted file is empty.': 'Die Datei ist leer.',
  'A store shows it, which has one currency.': 'Ein Laden zeigt diese Tour, und ein Laden hat nur eine Währung.',
  'Its rates are priced in another currency.': 'Die Tarife haben Preise in einer anderen Währung.',
  'It is priced in {}, the store sells in {}.': 'Die Tour hat Preise in {}, der Laden verkauft in {}.',
  'It is priced in {}, the experience in {}.': 'Das hat Preise in {}, die Tour in {}.',
  'Its experiences are priced in {}.': 'Die Touren des Ladens haben Preise in {}.',
  'It stays as it is, because the shop has bookings.': 'Das bleibt, wie es ist, denn der Laden hat Buchungen.',
  'Its prices have more decimals than {}.': 'Die Preise haben mehr Nachkommastellen als {}.',
  'Ensure that each is there once.': 'Etwas steht zweimal in der Liste.',
  'Where it is offered, at least one point is needed.': 'Fügen Sie mindestens einen Abholort hinzu.',
  'Each rate needs at least one pricing option.': 'Jeder Tarif braucht mindestens einen Preis.',
  'Only a group can take a whole departure: the rate has no group pricing.':
    'Nur ein Tarif mit Gruppenpreis kann einen ganzen Termin belegen.',
  'An option of this rate takes a whole departure.': 'Ein Preis dieses Tarifs belegt einen ganzen Termin.',
  'A group comes by itself: only a rate without group pricing asks for an adult.':
    'Nur ein Tarif mit Preisen pro Person kann einen Erwachsenen verlangen.',
  'A published experience needs a rate. Archive it, or add another one first.':
    'Eine veröffentlichte Tour braucht einen Tarif. Fügen Sie zuerst einen anderen hinzu, oder archivieren Sie die Tour.',
  'Ensure that each size of a party is there once.': 'Jede Gruppengröße darf nur einmal vorkommen.',
  'Ensure that each {} is there once.': 'Etwas steht zweimal in der Liste.',
  'A question of this type needs its choices.': 'Fügen Sie die Antworten zur Auswahl hinzu.',
  'Ensure that no two choices are the same.': 'Zwei Antworten sind gleich.',
  'Ensure that each tier ends closer to the start than the one before it.':
    'Beginnen Sie mit der längsten Frist. Jede Zeile braucht eine kürzere.',
  'A code that leaves the price as it is has no value.':
    'Diese Art Code ändert den Preis nicht. Lassen Sie das Feld leer.',
  'Enter the address of a video on YouTube or Vimeo.': 'Geben Sie die Adresse eines Videos bei YouTube oder Vimeo ein.',
  'There is no such video, or it may not be shown elsewhere.':
    'Dieses Video gibt es nicht, oder es darf anderswo nicht gezeigt werden.',
  'Ensure that no two beside each other have the same slug.': 'Zwei Kategorien haben denselben Namen.',
  'Enter a host name such as tours.example.': 'Geben Sie eine Domain wie touren.example ein.',
  'This is the own address of the installation, where STORE says which store answers.':
    'Diese Adresse gehört der Plattform. Geben Sie Ihre eigene Domain ein.',
  'This is the own address of the installation.':
    'Diese Adresse gehört der Plattform. Geben Sie Ihre eigene Domain ein.',
  'No TXT record of {} says {}. DNS may take an hour to show it.':
    'Kein TXT-Eintrag von {} enthält {}. DNS kann dafür eine Stunde brauchen.',
  'Choose one of the languages of the shop.': 'Wählen Sie eine der Sprachen des Ladens.',
  'Its supplier has not agreed to this. Ask at /api/resale-agreements/ first.':
    'Der Anbieter dieser Tour hat dem Verkauf nicht zugestimmt. Fragen Sie ihn zuerst.',
  'Nothing is left to pay.': 'Es ist alles bezahlt.',
  'The total is {} now.': 'Der Gesamtpreis beträgt jetzt {}.',
  'A card payment is {} or more.': 'Eine Kartenzahlung beträgt mindestens {}.',
  '{} with this {} already exists.': 'Das ist schon vergeben. Wählen Sie etwas anderes.',
  'Another tour had this address before. Choose another one.':
    'Diese Adresse hatte früher eine andere Tour. Wählen Sie eine andere.',
  'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.':
    'Verwenden Sie nur Buchstaben ohne Akzente, Ziffern und Bindestriche.',
  'A slug may not consist of digits only.': 'Verwenden Sie auch Buchstaben, nicht nur Ziffern.',
  'Enter a code of letters and digits, with hyphens, dots or underscores between them.':
    'Verwenden Sie Buchstaben und Ziffern, dazwischen Bindestriche, Punkte oder Unterstriche.',
  'Enter a colour as #rrggbb.': 'Geben Sie eine Farbe ein, zum Beispiel #1a6b8a.',
  'Its images are still being made: publish it when one of them is ready.':
    'Die Bilder werden noch vorbereitet. Veröffentlichen Sie die Tour, sobald eines fertig ist.',
  '{} is needed before it is published.': 'Das ist nötig, bevor die Tour veröffentlicht wird.',
  'This name is reserved for the installation. Enter another one without dots before .{}.':
    'Dieser Name ist vergeben. Geben Sie einen anderen ein, ohne Punkte vor .{}.',
  'This is not the name of the company.': 'Das ist nicht der Name der Firma.',
  'Choose a file with a picture of at most 8 MB.': 'Wählen Sie eine Bilddatei von höchstens 8 MB.',
  '{}: 25 megapixels at most.': 'Das Bild ist zu groß: höchstens 25 Megapixel.',
  '{}: at least {} in width.': 'Das Bild ist zu schmal.',
  '{}: one side may be at most {} times as long as the other.': 'Das Bild ist zu lang und zu schmal.',
};

// Two people at once

export const conflicts = 'Beide Fassungen';
export const conflictText =
  'Jemand anderes hat dasselbe Feld geändert, während Sie geschrieben haben. Wählen Sie je Feld eine Fassung und speichern Sie dann.';
export const mine = 'Ihre Fassung';
export const theirs = 'Die andere Fassung';

// A form without a button to save

export const saving = 'Wird gespeichert …';
export const unsaved = 'Noch nicht gespeichert';
export const toChoose = 'Nicht gespeichert: Wählen Sie erst eine Fassung.';
export const trySave = 'Erneut versuchen';
export function savedAt(time: string): string {
  return `Gespeichert um ${time}`;
}
export function notSaved(why: string): string {
  return `Nicht gespeichert: ${why}`;
}
export const wrongFields = 'Nichts wurde gespeichert. Bitte korrigieren Sie die markierten Felder.';
/** @param count  number of rows, such as subcategories */
export function rowsOf(label: string, count: number): string {
  return `${label} (${count})`;
}
