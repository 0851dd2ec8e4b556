export const text = `Hier steht, welche Daten {company} von Ihnen hat, wofür, wie lange und wie Sie sie bekommen oder löschen lassen. Wir verkaufen keine Daten, und diese Website lädt nichts von anderen Firmen, außer Sie erlauben Statistik oder Marketing.
Verantwortlich: {legal_name}, {address}
- E-Mail: [{email}](mailto:{email})
- Telefon: [{phone}](<tel:{phone}>)
## Wenn Sie sich umsehen
Sie brauchen kein Konto. Was auf Ihrem Gerät bleibt, steht in der [Cookie-Richtlinie](/cookie-policy). Die Netzwerkadresse einer Anfrage verwenden wir nur gegen Missbrauch, etwa bei zu vielen Versuchen oder zu vielen gehaltenen Plätzen.
## Wenn Sie einen Warenkorb füllen
Wir speichern, was Sie wählen und eingeben: Touren, Namen, Kontakt und Antworten, dazu die Netzwerkadresse, von der der Warenkorb kam. Warenkörbe löschen wir einen Tag nach ihrem Ende.
## Wenn Sie buchen
Für den Vertrag mit Ihnen brauchen wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, die Namen der Teilnehmenden und die Antworten auf die Fragen einer Tour (Art. 6 Abs. 1 lit. b DSGVO). Sie bekommen E-Mails zu Ihrer Buchung, in der Sprache, in der Sie gebucht haben. Den Text einer E-Mail löschen wir aus unserem System, sobald sie gesendet ist.
{retention}
## Wenn Sie zahlen
Ihre Karte geben Sie auf der Seite unseres Zahlungsanbieters ein. Wir sehen, dass Sie gezahlt haben, den Betrag und ein Zeichen, nie Ihre Kartennummer.
## Nach der Tour
Wir fragen Sie vielleicht per E-Mail, wie es war. Was Sie schreiben, ist öffentlich, mit Vornamen und Anfangsbuchstaben; werden Ihre Daten entfernt, entfällt der Name.
## Wenn Sie mit uns arbeiten möchten
Was Sie im Formular für Anbieter und Vertriebspartner senden, kommt per E-Mail zu uns. Aus unserem System löschen wir es spätestens nach einem Jahr.
## Wer Ihre Daten noch bekommt
- Die Firma, die Ihre Tour durchführt: Namen, Kontakt und Antworten, für diese Tour.
- Unser Zahlungsanbieter sowie in unserem Auftrag die Dienste, bei denen dieser Shop läuft und die seine E-Mails senden.
- Mit Ihrer Einwilligung zu Statistik oder Marketing die Statistik- oder Werbedienste, die wir nutzen: was Sie auf dieser Website tun und Ihre Buchung mit ihrem Betrag; für Werbung auch Ihre E-Mail-Adresse als Hashwert. Mehr in unserer [Cookie-Richtlinie](/cookie-policy).
## Ihre Rechte
Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen oder ihrer Verwendung widersprechen. Schreiben Sie uns: Wir geben Ihnen alles, was wir von Ihnen wissen, als Datei, oder entfernen Kontakt, Notizen, Namen und Antworten aus allen Ihren Bestellungen. Nummern, Daten und Beträge bleiben, weil die Buchführung sie braucht. Eine Buchung, die noch bevorsteht, muss vorher storniert werden. Was auf Ihrem Gerät liegt, löschen Sie mit den Website-Daten in Ihrem Browser.
Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.
`;
export function retention(months: number | null): string {
  if (months === null) return 'Diese Daten behalten wir, bis Sie uns bitten, sie zu löschen.';
  return months === 1 ? 'Einen Monat nach dem Tag Ihrer Tour entfernen wir Namen, Kontakt und Antworten von selbst.' : `${months} Monate nach dem Tag Ihrer Tour entfernen wir Namen, Kontakt und Antworten von selbst.`;
}
