const within = (path: string, words: Readonly<Record<string, string>>): Record<string, string> => Object.fromEntries(Object.entries(words).map(([name, word]) => [`${path}.${name}`, word]));

export const loading = 'Loading the tour …';
export const back = 'Tours';
export const sections = {
  texts: 'Texts',
  answers: 'What guests ask',
  faq: 'Questions and answers',
  guides: 'Guides',
  pictures: 'Pictures',
  videos: 'Videos',
  place: 'Where it begins',
  facts: 'Facts',
  rules: 'Booking rules',
  agenda: 'What happens',
  extras: 'Extras',
  questions: 'Questions to guests',
};
export const pages = { schedule: 'Schedule and capacity', rates: 'Rates and prices', prices: 'Prices by season' };
export const pagesTitle = 'When and for how much';

// Missing fields
export const publishTitle = 'Publish';
export const missingTitle = 'Missing to publish';
export const complete = 'Nothing is missing. The tour can be published.';
export const publish = 'Publish';
export const published = 'The tour is published.';
export const archived = 'The tour is archived. Take it back to publish it.';
export const missing = {
  title: 'A title of 3 to 50 characters',
  short_description: 'A short description of at least 50 characters',
  description: 'A description',
  highlights: 'A highlight of at least 20 characters',
  duration: 'How long it takes',
  images: 'A picture that is ready',
  cancellation_policy: 'A cancellation policy',
  rates: 'A rate with a price',
  schedule: 'A day with a start time',
  meeting_point: 'A meeting point, or a pick-up for everybody',
} as Readonly<Record<string, string>>;
export const notListed = 'This shop does not list the tour yet.';
export const listIn = (store: string): string => `Show it in ${store}`;
export const codeOf = (store: string): string => `QR code of the tour in ${store}`;
export const share = 'Share the address';
export const copied = 'The address is copied.';
export const notShared = 'The address could not be copied. Select it and copy it.';
export const open = 'Open in the shop';

// Objects of a tour
export const addQuestion = 'Add a question';
export const addVideo = 'Add a video';
export const addExtra = 'Add a new extra';
export const editExtras = 'Add and change extras';
export const addGuide = 'Add a guide';
export const editGuides = 'Add and change guides';
export const noQuestions = 'No questions. Guests enter only their contact.';
export const noVideos = 'No videos yet.';
export const preview = 'Preview';
export const close = 'Close';
export const remove = 'Delete';
export const removed = 'Deleted.';
export const undo = 'Undo';
export const addMeetingPoint = 'Add a meeting point';
export const addPolicy = 'Add a cancellation policy';

// History
export const history = 'History';
export const noHistory = 'Nothing was done here since the history exists.';
export const created = (actor: string): string => `${actor} made the tour`;
/** @param fields  labels of the changed fields */
export const changed = (actor: string, fields: string): string => `${actor} changed ${fields}`;
/** The labels of fields that other pages change. */
export const otherFields = { translations: 'Translations', status: 'Status', rates: 'Rates and prices', schedule: 'Schedule', default_rate: 'Default rate' } as Readonly<Record<string, string>>;

