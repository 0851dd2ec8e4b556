// Supplier page

export const supplierLead =
  'Sie veranstalten die Touren, wir verkaufen sie: ein Shop unter Ihrem Namen, Plätze, die nie doppelt verkauft werden, und das Geld geht direkt an Sie.';

export const gets = 'Was Sie bekommen';
export const supplierShop = 'Ein eigener Shop.';
export const supplierShopText =
  'Ihr Name, Ihr Logo, Ihre Farben, unter Ihrer Adresse. Er öffnet sich auch auf einem Handy mit einem Balken Empfang sofort, und der Warenkorb übersteht einen Verbindungsabbruch.';
export const supplierPlaces = 'Nie überbucht.';
export const supplierPlacesText =
  'Wer einen Termin in den Warenkorb legt, dessen Plätze bleiben 30 Minuten reserviert. Wollen sechzig Leute die letzten zwölf Plätze, bekommen genau zwölf einen.';
export const supplierPrices = 'Preise, wie Sie sie brauchen.';
export const supplierPricesText =
  'Pro Person oder pro Gruppe, Kinderpreise, ein Privatboot, eine Anzahlung in beliebiger Höhe, Extras mit begrenztem Bestand, Abholung, wo Sie sie anbieten.';
export const supplierSeasons = 'Ihre Saison, Ihr Kalender.';
export const supplierSeasonsText =
  'Wochentage, mehrere Termine am Tag, Ausnahmen und Buchungsfristen, alles in Ihrer Zeitzone.';
export const supplierTerms = 'Klare Bedingungen.';
export const supplierTermsText =
  'Jede Buchung behält die Stornobedingungen, unter denen sie verkauft wurde, und zeigt die Erstattung, bevor jemand storniert.';

export const begin = 'So starten Sie';
export const supplierWrite = 'Beschreiben Sie eine Tour.';
export const supplierWriteText =
  'Titel, ein Absatz, Treffpunkt, Dauer, Termine, Plätze, Preis und Stornofrist. Mehr brauchen Sie nicht; für die anderen Touren gilt dieselbe Liste.';
export const supplierChoose = 'Wählen Sie fünf Fotos';
export const supplierChooseText =
  'davon aus: eines im Querformat, mit klarem Motiv und gutem Licht. Alle nötigen Größen erstellen wir.';
export const supplierSetUp = 'Lassen Sie die Engine einrichten,';
export const supplierSetUpText =
  'am besten von der Person, die Ihre Website betreut. Die Engine ist ein einziges Programm mit eigener Datenbank: Auf einem Rechner mit Node startet sie mit einem Befehl und bringt einen Demo-Shop zum Ausprobieren mit.';
export const supplierBook = 'Buchen Sie Ihre eigene Tour';
export const supplierBookText =
  'auf der Testseite für Kartenzahlungen, wie ein Gast, auf Ihrem Handy. Verbessern Sie, was Sie stört.';
export const supplierOpen = 'Gehen Sie live.';
export const supplierOpenText = 'Schreiben Sie die Adresse auf Ihr Boot, an Ihre Tür und in Ihre Nachrichten.';

export const supplierOthers = 'Verkauf über andere';
/** Stands before the link to the resellers' page. */
export const supplierOthersBefore =
  'Alle Shops verkaufen dieselben Plätze eines Termins. So kann ein Hotel oder eine Agentur Ihre Touren im eigenen Shop anbieten, ohne je einen Platz zu verkaufen, der schon weg ist. Wie das von deren Seite aussieht, lesen Sie unter';
/** Stands between that link and the link to the page about the API. */
export const supplierCallsBefore = '; für Entwickler gibt es die';

// Reseller page

export const resellerLead =
  'Ihre Gäste fragen, was sie morgen unternehmen sollen. Antworten Sie mit einem eigenen Shop voller Touren, die Sie ausgesucht haben und andere veranstalten.';

export const resellerWhoFor = 'Für wen das ist';
export const resellerWhoForText =
  'Hotels und Campingplätze, Ausflugsschalter, Agenturen, das Tourismusbüro einer Insel: alle, die um Tipps gebeten werden und lieber eine Buchung als ein Faltblatt überreichen.';

export const resellerShop = 'Ein Shop unter Ihrem Namen,';
export const resellerShopText =
  'unter Ihrer Adresse, nur mit den Erlebnissen, die Sie auswählen, in Ihrer Reihenfolge.';
export const resellerPlaces = 'Verfügbarkeit in Echtzeit.';
export const resellerPlacesText =
  'Sie und der Anbieter verkaufen dieselben Plätze. Keine Rückfragen am Telefon, und nichts wird doppelt verkauft.';
