export const text = `Alle sollen bei {company} buchen können. Der Shop ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und der europäischen Norm EN 301 549 gestaltet.
## Was der Shop tut
- Alles lässt sich allein mit der Tastatur bedienen. Der Fokus ist immer zu sehen.
- Screenreader lesen Namen, Überschriften, Meldungen und Fehler vor. Was in einem Formular nicht stimmt, steht am Feld.
- Texte und Bedienelemente haben genug Kontrast, bei Tag, bei Nacht und in Ihren eigenen Farben.
- Bei 200 % Schriftgröße und auf 320 Pixel breiten Bildschirmen wird nichts abgeschnitten, und keine Seite scrollt seitwärts.
- Schaltflächen und Links sind mindestens 44 Pixel hoch, außer Links in einem Satz.
- Wünscht Ihr Gerät weniger Bewegung, bewegt sich nichts.
- Fristen werden vor ihrem Ende angesagt, und ein abgelaufener Warenkorb lässt sich mit einem Tipp wiederherstellen.
- Die Texte des Shops sagen, in welcher Sprache sie sind.
## Was noch nicht vollkommen ist
- Wir beschreiben unsere Bilder selbst; eine Beschreibung kann fehlen.
- Die gezeichnete Karte des Treffpunkts kann ein Screenreader nicht lesen. Daneben steht derselbe Ort als Adresse und als Link zur Wegbeschreibung.
- Die Seite, auf der Sie mit Karte zahlen, gehört unserem Zahlungsanbieter.
## Sagen Sie es uns
Wenn etwas für Sie nicht funktioniert, sagen Sie uns, was und wo. Wir helfen Ihnen, auf anderem Weg zu buchen.
- E-Mail: [{email}](mailto:{email})
- Telefon: [{phone}](<tel:{phone}>)
Hilft unsere Antwort nicht, können Sie sich an die für Barrierefreiheit zuständige Behörde Ihres Landes wenden.
`;