// Fields
const place = {
  name: 'Building or place',
  road: 'Street',
  house_number: 'House number',
  city: 'City',
  county: 'Region',
  country: 'Country',
};
const time = { days: 'Days', hours: 'Hours', minutes: 'Minutes' };
const transfer = {
  selection: 'For whom',
  minutes_before_departure: 'How long before the departure',
  points: 'Places',
  'points.name': 'Name',
  'points.address': 'Address',
  'points.lat': 'Latitude',
  'points.lon': 'Longitude',
};
const selections = { unavailable: 'Not offered', optional: 'On request', required: 'For everybody' };
const minutesHint = 'The time between the pick-up and the start of the tour.';
export const fields = {
  labels: {
    title: 'Title',
    type: 'Kind',
    short_description: 'Short description',
    description: 'Description',
    highlights: 'Highlights',
    included: 'Included',
    not_included: 'Not included',
    what_to_bring: 'What to bring',
    know_before: 'Good to know',
    faq: 'Questions',
    'faq.question': 'Question',
    'faq.answer': 'Answer',
    guides: 'Guides of this tour',
    languages: 'Languages of the guide',
    images: 'Pictures',
    meeting_point: 'Meeting point',
    pickup: 'Pick-up',
    dropoff: 'Drop-off',
    ...within('pickup', transfer),
    ...within('dropoff', transfer),
    duration: 'Duration',
    ...within('duration', time),
    categories: 'Categories in the shop',
    slug: 'Last part of the address',
    time_zone: 'Time zone',
    currency: 'Currency',
    cancellation_policy: 'Cancellation policy',
    booking_deposit: 'Deposit in percent',
    agenda_items: 'Stops',
    'agenda_items.title': 'Title',
    'agenda_items.text': 'What guests do there',
    'agenda_items.duration': 'How long',
    ...within('agenda_items.duration', time),
    'agenda_items.location': 'Where',
    ...within('agenda_items.location', place),
    extras: 'Extras of this tour',
  } as Readonly<Record<string, string>>,
  hints: {
    short_description: 'At least 50 characters. The list of the shop shows it.',
    highlights: 'Moments that guests will remember, at least 20 characters each.',
    included: 'One in each line: “Kayak, paddle and life jacket”.',
    not_included: 'Things that guests pay or arrange themselves.',
    what_to_bring: 'Things that guests pack, such as swimwear or sturdy shoes.',
    know_before: 'The guests it is for, weather, access.',
    faq: 'Guests read them on the page of the tour.',
    guides: 'The first is shown first.',
    slug: 'An old address no longer works when this changes.',
    booking_deposit: 'Due when a guest books. Leave it empty if all is due.',
    extras: 'Guests choose them when they book.',
    'pickup.minutes_before_departure': minutesHint,
    'dropoff.minutes_before_departure': minutesHint,
  } as Readonly<Record<string, string>>,
  choices: {
    'type.tour': 'Tour',
    'type.activity': 'Activity',
    'type.tasting': 'Tasting',
    'type.class': 'Class or workshop',
    'type.transfer': 'Transfer',
    'type.rental': 'Rental',
    'type.ticket': 'Ticket or pass',
    'type.event': 'Event',
    ...within('pickup.selection', selections),
    ...within('dropoff.selection', selections),
  } as Readonly<Record<string, string>>,
};
export const objects = {
  questions: {
    labels: { title: 'Question', help_text: 'Help for the guest', scope: 'Who answers', type: 'Kind of answer', choices: 'Answers to choose from', mandatory: 'An answer is required' } as Readonly<Record<string, string>>,
    hints: { choices: 'Only for a choice.' } as Readonly<Record<string, string>>,
    choices: { 'scope.booking': 'Once per booking', 'scope.traveler': 'Each guest', 'type.string': 'Text', 'type.number': 'Number', 'type.date': 'Date', 'type.choice': 'Choice', 'type.boolean': 'Yes or no' } as Readonly<Record<string, string>>,
  },
  videos: { labels: { url: 'Address of the video', title: 'Title', description: 'Description' } as Readonly<Record<string, string>>, hints: { url: 'On YouTube or Vimeo.' } as Readonly<Record<string, string>>, choices: {} as Readonly<Record<string, string>> },
  guides: {
    labels: { name: 'Name', picture: 'Picture of the face', text: 'One sentence about the guide', languages: 'Languages' } as Readonly<Record<string, string>>,
    hints: { picture: 'A square photo looks best.', text: 'Such as “Grew up on this quay and knows each rock.”' } as Readonly<Record<string, string>>,
    choices: {} as Readonly<Record<string, string>>,
  },
  extras: {
    labels: { title: 'Title', description: 'Description', price: 'Price', currency: 'Currency', pricing: 'Price is', stock: 'Units at each start', max_quantity: 'Most per booking' } as Readonly<Record<string, string>>,
    hints: { stock: 'Leave it empty if there are always enough.' } as Readonly<Record<string, string>>,
    choices: { 'pricing.unit': 'Per unit', 'pricing.person': 'Per person', 'pricing.booking': 'Per booking' } as Readonly<Record<string, string>>,
  },
};
