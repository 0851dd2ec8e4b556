export const text = `**{legal_name}**
{address}
- Registro delle imprese: {registration_number}
- Partita IVA: {vat_number}
## Contatti
- Email: [{email}](mailto:{email})
- Telefono: [{phone}](<tel:{phone}>)
Responsabile dei contenuti di questo negozio: {legal_name}
Una domanda o un reclamo? Scrivici. Rispondiamo appena possibile e cerchiamo una soluzione insieme a te.
`;
