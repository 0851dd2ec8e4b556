export const text = `**{legal_name}**
{address}
- Registereintrag: {registration_number}
- USt-IdNr.: {vat_number}
## Kontakt
- E-Mail: [{email}](mailto:{email})
- Telefon: [{phone}](<tel:{phone}>)
Verantwortlich für den Inhalt dieses Shops: {legal_name}
Fragen oder eine Beschwerde? Schreiben Sie uns. Wir antworten so bald wie möglich und suchen gemeinsam mit Ihnen nach einer Lösung. An einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nur teil, wenn wir dazu verpflichtet sind.
`;
