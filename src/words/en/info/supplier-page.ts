export const lead =
  'You run the tours. This engine sells them: a shop under your own name, places that are never sold twice, and the money with you.';

export const gets = 'What you get';
export const shop = 'A shop of your own.';
export const shopText =
  'Your name, your logo, your colour, on your address. It opens at once on a phone with one bar of signal, and a cart survives a lost connection.';
export const places = 'Places that are kept.';
export const placesText =
  'Who puts a departure in the cart holds its places for half an hour, with the clock in view. Sixty people after the last twelve seats: twelve get one.';
export const prices = 'Prices as you quote them.';
export const pricesText =
  'By person or by group, children’s bands, a private boat, a deposit of any share, extras with a stock, pick-up where you offer it.';
export const seasons = 'Seasons as they are.';
export const seasonsText =
  'Weekdays, several starts a day, exceptions, a cut-off before each departure, everything in your own time zone.';
export const terms = 'Terms in plain words.';
export const termsText =
  'Each booking carries the cancellation terms it was sold under, and shows what would be paid back before anyone cancels.';

export const begin = 'How to begin';
export const write = 'Write down one tour.';
export const writeText =
  'Title, a paragraph, where you meet, how long it takes, when it runs, how many fit, what it costs, until when one may cancel. That is all the engine asks for; the other tours follow the same list.';
export const choose = 'Choose five photographs';
export const chooseText = 'of it: one wide, the subject clear, the light good. The engine makes every size it needs.';
export const setUp = 'Have the engine set up';
export const setUpText =
  'by whoever looks after your website. It is one program with its own database: on a machine with Node it starts by a single command, with a demonstration shop to look at first.';
export const book = 'Book your own tour';
export const bookText = 'on the trial card page, as a guest would, on your phone. Change what you stumble over.';
export const open = 'Open.';
export const openText = 'Put the address on your boat, your door and your messages.';

export const others = 'Selling through others';
/** Before the name of the resellers' page. */
export const othersBefore =
  'A departure has one number of places, whoever sells them. So a hotel or an agency can offer your tours in a shop of its own without ever selling a seat that is gone. How that looks from their side is on';
/** Between it and the name of the engine's page. */
export const callsBefore = '; the calls that a shop makes are on';
