export const text = `Diese Bedingungen gelten, wenn Sie bei {company} buchen. Ihr Vertragspartner steht im [Impressum](/legal/imprint).
Verkäufer: {legal_name}, {address}
## Buchung
Wenn Sie einen Termin in den Warenkorb legen, halten wir die Plätze eine Zeit lang frei; der Warenkorb zeigt, wie lange noch. Vor der Bestellung prüfen Sie alles: Touren, Tag, Uhrzeit, Gäste und Preis. Mit der Bestellung buchen Sie verbindlich. Die Buchung ist bestätigt, sobald die fällige Zahlung bei uns ist; Sie bekommen dann eine E-Mail mit einem Ticket für jede Tour.
Wenn Sie reservieren und direkt bei uns zahlen, halten wir die Plätze bis zu dem Zeitpunkt, der auf der Seite und in der E-Mail steht. Danach endet die Reservierung, und die Plätze sind wieder frei.
## Preise und Zahlung
Der Preis im Warenkorb ist der Gesamtpreis. Bei manchen Touren genügt eine Anzahlung; dann steht dabei, was bis wann noch zu zahlen ist. Karten werden auf der Seite unseres Zahlungsanbieters belastet.
## Wenn Sie stornieren oder ändern
Jede Tour hat ihre eigenen Stornobedingungen. Sie lesen sie auf der Seite der Tour, vor dem Bezahlen und auf dem Ticket, und es bleiben die, unter denen Sie gebucht haben. Stornieren und ändern können Sie auf der Seite Ihrer Buchung. Dort sehen Sie die Erstattung, bevor Sie entscheiden. Kartenzahlungen erstatten wir auf dieselbe Karte.
Touren finden an einem festen Tag statt. Für Freizeitangebote mit festem Termin gibt es nach § 312g Abs. 2 Nr. 9 BGB kein Widerrufsrecht; es gelten unsere Stornobedingungen.
## Wenn wir absagen
Kann eine Tour nicht stattfinden, schreiben wir Ihnen eine E-Mail. Sie wählen dann einen anderen Tag oder bekommen Ihr ganzes Geld zurück.
## Am Tag der Tour
Bitte seien Sie pünktlich am Treffpunkt, mit dem Ticket auf Papier oder auf dem Handy. Was Sie mitbringen und wissen sollten, steht auf der Seite der Tour. Bitte folgen Sie zur Sicherheit aller den Anweisungen Ihres Guides.
## Bewertungen
Nur Gäste, die dabei waren, können eine Tour bewerten: Sie bekommen danach einen Link per E-Mail. Wir können eine Bewertung ausblenden, die jemanden beleidigt, personenbezogene Daten enthält oder nicht von der Tour handelt. Eine schlechte Note ist kein Grund, und die Seite sagt, wie viele ausgeblendet sind.
## Ihre Rechte
Ihre gesetzlichen Rechte als Verbraucher bleiben unberührt. Wie wir Ihre Daten verarbeiten, steht in der [Datenschutzerklärung](/legal/privacy).
`;
