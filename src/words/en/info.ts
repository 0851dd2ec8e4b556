// Supplier page

export const supplierLead =
  'You run the tours. This engine sells them: a shop under your own name, places that are never sold twice, and the money with you.';

export const gets = 'What you get';
export const supplierShop = 'A shop of your own.';
export const supplierShopText =
  'Your name, your logo, your colour, on your address. It opens at once on a phone with one bar of signal, and a cart survives a lost connection.';
export const supplierPlaces = 'Places that are kept.';
export const supplierPlacesText =
  'Who puts a departure in the cart holds its places for half an hour, with the clock in view. Sixty people after the last twelve seats: twelve get one.';
export const supplierPrices = 'Prices as you quote them.';
export const supplierPricesText =
  'By person or by group, children’s bands, a private boat, a deposit of any share, extras with a stock, pick-up where you offer it.';
export const supplierSeasons = 'Seasons as they are.';
export const supplierSeasonsText =
  'Weekdays, several starts a day, exceptions, a cut-off before each departure, everything in your own time zone.';
export const supplierTerms = 'Terms in plain words.';
export const supplierTermsText =
  'Each booking carries the cancellation terms it was sold under, and shows what would be paid back before anyone cancels.';

export const begin = 'How to begin';
export const supplierWrite = 'Write down one tour.';
export const supplierWriteText =
  'Title, a paragraph, where you meet, how long it takes, when it runs, how many fit, what it costs, until when one may cancel. That is all the engine asks for; the other tours follow the same list.';
export const supplierChoose = 'Choose five photographs';
export const supplierChooseText =
  'of it: one wide, the subject clear, the light good. The engine makes every size it needs.';
export const supplierSetUp = 'Have the engine set up';
export const supplierSetUpText =
  'by the person who looks after your website. It is one program with its own database: on a machine with Node it starts by a single command, with a demonstration shop to look at first.';
export const supplierBook = 'Book your own tour';
export const supplierBookText =
  'on the trial card page, as a guest would, on your phone. Change what you stumble over.';
export const supplierOpen = 'Open.';
export const supplierOpenText = 'Put the address on your boat, your door and your messages.';

export const supplierOthers = 'Selling through others';
/** Before the name of the resellers' page. */
export const supplierOthersBefore =
  'A departure has one number of places, and all shops sell from it. So a hotel or an agency can offer your tours in a shop of its own without ever selling a seat that is gone. How that looks from their side is on';
/** Between it and the name of the engine's page. */
export const supplierCallsBefore = '; the calls that a shop makes are on';

// Reseller page

export const resellerLead =
  'Your guests ask what to do tomorrow. Answer with a shop of your own, filled with tours that others run and that you have chosen.';

export const resellerWhoFor = 'Who it is for';
export const resellerWhoForText =
  'Hotels and campsites, tour desks in a harbour, agencies, the tourist board of an island: all who are asked for tips, and would rather hand over a booking than a leaflet.';

export const resellerShop = 'A shop under your name,';
export const resellerShopText = 'on your address, with only the experiences that you put on its shelf, in your order.';
export const resellerPlaces = 'The same places as everyone.';
export const resellerPlacesText =
  'You and the supplier sell from one number of seats. Nothing has to be asked for by telephone, and nothing is sold twice.';
export const resellerCart = 'One cart for many suppliers.';
export const resellerCartText =
  'A kayak in the morning and a cellar at night are one booking, one payment, one confirmation.';
export const resellerCounter = 'Made for a counter, too.';
export const resellerCounterText =
  'Large targets, no account needed, and a page that keeps working when the network does not.';

export const resellerPick = 'Pick five experiences';
export const resellerPickText =
  'that you would send a friend to, and talk to the people who run them. What you earn on each is between you and them.';
export const resellerAgree = 'Agree on the terms';
export const resellerAgreeText =
  'that your guests will read: the deposit, until when one may cancel, what happens in bad weather.';
export const resellerStore = 'Have a store opened';
export const resellerStoreText =
  'on the engine that your suppliers use, or on one of your own, by the person who looks after your website. Its address decides which store a visitor sees.';
export const resellerBook = 'Book one yourself';
export const resellerBookText = 'on the trial card page, on a phone, standing up. Then open.';

