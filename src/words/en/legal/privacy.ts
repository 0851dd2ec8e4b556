/** The starting text, in Markdown. A line with a placeholder that has no value is left out (O4). */
export const text = `This policy says which data {company} has of you, what for, how long, and how you get or delete them. We sell no data, and this site loads nothing from other companies unless you allow statistics or marketing.
Responsible: {legal_name}, {address}
- Email: [{email}](mailto:{email})
- Phone: [{phone}](<tel:{phone}>)
## When you look around
You need no account. Our [cookie policy](/cookie-policy) says what stays on your device. We use the network address of a request only to limit abuse, such as too many tries or too many held places.
## When you fill a cart
We store what you choose and enter: tours, names, contact and answers. We also store the network address that the cart came from. We delete carts one day after they end.
## When you book
We need your name, your email address, your phone number, the names of those who come and the answers to the questions of a tour, to carry out the contract with you. You get emails about your booking, in the language you booked in. We delete the text of an email from our system once it’s sent.
{retention}
## When you pay
You enter your card on the page of our card provider. We see that you’ve paid, the amount and a reference, never your card number.
## After the tour
We may ask you by email how it was. Your answer is public, with your first name and an initial; once your data are removed, the name goes.
## When you offer to work with us
Your message by the form for suppliers and resellers comes to us by email. We delete it from our system after a year at the latest.
## Who else gets your data
- The company that runs the tour you booked: names, contact and answers, for that tour.
- Our card provider, and the services that host this shop and send its emails, on our behalf.
- With your consent for statistics or marketing, the analytics or advertising services that we use: what you do on this site, and your booking with its amount; for advertising also your email address in hashed form. See our [cookie policy](/cookie-policy).
## Your rights
You can ask us for a copy of your data, have them corrected or deleted, or object to their use. Write to us: we give you all that we know of you as a file, or remove your contact, notes, names and answers from all of your orders. Numbers, dates and amounts stay, as our books need them. A booking that’s still to come has to be cancelled first. You delete what’s on your device by clearing this site’s data in your browser.
You can also complain to the data protection authority of your country.
`;
/** The time for which names and contacts are kept, as a sentence. @param months  null if they are never removed because of their age */
export function retention(months: number | null): string {
  if (months === null) return 'We keep these data until you ask us to delete them.';
  return months === 1 ? 'One month after the day of your tour we remove name, contact and answers by ourselves.' : `${months} months after the day of your tour we remove name, contact and answers by ourselves.`;
}
