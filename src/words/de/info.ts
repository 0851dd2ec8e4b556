// Supplier page

export const supplierLead =
  'Sie veranstalten die Touren. Diese Engine verkauft sie: ein Shop unter Ihrem Namen, Plätze, die nie doppelt verkauft werden, und das Geld bei Ihnen.';

export const gets = 'Was Sie bekommen';
export const supplierShop = 'Einen eigenen Shop.';
export const supplierShopText =
  'Ihr Name, Ihr Logo, Ihre Farbe, unter Ihrer Adresse. Er öffnet sich auch auf einem Handy mit einem Balken Empfang sofort, und ein Warenkorb übersteht einen Verbindungsabbruch.';
export const supplierPlaces = 'Plätze, die reserviert bleiben.';
export const supplierPlacesText =
  'Wer einen Termin in den Warenkorb legt, dem bleiben die Plätze eine halbe Stunde reserviert, mit der Uhr im Blick. Sechzig Leute wollen die letzten zwölf Plätze: zwölf bekommen einen.';
export const supplierPrices = 'Preise, wie Sie sie nennen.';
export const supplierPricesText =
  'Pro Person oder pro Gruppe, Kinderstaffeln, ein Privatboot, eine Anzahlung in beliebiger Höhe, Extras mit Bestand, Abholung, wo Sie sie anbieten.';
export const supplierSeasons = 'Saisons, wie sie sind.';
export const supplierSeasonsText =
  'Wochentage, mehrere Termine am Tag, Ausnahmen, ein Buchungsschluss vor jedem Termin, alles in Ihrer eigenen Zeitzone.';
export const supplierTerms = 'Bedingungen in klaren Worten.';
export const supplierTermsText =
  'Jede Buchung trägt die Stornobedingungen, unter denen sie verkauft wurde, und zeigt, was erstattet würde, bevor jemand storniert.';

export const begin = 'Wie Sie anfangen';
export const supplierWrite = 'Schreiben Sie eine Tour auf.';
export const supplierWriteText =
  'Titel, ein Absatz, wo Sie sich treffen, wie lange sie dauert, wann sie stattfindet, für wie viele Platz ist, was sie kostet, bis wann man stornieren kann. Mehr will die Engine nicht wissen; für die anderen Touren gilt dieselbe Liste.';
export const supplierChoose = 'Wählen Sie fünf Fotos';
export const supplierChooseText =
  'davon aus: eines weit, das Motiv klar, das Licht gut. Die Engine macht daraus jede Größe, die sie braucht.';
export const supplierSetUp = 'Lassen Sie die Engine einrichten,';
export const supplierSetUpText =
  'am besten von der Person, die Ihre Website betreut. Die Engine ist ein einziges Programm mit eigener Datenbank: Auf einem Rechner mit Node startet sie mit einem Befehl, mit einem Vorführshop zum Ansehen.';
export const supplierBook = 'Buchen Sie Ihre eigene Tour';
export const supplierBookText =
  'auf der Testseite für Kartenzahlungen, wie ein Gast, auf Ihrem Handy. Ändern Sie, worüber Sie stolpern.';
export const supplierOpen = 'Öffnen Sie.';
export const supplierOpenText = 'Schreiben Sie die Adresse auf Ihr Boot, an Ihre Tür und in Ihre Nachrichten.';

export const supplierOthers = 'Verkauf über andere';
/** Before the name of the resellers' page. */
export const supplierOthersBefore =
  'Ein Termin hat eine bestimmte Zahl von Plätzen, wer auch immer sie verkauft. So kann ein Hotel oder eine Agentur Ihre Touren in einem eigenen Shop anbieten, ohne je einen Platz zu verkaufen, der schon weg ist. Wie das von deren Seite aussieht, steht auf der Seite';
/** Between it and the name of the engine's page. */
export const supplierCallsBefore = '; die Aufrufe, die ein Shop macht, stehen auf der Seite';

// Reseller page

export const resellerLead =
  'Ihre Gäste fragen, was sie morgen unternehmen sollen. Antworten Sie mit einem eigenen Shop, voll mit Touren, die andere veranstalten und die Sie ausgesucht haben.';

