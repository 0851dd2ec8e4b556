export const lead =
  'Was dieser Shop von seiner Engine will, und Sie dürfen es auch: JSON über HTTP, nach den Gepflogenheiten von Django REST Framework.';
/** Before a link to the whole list. */
export const intro =
  'Unten stehen die Aufrufe der Besucher eines Shops, die kein Konto brauchen. Verkäufer melden sich an und tun das Übrige:';
export const everyCall = 'alle Aufrufe, mit Feldern und einem Beispiel';
/** Before links to JSON and YAML. */
export const openApi = '. Für Programme ist dasselbe in OpenAPI 3.1 beschrieben, als';
export const and = 'und';

export const general = 'Allgemein';
export const slash =
  'Ein Pfad kann mit oder ohne letzten Schrägstrich aufgerufen werden. Unbekannte Felder werden nicht beachtet.';
/** Before an amount, a date and what follows it. */
export const money = 'Geld ist eine Dezimalzahl als Zeichenkette';
export const date = ', ein Datum';
export const instant = ', ein Zeitpunkt ISO 8601 mit Abstand zur Weltzeit.';
/** Before a body and the name of its field. */
export const wrong =
  'Was an einer Anfrage falsch ist, kommt als 400 mit Meldungen je Feld zurück; jede andere Absage als';
export const wrongWith = ', mit einem';
export const wrongCode = ', wo ein Programm Fälle unterscheiden muss.';
/** The mark of a call that does nothing twice. */
export const keyed = 'mit Schlüssel';
/** Around that mark and the name of a header. */
export const keyedBefore = 'Aufrufe mit dem Zeichen';
export const keyedTake = 'nehmen einen';
export const keyedText =
  '(eine UUID): Mit demselben Schlüssel und Inhalt noch einmal gesendet, tun sie nichts doppelt und antworten dasselbe.';
/** Around the name of a header. */
export const versionBefore = 'Jede Antwort trägt';
export const versionText = ', woran sie sich von der eines Netzes auf dem Weg unterscheiden lässt.';
export const later = 'Die Aufrufe stehen hier, sobald der Shop erreichbar ist.';
