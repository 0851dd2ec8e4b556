/** The starting text, in Markdown. A line with a placeholder that has no value is left out (O4). */
export const text = `**{legal_name}**
{address}
- Registered as: {registration_number}
- VAT number: {vat_number}
## Contact
- Email: [{email}](mailto:{email})
- Phone: [{phone}](<tel:{phone}>)
Responsible for the content of this shop: {legal_name}
Questions or a complaint? Write to us. We answer as soon as we can and look for a solution together.
`;