export const resellerWhoFor = 'Für wen das ist';
export const resellerWhoForText =
  'Hotels und Campingplätze, Ausflugsschalter am Hafen, Agenturen, das Fremdenverkehrsamt einer Insel: für alle, die gefragt werden und lieber eine Buchung als ein Faltblatt überreichen.';

export const resellerShop = 'Einen Shop unter Ihrem Namen,';
export const resellerShopText =
  'unter Ihrer Adresse, nur mit den Erlebnissen, die Sie in sein Regal stellen, in Ihrer Reihenfolge.';
export const resellerPlaces = 'Dieselben Plätze wie alle.';
export const resellerPlacesText =
  'Sie und der Anbieter verkaufen aus demselben Vorrat an Plätzen. Nichts muss am Telefon erfragt werden, und nichts wird doppelt verkauft.';
export const resellerCart = 'Einen Warenkorb für viele Anbieter.';
export const resellerCartText =
  'Ein Kajak am Morgen und ein Weinkeller am Abend sind eine Buchung, eine Zahlung, eine Bestätigung.';
export const resellerCounter = 'Auch für den Schalter gemacht.';
export const resellerCounterText =
  'Große Schaltflächen, kein Konto nötig und eine Seite, die weiterläuft, wenn das Netz es nicht tut.';

export const resellerPick = 'Wählen Sie fünf Erlebnisse,';
export const resellerPickText =
  'zu denen Sie einen Freund schicken würden, und sprechen Sie mit denen, die sie veranstalten. Was Sie an jedem verdienen, ist eine Sache zwischen Ihnen.';
export const resellerAgree = 'Einigen Sie sich auf die Bedingungen,';
export const resellerAgreeText =
  'die Ihre Gäste lesen werden: die Anzahlung, bis wann man stornieren kann, was bei schlechtem Wetter geschieht.';
export const resellerStore = 'Lassen Sie einen Shop eröffnen,';
export const resellerStoreText =
  'auf der Engine, die Ihre Anbieter nutzen, oder auf einer eigenen, am besten von der Person, die Ihre Website betreut. Seine Adresse entscheidet, welchen Shop ein Besucher sieht.';
export const resellerBook = 'Buchen Sie selbst ein Erlebnis';
export const resellerBookText = 'auf der Testseite für Kartenzahlungen, am Handy, im Stehen. Dann eröffnen Sie.';

export const resellerYourself = 'Wenn Sie selbst Touren veranstalten';
/** Before the name of the suppliers' page. */
export const resellerYourselfBefore = 'Dann beginnen Sie mit der Seite';
/** Between it and the name of the engine's page. */
export const resellerCallsBefore =
  '; ein Shop kann Ihre eigenen und die Touren anderer nebeneinander führen. Die Aufrufe, die ein Shop macht, stehen auf der Seite';

// Cookie policy page

export function cookiesLead(company: string): string {
  return `${company} setzt höchstens fünf Cookies, und alle sind eigene. Eines merkt sich Ihre Antwort zu drei anderen, die aus sind, bis Sie sie erlauben, und eines die Sprache, die Sie wählen.`;
}

export const cookiesOneByOne = 'Die Cookies im Einzelnen';
export const cookiesSevenDays = '7 Tage';
export const cookiesOneYear = '1 Jahr';
export const cookiesConsent =
  'Notwendig: dass Sie geantwortet haben, und was. Ohne dieses Cookie würden wir auf jeder Seite fragen.';
export const cookiesLanguage =
  'Notwendig für Ihre Wahl: die Sprache des Shops. Es wird nur gesetzt, wenn Sie eine Sprache wählen, und merkt sich, welche.';
export const cookiesPreferences = 'Vorlieben: Der Shop darf sich merken, wie Sie am liebsten stöbern.';
export const cookiesStatistics = 'Statistik: Der Shop darf Besuche zählen, um zu sehen, was gut ist und was nicht.';
export const cookiesMarketing =
  'Marketing: Der Shop darf erfahren, welches seiner Angebote anderswo Sie hierher geführt hat.';
export const cookiesNotAllowed =
  'Eine Kategorie, die Sie nicht erlauben, hat kein Cookie, und nichts davon wird aufgezeichnet oder gesendet. Die Wahl selbst wird ohne alles aufgezeichnet, was auf Sie hinweist.';

