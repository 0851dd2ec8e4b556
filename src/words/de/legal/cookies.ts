export const text = `{company} verwendet höchstens fünf Cookies, alle eigene. Eines merkt sich Ihre Auswahl zu drei anderen, die aus sind, bis Sie sie erlauben, und eines Ihre Sprache.
## Die Cookies im Einzelnen
- \`consent\` (7 Tage). Notwendig: merkt sich Ihre Cookie-Auswahl. Ohne dieses Cookie würden wir auf jeder Seite fragen.
- \`consent_preferences\` (7 Tage). Vorlieben: Wir dürfen uns merken, wie Sie am liebsten stöbern.
- \`consent_statistics\` (7 Tage). Statistik: Wir dürfen Besuche zählen und sehen, was gut ist und was nicht.
- \`consent_marketing\` (7 Tage). Marketing: Wir dürfen sehen, welches unserer Angebote Sie hierher geführt hat.
- \`language\` (1 Jahr). Notwendig, wenn Sie eine Sprache wählen: merkt sich, welche. Es wird erst dann gesetzt.
Eine Kategorie, die Sie nicht erlauben, hat kein Cookie, und dafür wird nichts an andere weitergegeben. Ihre Auswahl selbst zeichnen wir ohne Bezug zu Ihrer Person auf.
## Was wir zählen
Wir zählen, wie oft am Tag Seiten geöffnet und Schritte zur Buchung gemacht werden, nur als Summe. Dabei wird niemand wiedererkannt, und es braucht kein Cookie. Erlauben Sie Statistik oder Marketing, liegt dazu eine Zufallszahl auf Ihrem Gerät, und dieser Shop kann Ereignisse und Ihre Buchung mit ihrem Betrag an die Statistik- oder Werbedienste weitergeben, die er nutzt; für Werbung geht bei einer Buchung Ihre E-Mail-Adresse als Hashwert mit. Die Zahl wird gelöscht, wenn Sie Ihre Einwilligung zurückziehen. Bittet Ihr Browser um Datenschutz (Global Privacy Control oder Do Not Track), geben wir nichts weiter.
## Was sonst auf Ihrem Gerät bleibt
Ihr Warenkorb, Ihre Eingaben in Formularen, Ihre Wunschliste, angesehene Touren und die Buchungen von diesem Gerät liegen im Speicher Ihres Browsers, damit bei einem Verbindungsabbruch nichts verloren geht. Dort liegen auch Kopien unserer Seiten und Bilder, damit der Shop ohne Netz funktioniert. All das bleibt dort, bis der Warenkorb endet oder Sie die Daten dieser Seite löschen. Warenkorb und Buchungen werden nur an uns gesendet.
## Bezahlen
Sie zahlen auf der Seite unseres Zahlungsanbieters, für die dessen eigene Cookie-Richtlinie gilt. Ihre Kartennummer läuft nie über diese Website.
## Ihre Auswahl
Sie gilt sieben Tage, dann fragen wir wieder. Sie können sie jederzeit ändern, hier oder am Ende jeder Seite.
`;