export const resellerYourself = 'If you run tours yourself';
/** Before the name of the suppliers' page. */
export const resellerYourselfBefore = 'Then begin with';
/** Between it and the name of the engine's page. */
export const resellerCallsBefore =
  '; a store may hold your own and others’ side by side. The calls that a shop makes are on';

// Cookie policy page

export function cookiesLead(company: string): string {
  return `${company} sets five cookies at most, all of them its own. One keeps your answer about three others, which are off until you allow them, and one the language that you choose.`;
}

export const cookiesOneByOne = 'The cookies, one by one';
export const cookiesSevenDays = '7 days';
export const cookiesOneYear = '1 year';
export const cookiesConsent = 'Essential: that you have answered, and what. Without it we would ask on every page.';
export const cookiesLanguage =
  'Necessary for a choice of yours: the language of the shop. It is set only when you choose a language, and remembers which.';
export const cookiesPreferences = 'Preferences: you let the shop remember how you like to browse.';
export const cookiesStatistics = 'Statistics: you let the shop count visits, to see what works and what does not.';
export const cookiesMarketing = 'Marketing: you let the shop learn which of its offers elsewhere brought you here.';
export const cookiesNotAllowed =
  'A category that you do not allow has no cookie, and nothing of it is recorded or sent. The choice itself is recorded without anything that points to you.';

export const cookiesElseTitle = 'What else stays on your device';
export const cookiesElseText =
  'Your cart, what you are typing in its forms and the bookings made on this device are kept in the browser’s own storage, so that a lost connection loses nothing. They stay there until the cart ends or you clear the browser’s data for this site, and are sent to nobody but this shop, when you order.';
export const cookiesPaying = 'Paying';
export const cookiesPayingText =
  'To pay you are led to the card provider’s own page. What that page sets is covered by the provider’s policy; your card’s number never passes through this shop.';
export const cookiesAnswer = 'Your answer';
export const cookiesAnswerText =
  'It holds for seven days, then we ask again. You can change it whenever you like, here or at the foot of every page.';
export const cookiesChange = 'Change my answer';

// Engine api page

export const apiLead =
  'What this shop asks of its engine, and you may too: JSON over HTTP, in the conventions of Django REST Framework.';
/** Before a link to the whole list. */
export const apiIntro =
  'Below are the calls of a shop’s visitors, who need no account. Sellers sign in and do the rest:';
export const apiEveryCall = 'every call, with its fields and an example';
/** Before links to JSON and YAML. */
export const apiOpenApi = '. For programs the same is described in OpenAPI 3.1, as';
export const apiAnd = 'and';

export const apiGeneral = 'In general';
export const apiSlash = 'A path may be asked with or without its last slash. Unknown fields are ignored.';
/** Before an amount, a date and what follows it. */
export const apiMoney = 'Money is a decimal string';
export const apiDate = ', a date';
export const apiInstant = ', an instant ISO 8601 with its offset.';
/** Before a body and the name of its field. */
export const apiWrong = 'What is wrong with a request comes back as 400 with messages by field; every other no as';
export const apiWrongWith = ', with a';
export const apiWrongCode = ' where a program must tell cases apart.';
/** The mark of a call that does nothing twice. */
export const apiKeyed = 'keyed';
/** Around that mark and the name of a header. */
export const apiKeyedBefore = 'Calls marked';
export const apiKeyedTake = 'take an';
export const apiKeyedText =
  '(a UUID): sent again with the same key and body, they do nothing twice and answer the same.';
/** Around the name of a header. */
export const apiVersionBefore = 'Every answer carries';
export const apiVersionText = ', by which it can be told from that of a network in between.';
export const apiLater = 'The calls are listed here once the shop can be reached.';

// Api calls

export const callsStore = 'The store';
export const availability = 'Availability';
export const carts = 'Carts';
export const orders = 'Orders';
export const query = 'Query';
export const body = 'Body';
export const mayBeMissing = ', may be missing';
/** Between kinds of a field. */
export const or = ' or ';
export const object = 'an object';
export const anyJson = 'any JSON';

export function callsAnswer(status: number): string {
  return `Answer, ${status}`;
}

export function answersNothing(status: number): string {
  return `Answers ${status} with nothing in it.`;
}

export function listOf(kind: string): string {
  return `list of ${kind}`;
}