export const cookiesElseTitle = 'Was sonst auf Ihrem Gerät bleibt';
export const cookiesElseText =
  'Ihr Warenkorb, was Sie gerade in seine Formulare eingeben und die Buchungen von diesem Gerät liegen im Speicher des Browsers, damit bei einem Verbindungsabbruch nichts verloren geht. Sie bleiben dort, bis der Warenkorb endet oder Sie die Browserdaten dieser Seite löschen, und werden nur an diesen Shop gesendet, wenn Sie bestellen.';
export const cookiesPaying = 'Bezahlen';
export const cookiesPayingText =
  'Zum Bezahlen werden Sie auf die Seite des Kartenanbieters geleitet. Für das, was diese Seite setzt, gilt die Richtlinie des Kartenanbieters; Ihre Kartennummer läuft nie durch diesen Shop.';
export const cookiesAnswer = 'Ihre Antwort';
export const cookiesAnswerText =
  'Sie gilt sieben Tage, dann fragen wir wieder. Sie können sie jederzeit ändern, hier oder am Fuß jeder Seite.';
export const cookiesChange = 'Meine Antwort ändern';

// Engine api page

export const apiLead =
  'Was dieser Shop von seiner Engine will, und Sie dürfen es auch: JSON über HTTP, nach den Gepflogenheiten von Django REST Framework.';
/** Before a link to the whole list. */
export const apiIntro =
  'Unten stehen die Aufrufe der Besucher eines Shops, die kein Konto brauchen. Verkäufer melden sich an und tun das Übrige:';
export const apiEveryCall = 'alle Aufrufe, mit Feldern und einem Beispiel';
/** Before links to JSON and YAML. */
export const apiOpenApi = '. Für Programme ist dasselbe in OpenAPI 3.1 beschrieben, als';
export const apiAnd = 'und';

export const apiGeneral = 'Allgemein';
export const apiSlash =
  'Ein Pfad kann mit oder ohne letzten Schrägstrich aufgerufen werden. Unbekannte Felder werden nicht beachtet.';
/** Before an amount, a date and what follows it. */
export const apiMoney = 'Geld ist eine Dezimalzahl als Zeichenkette';
export const apiDate = ', ein Datum';
export const apiInstant = ', ein Zeitpunkt ISO 8601 mit Abstand zur Weltzeit.';
/** Before a body and the name of its field. */
export const apiWrong =
  'Was an einer Anfrage falsch ist, kommt als 400 mit Meldungen je Feld zurück; jede andere Absage als';
export const apiWrongWith = ', mit einem';
export const apiWrongCode = ', wo ein Programm Fälle unterscheiden muss.';
/** The mark of a call that does nothing twice. */
export const apiKeyed = 'mit Schlüssel';
/** Around that mark and the name of a header. */
export const apiKeyedBefore = 'Aufrufe mit dem Zeichen';
export const apiKeyedTake = 'nehmen einen';
export const apiKeyedText =
  '(eine UUID): Mit demselben Schlüssel und Inhalt noch einmal gesendet, tun sie nichts doppelt und antworten dasselbe.';
/** Around the name of a header. */
export const apiVersionBefore = 'Jede Antwort trägt';
export const apiVersionText = ', woran sie sich von der eines Netzes auf dem Weg unterscheiden lässt.';
export const apiLater = 'Die Aufrufe stehen hier, sobald der Shop erreichbar ist.';

// Api calls

export const callsStore = 'Der Shop';
export const availability = 'Verfügbarkeit';
export const carts = 'Warenkörbe';
export const orders = 'Bestellungen';
export const query = 'Abfrage';
export const body = 'Inhalt';
export const mayBeMissing = ', kann fehlen';
/** Between kinds of a field. */
export const or = ' oder ';
export const object = 'ein Objekt';
export const anyJson = 'beliebiges JSON';

export function callsAnswer(status: number): string {
  return `Antwort, ${status}`;
}

export function answersNothing(status: number): string {
  return `Antwortet ${status} ohne Inhalt.`;
}

export function listOf(kind: string): string {
  return `Liste: ${kind}`;
}
