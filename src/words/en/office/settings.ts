export const title = 'Settings';
export const loading = 'Loading …';
export const search = 'Search';
export const notFound = 'Nothing found. Try another word.';
export const more = (count: number): string => `These are the first ${count}. Search to find the others.`;
export const saved = (name: string): string => `“${name}” is saved.`;
export const removed = (name: string): string => `“${name}” is deleted.`;
export const undo = 'Undo';
export const remove = 'Delete';
export const notRemoved = 'This was not deleted. Check the network and try again.';
export const quoted = (title: string): string => `“${title}”`;
/** Stands at the end of `where` if there are more tours than are named. */
export const others = 'others';
/** @param where  the tours that use the object; '' if their names are not known */
export const inUse = (where: string): string => (where === '' ? 'This was not deleted: it is still in use.' : `This was not deleted: it is still in use by ${where}. Choose another there first.`);
export const parts = {
  'meeting-points': {
    title: 'Meeting points',
    text: 'The places where your guests meet you, and how to find them.',
    one: 'Meeting point',
    add: 'Add a meeting point',
    none: 'No meeting points yet. Add the first one.',
    labels: {
      name: 'Name',
      address: 'Address',
      'address.name': 'Building or place',
      'address.road': 'Street',
      'address.house_number': 'House number',
      'address.city': 'City',
      'address.county': 'Region',
      'address.country': 'Country',
      instructions: 'How guests find it',
      lat: 'Latitude',
      lon: 'Longitude',
    },
    hints: { lat: 'Such as 43.5081. A map shows it when you hold a finger on the place.', lon: 'Such as 16.4402.' },
    choices: {},
  },
  guides: {
    title: 'Guides',
    text: 'The people who lead your tours, with a name and a face.',
    one: 'Guide',
    add: 'Add a guide',
    none: 'No guides yet. Add the first one.',
    labels: { name: 'Name', picture: 'Picture of the face', text: 'One sentence about the guide', languages: 'Languages' },
    hints: { picture: 'A square photo looks best.', text: 'Such as “Grew up on this quay and knows each rock.”' },
    choices: {},
  },
  'cancellation-policies': {
    title: 'Cancellation policies',
    text: 'Until when guests cancel, and how much they get back.',
    one: 'Cancellation policy',
    add: 'Add a cancellation policy',
    none: 'No cancellation policies yet. Add the first one.',
    labels: { title: 'Title', type: 'In short', cancellation_cutoff_time: 'Until when, in words', tiers: 'Refunds', 'tiers.minutes_before_start': 'How long before the start', 'tiers.refund_percentage': 'Refund in percent' },
    hints: {
      type: 'Guests read it, such as “Fully refundable”.',
      cancellation_cutoff_time: 'Guests read it, such as “24 hours before start”.',
      'tiers.minutes_before_start': 'Guests who cancel at least so long before get this back. The longest time comes first.',
    },
    choices: {},
  },
  'pricing-categories': {
    title: 'Pricing categories',
    text: 'The kinds of guests that prices are for, such as adults and children.',
    one: 'Pricing category',
    add: 'Add a pricing category',
    none: 'No pricing categories yet. Add the first one.',
    labels: { title: 'Title', min_age: 'Youngest age', max_age: 'Oldest age' },
    hints: { title: 'Such as “Child”.', max_age: 'Leave both ages empty where age makes no difference.' },
    choices: {},
  },
  'inventory-items': {
    title: 'Extras',
    text: 'Things that guests can book with a tour, such as a wetsuit.',
    one: 'Extra',
    add: 'Add an extra',
    none: 'No extras yet. Add the first one.',
    labels: { title: 'Title', description: 'Description', price: 'Price', currency: 'Currency', pricing: 'The price is', stock: 'How many there are at each start', max_quantity: 'Most in one booking' },
    hints: { stock: 'Leave it empty where there are always enough.', max_quantity: 'Leave it empty for no limit.' },
    choices: { 'pricing.unit': 'for one piece', 'pricing.person': 'for each person', 'pricing.booking': 'for the whole booking' },
  },
  'booking-questions': {
    title: 'Booking questions',
    text: 'Questions that you ask guests before they pay.',
    one: 'Booking question',
    add: 'Add a booking question',
    none: 'No booking questions yet. Add the first one.',
    labels: { title: 'Question', help_text: 'Help below the question', experience: 'Tour', scope: 'Who answers', type: 'Kind of answer', choices: 'Answers to choose from', mandatory: 'It must be answered', position: 'Place in the list' },
    hints: { choices: 'One in each line. Only for a choice.', position: 'Questions with a smaller number come first.' },
    choices: { 'experience.': 'All tours', 'scope.booking': 'The person who books, once', 'scope.traveler': 'Each traveller', 'type.string': 'Text', 'type.number': 'Number', 'type.date': 'Date', 'type.choice': 'Choice', 'type.boolean': 'Yes or no' },
  },
  'promo-codes': {
    title: 'Promo codes',
    text: 'Codes that guests type in for a lower price.',
    one: 'Promo code',
    add: 'Add a promo code',
    none: 'No promo codes yet. Add the first one.',
    labels: {
      code: 'Code',
      store: 'Shop',
      kind: 'What it does',
      value: 'Percentage or amount',
      valid_from: 'First day',
      valid_until: 'Last day',
      minimum_total: 'Only for bookings of at least',
      most_uses: 'Most uses',
      most_uses_per_customer: 'Most uses per guest',
      experiences: 'Tours',
      is_active: 'Switched on: guests can enter this code',
    },
    hints: { code: 'It is stored in capitals.', most_uses: 'Leave it empty for no limit.', experiences: 'Without any, the code is for all tours of the shop.' },
    choices: { 'kind.none': 'Leaves the price as it is', 'kind.set': 'Sets the price', 'kind.subtract': 'Takes off an amount', 'kind.percent': 'Takes off a percentage' },
  },
  stores: { title: 'Shops', text: 'Title, pictures, colour, ways to pay and domain of a shop.', one: 'Shop', add: 'Add a shop', none: 'No shops yet.', labels: {}, hints: {}, choices: {} },
};
/** The texts about a promo code in the list. */
export const promoNote = {
  off: 'Switched off',
  effects: { none: () => 'Price as it is', set: (amount: string) => `Price ${amount}`, subtract: (amount: string) => `${amount} off`, percent: (amount: string) => `${amount} % off` },
  uses: (count: number, most: number | null) => (most === null ? (count === 0 ? 'Not used yet' : count === 1 ? 'Used once' : `Used ${count} times`) : `Used ${count} of ${most} times`),
};
