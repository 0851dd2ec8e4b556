export const text = `**{legal_name}**
{address}
- Upis u registar: {registration_number}
- OIB / PDV broj: {vat_number}
## Kontakt
- E-pošta: [{email}](mailto:{email})
- Telefon: [{phone}](<tel:{phone}>)
Odgovara za sadržaj ove trgovine: {legal_name}
Imate pitanje ili prigovor? Pišite nam. Na pisani prigovor odgovaramo u roku od 15 dana i s vama tražimo rješenje.
`;
