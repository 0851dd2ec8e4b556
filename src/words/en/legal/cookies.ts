/** The starting text, in Markdown. A line with a placeholder that has no value is left out (O4). */
export const text = `{company} uses five cookies at most, all its own. One remembers your choice about three others, which stay off until you allow them; one remembers your language.
## The cookies, one by one
- \`consent\` (7 days). Essential: remembers your cookie choice. Without it we’d ask on every page.
- \`consent_preferences\` (7 days). Preferences: lets us remember how you like to browse.
- \`consent_statistics\` (7 days). Statistics: lets us count visits, to see what works and what doesn’t.
- \`consent_marketing\` (7 days). Marketing: lets us see which of our offers elsewhere brought you here.
- \`language\` (1 year). Essential once you choose a language: remembers which one. It’s only set when you choose.
A category you don’t allow has no cookie, and nothing is passed on to anyone for it. We record the choice itself without anything that identifies you.
## What we count
We count how often pages are opened and steps to a booking are taken, as totals per day. Nobody is recognised by that, and it needs no cookie. If you allow statistics or marketing, a random number on your device is stored with it, and this shop may pass events, and your booking with its amount, on to the analytics or advertising services it uses; for advertising, your email address goes along in hashed form once you book. The number is deleted when you withdraw your choice. If your browser asks for privacy (Global Privacy Control or Do Not Track), nothing is passed on.
## What else stays on your device
Your cart, what you type in its forms, your wish list, the tours you looked at and the bookings made on this device are kept in your browser’s own storage, so you lose nothing when the connection drops. So are copies of our pages and pictures, so that the shop opens without a network. They stay there until the cart ends or you clear this site’s data, and your cart and bookings are sent to us only.
## Paying
You pay on our card provider’s own page, which has its own cookie policy. Your card number never passes through this site.
## Your choice
It’s valid for seven days, then we’ll ask again. You can change it any time, here or at the bottom of every page.
`;
