import { aForm, aSheet } from '../stores/picture-files.ts';

/** Requests that the suite of sellers' routes sends to a resource of the small store, whose account is 1. */
export interface Sample {
  /** The fields that are enough to create an object. */
  readonly valid: Readonly<Record<string, unknown>>;
  /** A change. The object shows the same values afterwards. */
  readonly change: Readonly<Record<string, unknown>>;
  /** A request with something wrong in it, and all messages of the answer. */
  readonly bad: readonly [Readonly<Record<string, unknown>>, unknown];
  /** The form with a file that creates the object, for resources with files. */
  readonly form?: (fields: Readonly<Record<string, unknown>>) => Promise<FormData>;
}

const longer = (most: number) => [`Ensure this field has no more than ${most} characters.`];

const missing = (id: number) => [`Invalid pk "${id}" - object does not exist.`];

/** Samples by the names of the resources. */
export const samples: Readonly<Record<string, Sample>> = {
  'agenda-items': {
    valid: { experience: 1, title: 'Lunch', duration: { days: 0, hours: 1, minutes: 0 } },
    change: { text: 'By the sea.', position: 4, duration: null },
    bad: [{ experience: 999, title: 'Lunch' }, { experience: missing(999) }],
  },
  'base-account-videos': {
    valid: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Who we are' },
    change: { url: 'https://vimeo.com/76979871', description: 'In two minutes.' },
    bad: [
      { url: 'https://video.example/watch?v=dQw4w9WgXcQ' },
      { url: ['Enter the address of a video on YouTube or Vimeo.'] },
    ],
  },
  'booking-questions': {
    valid: { title: 'What do you not eat?', scope: 'traveler', type: 'choice', choices: ['Meat', 'Fish'] },
    change: { mandatory: true, experience: 1 },
    bad: [{ type: 'choice', choices: [] }, { choices: ['A question of this type needs its choices.'] }],
  },
  'cancellation-policies': {
    valid: {
      title: 'Strict',
      type: 'Partly refundable',
      cancellation_cutoff_time: '48 hours before start',
      tiers: [{ minutes_before_start: 2880, refund_percentage: 50 }],
    },
    change: { title: 'Stricter', tiers: [] },
    bad: [
      {
        title: 'x'.repeat(201),
        tiers: [{ minutes_before_start: 60, refund_percentage: 100 }, { refund_percentage: 101 }],
      },
      {
        title: longer(200),
        tiers: [
          {},
          {
            minutes_before_start: ['This field is required.'],
            refund_percentage: ['Ensure this value is less than or equal to 100.'],
          },
        ],
      },
    ],
  },
  customers: {
    valid: { first_name: 'Ana', last_name: 'Anić', email: 'ana@example.com' },
    change: { phone_number: '+385 (21) 123-456', note: 'Comes each year.' },
    bad: [
      { first_name: null, email: 'ana', phone_number: 'none' },
      {
        first_name: ['This field may not be null.'],
        email: ['Enter a valid email address.'],
        phone_number: ['Enter a valid phone number.'],
      },
    ],
  },
  experiences: {
    valid: { title: 'Night walk', type: 'tour', rates: [], extras: [1], images: [1], categories: [1] },
    change: {
      title: 'Late walk',
      short_description: 'Through the old town when everybody else has gone home to bed.',
      highlights: ['Nobody else is there, promised'],
      booking_deposit: 12.5,
      duration: { days: 0, hours: 2, minutes: 0 },
      meeting_point: 1,
      cancellation_policy: 1,
      status: 'archived',
    },
    bad: [
      {
        title: 'ab',
        short_description: 'Too short.',
        highlights: ['Long enough to be a highlight', 'Short'],
        status: 'open',
        booking_deposit: 101,
      },
      {
        title: ['Ensure this field has at least 3 characters.'],
        short_description: ['Ensure this field has at least 50 characters.'],
        highlights: { 1: ['Ensure this field has at least 20 characters.'] },
        status: ['"open" is not a valid choice.'],
        booking_deposit: ['Ensure this value is less than or equal to 100.'],
      },
    ],
  },
  'filer-folders': {
    valid: { name: 'Summer' },
    change: { name: 'Winter' },
    bad: [{ parent: 'top' }, { parent: ['A valid id is required.'] }],
  },
  'filer-images': {
    valid: { name: 'At sea' },
    change: { alt_text: 'A boat', folder: null },
    bad: [
      { name: '', folder: 'top' },
      { name: ['This field may not be blank.'], folder: ['A valid id is required.'] },
    ],
    form: async (fields) => aForm(await aSheet(320, 200).png().toBuffer(), fields),
  },
  guides: {
    valid: { name: 'Mara', text: 'Grew up on this quay.', languages: ['en', 'hr'] },
    change: { name: 'Mara K.', picture: 1 },
    bad: [
      { name: '', picture: 999, languages: ['english!'] },
      {
        name: ['This field may not be blank.'],
        picture: missing(999),
        languages: { 0: ['Enter a language as its code, such as en.'] },
      },
    ],
  },
  'inventory-items': {
    valid: { title: 'Snorkel', price: '7.50', currency: 'EUR', pricing: 'person', stock: 10 },
    change: { price: '8.00', stock: null, max_quantity: 2 },
    bad: [
      { price: '7.505', pricing: 'hour', stock: -1 },
      {
        price: ['Ensure that there are no more than 2 decimal places.'],
        pricing: ['"hour" is not a valid choice.'],
        stock: ['Ensure this value is greater than or equal to 0.'],
      },
    ],
  },
  'inventory-items-categories': {
    valid: { title: 'Gear' },
    change: { title: 'Equipment', position: 3 },
    bad: [{ title: 'x'.repeat(101) }, { title: longer(100) }],
  },
  'legal-texts': {
    valid: { store: 1, kind: 'terms', text: '## Booking\n\nBy the quay.' },
    change: { text: 'By the harbour.', kind: 'imprint' },
    bad: [
      { store: 999, kind: 'other', text: '' },
      { store: missing(999), kind: ['"other" is not a valid choice.'], text: ['This field may not be blank.'] },
    ],
  },
  'meeting-points': {
    valid: { name: 'The fountain', lat: 43.51, lon: 16.44, address: { road: 'Riva', city: 'Split' } },
    change: { instructions: 'By the fish.', lat: 43.52 },
    bad: [
      { name: '', lat: 91, lon: 'east' },
      {
        name: ['This field may not be blank.'],
        lat: ['Ensure this value is less than or equal to 90.'],
        lon: ['A valid number is required.'],
      },
    ],
  },
  onboardings: {
    valid: { title: 'Welcome' },
    change: { title: 'Welcome aboard' },
    bad: [{ title: ' ' }, { title: ['This field may not be blank.'] }],
  },
  'onboarding-steps': {
    valid: { onboarding: 1, title: 'Make a store' },
    change: { state: 'done' },
    bad: [{ state: 'begun' }, { state: ['"begun" is not a valid choice.'] }],
  },
  'pricing-categories': {
    valid: { title: 'Senior', min_age: 65 },
    change: { title: 'Elder', max_age: 99 },
    bad: [
      { title: 'Senior', min_age: 65, max_age: 11 },
      { max_age: ['Ensure this value is greater than or equal to 65.'] },
    ],
  },
  'pricing-rates': {
    valid: {
      experience: 1,
      title: 'Early bird',
      pricing_options: [{ pricing_category: 1, retail_price: '30.00', min_limit: 1, max_limit: 4, takes: 'size' }],
    },
    change: { title: 'Late', max_per_booking: 6, pricing_options: [] },
    bad: [
      {
        pricing_options: [
          { pricing_category: 1, retail_price: '30.00' },
          { pricing_category: 999, retail_price: '0.005', min_limit: 2, max_limit: 1 },
        ],
      },
      {
        pricing_options: [
          {},
          {
            pricing_category: missing(999),
            max_limit: ['Ensure this value is greater than or equal to 2.'],
            retail_price: ['Ensure that there are no more than 2 decimal places.'],
          },
        ],
      },
    ],
  },
  'promo-codes': {
    valid: { store: 1, code: 'AUTUMN-5', kind: 'subtract', value: '5.00', experiences: [1], minimum_total: '20.00' },
    change: { kind: 'percent', value: '7.5', valid_from: '2026-12-01', valid_until: '2026-12-31', most_uses: 5 },
    bad: [
      {
        code: 'WINTER',
        kind: 'percent',
        value: '100.5',
        valid_from: '2026-12-02',
        valid_until: '2026-12-01',
        minimum_total: '1.005',
      },
      {
        value: ['Ensure this value is less than or equal to 100.'],
        valid_until: ['Ensure that its last day is not before its first.'],
        minimum_total: ['Ensure that there are no more than 2 decimal places.'],
      },
    ],
  },
  'qr-codes': {
    valid: { kind: 'store', store: 1, title: 'At the desk' },
    change: { kind: 'link', target_url: 'https://example.com/map' },
    bad: [{ kind: 'experience' }, { experience: ['This field is required.'] }],
  },
  stores: {
    valid: { title: 'Winter things', time_zone: 'Europe/Zagreb', currency: 'EUR' },
    change: {
      banner_message: 'Snow!',
      banner_focus: '70% 40%',
      accent: '#aabbcc',
      type_pairing: 'serif',
      corners: 'soft',
      color_scheme: 'light',
      domain: 'winter.example',
    },
    bad: [
      { title: 'ab', currency: 'EURO', time_zone: 'Mars/Base', accent: 'red', corners: 'oval' },
      {
        title: ['Ensure this field has at least 3 characters.'],
        currency: ['Ensure this field has no more than 3 characters.'],
        time_zone: ['"Mars/Base" is not a valid choice.'],
        accent: ['Enter a colour as #rrggbb.'],
        corners: ['"oval" is not a valid choice.'],
      },
    ],
  },
  videos: {
    valid: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', experience: 1 },
    change: { title: 'The walk' },
    bad: [{ url: 'nowhere' }, { url: ['Enter an address such as https://kayaks.example/.'] }],
  },
};
