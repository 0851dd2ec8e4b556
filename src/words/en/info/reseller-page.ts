export const lead =
  'Your guests ask what to do tomorrow. Answer with a shop of your own, filled with tours that others run and that you have chosen.';

export const whoFor = 'Who it is for';
export const whoForText =
  'Hotels and campsites, tour desks in a harbour, agencies, the tourist board of an island: whoever is asked, and would rather hand over a booking than a leaflet.';

export const gets = 'What you get';
export const shop = 'A shop under your name,';
export const shopText = 'on your address, with only the experiences that you put on its shelf, in your order.';
export const places = 'The same places as everyone.';
export const placesText =
  'You and the supplier sell from one number of seats. Nothing has to be asked for by telephone, and nothing is sold twice.';
export const cart = 'One cart for many suppliers.';
export const cartText = 'A kayak in the morning and a cellar at night are one booking, one payment, one confirmation.';
export const counter = 'Made for a counter, too.';
export const counterText = 'Large targets, no account needed, and a page that keeps working when the network does not.';

export const begin = 'How to begin';
export const pick = 'Pick five experiences';
export const pickText =
  'that you would send a friend to, and talk to the people who run them. What you earn on each is between you and them.';
export const agree = 'Agree on the terms';
export const agreeText =
  'that your guests will read: the deposit, until when one may cancel, what happens in bad weather.';
export const store = 'Have a store opened';
export const storeText =
  'on the engine that your suppliers use, or on one of your own, by whoever looks after your website. Its address decides which store a visitor sees.';
export const book = 'Book one yourself';
export const bookText = 'on the trial card page, on a phone, standing up. Then open.';

export const yourself = 'If you run tours yourself';
/** Before the name of the suppliers' page. */
export const yourselfBefore = 'Then begin with';
/** Between it and the name of the engine's page. */
export const callsBefore = '; a store may hold your own and others’ side by side. The calls that a shop makes are on';
