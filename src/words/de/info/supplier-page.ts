export const lead =
  'Sie veranstalten die Touren. Diese Engine verkauft sie: ein Shop unter Ihrem Namen, Plätze, die nie doppelt verkauft werden, und das Geld bei Ihnen.';

export const gets = 'Was Sie bekommen';
export const shop = 'Einen eigenen Shop.';
export const shopText =
  'Ihr Name, Ihr Logo, Ihre Farbe, unter Ihrer Adresse. Er öffnet sich auch auf einem Handy mit einem Balken Empfang sofort, und ein Warenkorb übersteht einen Verbindungsabbruch.';
export const places = 'Plätze, die reserviert bleiben.';
export const placesText =
  'Wer einen Termin in den Warenkorb legt, dem bleiben die Plätze eine halbe Stunde reserviert, mit der Uhr im Blick. Sechzig Leute wollen die letzten zwölf Plätze: zwölf bekommen einen.';
export const prices = 'Preise, wie Sie sie nennen.';
export const pricesText =
  'Pro Person oder pro Gruppe, Kinderstaffeln, ein Privatboot, eine Anzahlung in beliebiger Höhe, Extras mit Bestand, Abholung, wo Sie sie anbieten.';
export const seasons = 'Saisons, wie sie sind.';
export const seasonsText =
  'Wochentage, mehrere Termine am Tag, Ausnahmen, ein Buchungsschluss vor jedem Termin, alles in Ihrer eigenen Zeitzone.';
export const terms = 'Bedingungen in klaren Worten.';
export const termsText =
  'Jede Buchung trägt die Stornobedingungen, unter denen sie verkauft wurde, und zeigt, was erstattet würde, bevor jemand storniert.';

export const begin = 'Wie Sie anfangen';
export const write = 'Schreiben Sie eine Tour auf.';
export const writeText =
  'Titel, ein Absatz, wo Sie sich treffen, wie lange sie dauert, wann sie stattfindet, für wie viele Platz ist, was sie kostet, bis wann man stornieren kann. Mehr will die Engine nicht wissen; für die anderen Touren gilt dieselbe Liste.';
export const choose = 'Wählen Sie fünf Fotos';
export const chooseText =
  'davon aus: eines weit, das Motiv klar, das Licht gut. Die Engine macht daraus jede Größe, die sie braucht.';
export const setUp = 'Lassen Sie die Engine einrichten,';
export const setUpText =
  'am besten von der Person, die Ihre Website betreut. Die Engine ist ein einziges Programm mit eigener Datenbank: Auf einem Rechner mit Node startet sie mit einem Befehl, mit einem Vorführshop zum Ansehen.';
export const book = 'Buchen Sie Ihre eigene Tour';
export const bookText =
  'auf der Testseite für Kartenzahlungen, wie ein Gast, auf Ihrem Handy. Ändern Sie, worüber Sie stolpern.';
export const open = 'Öffnen Sie.';
export const openText = 'Schreiben Sie die Adresse auf Ihr Boot, an Ihre Tür und in Ihre Nachrichten.';

export const others = 'Verkauf über andere';
/** Before the name of the resellers' page. */
export const othersBefore =
  'Ein Termin hat eine bestimmte Zahl von Plätzen, wer auch immer sie verkauft. So kann ein Hotel oder eine Agentur Ihre Touren in einem eigenen Shop anbieten, ohne je einen Platz zu verkaufen, der schon weg ist. Wie das von deren Seite aussieht, steht auf der Seite';
/** Between it and the name of the engine's page. */
export const callsBefore = '; die Aufrufe, die ein Shop macht, stehen auf der Seite';