export const resellerCart = 'Ein Warenkorb für viele Anbieter.';
export const resellerCartText =
  'Ein Kajak am Morgen und ein Weinkeller am Abend sind eine Buchung, eine Zahlung, eine Bestätigung.';
export const resellerCounter = 'Auch für den Schalter gemacht.';
export const resellerCounterText =
  'Große Schaltflächen, kein Konto nötig, und es läuft weiter, auch wenn das Netz ausfällt.';

export const resellerPick = 'Wählen Sie fünf Erlebnisse,';
export const resellerPickText =
  'zu denen Sie einen Freund schicken würden, und sprechen Sie mit denen, die sie veranstalten. Was Sie an jedem verdienen, ist eine Sache zwischen Ihnen.';
export const resellerAgree = 'Einigen Sie sich auf die Bedingungen,';
export const resellerAgreeText =
  'die Ihre Gäste lesen werden: Anzahlung, Stornofrist, was bei schlechtem Wetter geschieht.';
export const resellerStore = 'Lassen Sie einen Shop eröffnen,';
export const resellerStoreText =
  'auf der Engine, die Ihre Anbieter nutzen, oder auf einer eigenen, am besten von der Person, die Ihre Website betreut. Seine Adresse entscheidet, welchen Shop ein Besucher sieht.';
export const resellerBook = 'Buchen Sie selbst ein Erlebnis';
export const resellerBookText = 'auf der Testseite für Kartenzahlungen, am Handy, im Stehen. Dann gehen Sie live.';

export const resellerYourself = 'Wenn Sie selbst Touren veranstalten';
/** Stands before the link to the suppliers' page. */
export const resellerYourselfBefore = 'Dann beginnen Sie mit der Seite';
/** Stands between that link and the link to the page about the API. */
export const resellerCallsBefore =
  '; in Ihrem Shop können eigene Touren neben denen anderer stehen. Für Entwickler gibt es die';

// Cookie policy page

export const cookiesChange = 'Meine Auswahl ändern';

// Engine api page

export const apiLead =
  'Die API, auf der dieser Shop läuft, auch für Sie offen: JSON über HTTP, nach den Konventionen von Django REST Framework.';
/** Stands before a link to the whole list. */
export const apiIntro =
  'Das sind die Aufrufe für Besucher eines Shops; sie brauchen kein Konto. Verkäufer melden sich für alles Weitere an:';
export const apiEveryCall = 'alle Aufrufe, mit Feldern und einem Beispiel';
/** Stands before links to JSON and YAML. */
export const apiOpenApi = '. Dasselbe gibt es als OpenAPI 3.1, in';
export const apiAnd = 'und';

export const apiGeneral = 'Allgemein';
export const apiSlash = 'Pfade funktionieren mit und ohne Schrägstrich am Ende. Unbekannte Felder werden ignoriert.';
/** Stands before an example of an amount; the next two texts stand around an example of a date. */
export const apiMoney = 'Geld ist eine Dezimalzahl als Zeichenkette';
export const apiDate = ', ein Datum';
export const apiInstant = ', ein Zeitpunkt ISO 8601 mit Abstand zur Weltzeit.';
/** Stands before an example of a body; the next two texts stand around the name of its field. */
export const apiWrong = 'Ungültige Anfragen ergeben 400 mit Meldungen je Feld; andere Fehler ergeben';
export const apiWrongWith = ', mit einem';
export const apiWrongCode = ', wo ein Programm Fälle unterscheiden muss.';
/** The mark of a call that is safe to repeat. */
export const apiKeyed = 'mit Schlüssel';
/** Texts around that mark and the name of a header. */
export const apiKeyedBefore = 'Aufrufe mit dem Zeichen';
export const apiKeyedTake = 'nehmen einen';
export const apiKeyedText = '(eine UUID): Mit demselben Schlüssel und Inhalt lassen sie sich gefahrlos wiederholen.';
/** Texts around the name of a header. */
export const apiVersionBefore = 'Jede Antwort trägt';
export const apiVersionText = ', woran Sie sie von der Antwort eines Netzes auf dem Weg unterscheiden.';
export const apiLater = 'Die Aufrufe erscheinen, sobald Sie online sind.';

// Api calls

export const callsStore = 'Der Shop';
export const availability = 'Verfügbarkeit';
export const carts = 'Warenkörbe';
export const orders = 'Bestellungen';
export const query = 'Abfrage';
export const body = 'Inhalt';
export const mayBeMissing = ', optional';
/** Stands between the kinds of a field. */
export const or = ' oder ';
export const object = 'ein Objekt';
export const anyJson = 'beliebiges JSON';

export function callsAnswer(status: number): string {
  return `Antwort, ${status}`;
}

export function answersNothing(status: number): string {
  return `Ergibt ${status} ohne Inhalt.`;
}

export function listOf(kind: string): string {
  return `Liste: ${kind}`;
}
