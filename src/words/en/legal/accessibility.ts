/** The starting text, in Markdown. A line with a placeholder that has no value is left out (O4). */
export const text = `We want everybody to be able to book with {company}. The shop is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA and the European standard EN 301 549.
## What the shop does
- Everything works by keyboard alone. The focus is always visible.
- Screen readers hear names, headings, messages and errors. A problem in a form is named at its field.
- Text and controls have enough contrast, by day, by night and in your own colours.
- At 200 % text size and on a screen of 320 pixels nothing is cut off, and no page scrolls sideways.
- Buttons and links are at least 44 pixels high, apart from links in a sentence.
- If your device asks for less motion, nothing moves.
- Time limits are announced before they end, and an expired cart is offered again with one tap.
- The texts of the shop say which language they’re in.
## What may not be perfect yet
- We describe our pictures ourselves, and a description may be missing.
- The drawn map of a meeting point can’t be read by a screen reader. The same place stands beside it as an address and as a link to directions.
- The page on which you pay by card belongs to our card provider.
## Tell us
If something doesn’t work for you, tell us what and where, and we’ll help you book in another way.
- Email: [{email}](mailto:{email})
- Phone: [{phone}](<tel:{phone}>)
If our answer doesn’t help, you can turn to the authority for accessibility of your country.
`;
