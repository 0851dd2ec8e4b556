// Supplier page
export const supplierLead = 'You run the tours. We sell them: a shop under your own name, places that are never sold twice, and you get the money.';
export const gets = 'What you get';
export const supplierShop = 'A shop of your own.';
export const supplierShopText = 'Your name, your logo, your colours, at your own address. It opens at once on a phone with one bar of signal, and a cart survives a lost connection.';
export const supplierPlaces = 'Never overbooked.';
export const supplierPlacesText = 'Adding a departure to the cart holds its places for 30 minutes. If sixty people go for the last twelve seats, exactly twelve get one.';
export const supplierPrices = 'Prices your way.';
export const supplierPricesText = 'Per person or per group, children’s prices, a private boat, any deposit, extras with limited stock, pick-up where you offer it.';
export const supplierSeasons = 'Your season, your calendar.';
export const supplierSeasonsText = 'Weekdays, several departures a day, exceptions and booking cut-offs, all in your own time zone.';
export const supplierTerms = 'Terms in plain words.';
export const supplierTermsText = 'Every booking keeps the cancellation terms it was sold under and shows the refund before anyone cancels.';
export const begin = 'How to start';
export const supplierWrite = 'Write down one tour.';
export const supplierWriteText = 'A title, a paragraph, where you meet, how long it takes, when it runs, how many people fit, what it costs and the cancellation deadline. That’s all you need; your other tours follow the same list.';
export const supplierChoose = 'Choose five photographs';
export const supplierChooseText = 'of it: one of them wide, with a clear subject and good light. We make every size your shop needs.';
export const supplierSetUp = 'Have it set up';
export const supplierSetUpText = 'by the person who looks after your website. It’s one program with its own database: on a machine with Node it starts with a single command and opens with a demo shop to explore.';
export const supplierBook = 'Book your own tour';
export const supplierBookText = 'on the test card page, as a guest would, on your phone. Fix whatever trips you up.';
export const supplierOpen = 'Go live.';
export const supplierOpenText = 'Put the address on your boat, your door and your messages.';
export const supplierOthers = 'Selling through others';
/** Stands before the link to the resellers' page. */
export const supplierOthersBefore = 'All shops share one pool of seats for each departure. So a hotel or an agency can offer your tours in its own shop without ever selling a seat that’s gone. To see it from their side, read';
/** Stands between that link and the link to the page about the API. */
export const supplierCallsBefore = '; for developers, there’s';

// Reseller page
export const resellerLead = 'Your guests ask what to do tomorrow. Answer with your own shop, full of tours you’ve picked and others run.';
export const resellerWhoFor = 'Who it’s for';
export const resellerWhoForText = 'Hotels and campsites, tour desks, agencies, an island’s tourist board: anyone who’s asked for tips and would rather hand over a booking than a leaflet.';
export const resellerShop = 'A shop under your name,';
export const resellerShopText = 'at your own address, with only the experiences you choose, in the order you like.';
export const resellerPlaces = 'Live availability.';
export const resellerPlacesText = 'You and the supplier share one pool of seats. No phone calls to check, and nothing is sold twice.';
export const resellerCart = 'One cart for many suppliers.';
export const resellerCartText = 'A kayak in the morning and a cellar at night are one booking, one payment, one confirmation.';
export const resellerCounter = 'Made for a counter, too.';
export const resellerCounterText = 'Large buttons, no account needed, and it keeps working when the network doesn’t.';
export const resellerPick = 'Pick five experiences';
export const resellerPickText = 'you’d send a friend to, and talk to the people who run them. Your earnings on each are between you and them.';
export const resellerAgree = 'Agree on the terms';
export const resellerAgreeText = 'your guests will read: the deposit, the cancellation deadline, what happens in bad weather.';
export const resellerStore = 'Have your shop opened';
export const resellerStoreText = 'by the person who looks after your website, on the engine your suppliers use or on your own. The address decides which shop a visitor sees.';
export const resellerBook = 'Book one yourself';
export const resellerBookText = 'on the test card page, on a phone, standing up. Then go live.';
export const resellerYourself = 'If you run tours yourself';
/** Stands before the link to the suppliers' page. */
export const resellerYourselfBefore = 'Then start with';
/** Stands between that link and the link to the page about the API. */
export const resellerCallsBefore = '; your shop can sell your own tours next to other people’s. For developers, there’s';

// Cookie policy page
export const cookiesChange = 'Change my choice';

// Engine api page
export const apiLead = 'The API this shop runs on, open to you too: JSON over HTTP, in the conventions of Django REST Framework.';
/** Stands before a link to the whole list. */
export const apiIntro = 'These are the calls for visitors of a shop; they need no account. Sellers sign in for the rest:';
export const apiEveryCall = 'every call, with its fields and an example';
/** Stands before links to JSON and YAML. */
export const apiOpenApi = '. The same is available as OpenAPI 3.1, in';
export const apiAnd = 'and';
export const apiGeneral = 'In general';
export const apiSlash = 'Paths work with or without the trailing slash. Unknown fields are ignored.';
/** Stands before an example of an amount; the next two texts stand around an example of a date. */
export const apiMoney = 'Money is a decimal string';
export const apiDate = ', a date';
export const apiInstant = ', an instant ISO 8601 with its offset.';
/** Stands before an example of a body; the next two texts stand around the name of its field. */
export const apiWrong = 'Invalid requests return 400 with messages per field; other errors return';
export const apiWrongWith = ', with a';
export const apiWrongCode = ' where a program needs to tell cases apart.';
/** The mark of a call that is safe to repeat. */
export const apiKeyed = 'keyed';
/** Texts around that mark and the name of a header. */
export const apiKeyedBefore = 'Calls marked';
export const apiKeyedTake = 'take an';
export const apiKeyedText = '(a UUID): repeating them with the same key and body is safe.';
/** Texts around the name of a header. */
export const apiVersionBefore = 'Every response carries';
export const apiVersionText = ', so you can tell it from a response of a network in between.';
export const apiLater = 'The calls appear here once you’re online.';

// Api calls
export const callsStore = 'The store';
export const availability = 'Availability';
export const carts = 'Carts';
export const orders = 'Orders';
export const query = 'Query';
export const body = 'Body';
export const mayBeMissing = ', optional';
/** Stands between the kinds of a field. */
export const or = ' or ';
export const object = 'an object';
export const anyJson = 'any JSON';
export const callsAnswer = (status: number): string => `Response, ${status}`;
export const answersNothing = (status: number): string => `Returns ${status} with no content.`;
export const listOf = (kind: string): string => `list of ${kind}`;
