import type { ExperienceFile, StoreFile, TransferFile } from '#tests/support/stores/store-file.ts';

/** The instant at which tests begin: noon UTC, 13:00 by the clocks in Split. */
export const noon = Temporal.Instant.from('2026-12-01T12:00:00Z');

/** A day on which everything runs, and two days that differ (see `walk`). */
export const runningDay = '2026-12-10';
export const closedDay = '2026-12-24';
export const tightDay = '2026-12-12';

const nowhere: TransferFile = { selection: 'unavailable', minutes_before_departure: 0, points: [] };

const plain: ExperienceFile = {
  slug: 'plain',
  type: 'tour',
  status: 'published',
  title: 'Plain',
  short_description: 'As plain as can be, for those who want no more.',
  description: 'Nothing happens.',
  highlights: ['Nothing whatever to see here'],
  languages: ['en'],
  duration: { days: 0, hours: 2, minutes: 30 },
  cancellation_policy: 'day-before',
  booking_deposit: 20,
  meeting_point: 'quay',
  images: ['harbour'],
  categories: ['sea'],
  schedule: {
    cutoff_minutes: 60,
    start_times: ['09:00', '15:00'],
    seasons: [
      {
        from: '2026-01-01',
        to: '2026-12-31',
        yearly: true,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        start_times: ['09:00', '15:00'],
        capacity: 12,
      },
    ],
    exceptions: [],
  },
  rates: [
    {
      title: 'Standard',
      is_group_pricing: false,
      min_per_booking: 1,
      max_per_booking: 10,
      options: [
        { category: 'adult', retail_price: '40.00', min_limit: 1, max_limit: 8, takes: 'size' },
        { category: 'child', retail_price: '20.50', min_limit: 1, max_limit: 6, takes: 'size' },
        { category: 'infant', retail_price: '0.00', min_limit: 1, max_limit: 2, takes: 'none' },
      ],
    },
  ],
  extras: [],
  pickup: nowhere,
  dropoff: nowhere,
  agenda: [],
};

const everyDay = (start_time: string, capacity: number): ExperienceFile['schedule'] => ({
  cutoff_minutes: 60,
  start_times: [start_time],
  seasons: [
    {
      from: '2026-01-01',
      to: '2026-12-31',
      yearly: true,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      start_times: [start_time],
      capacity,
    },
  ],
  exceptions: [],
});

const points = [
  { name: 'West gate', address: 'West gate 1', lat: 43.5, lon: 16.4 },
  { name: 'East gate', address: 'East gate 2', lat: 43.6, lon: 16.5 },
];

/** A small store with one example of everything that the booking rules cover. */
export const smallStore: StoreFile = {
  account: { company_display_name: 'Small & Sons' },
  store: {
    slug: 'small',
    domain: null,
    title: 'Small things to do',
    banner_message: 'Come in.',
    logo: 'logo',
    banner: 'harbour',
    time_zone: 'Europe/Zagreb',
    currency: 'EUR',
    accent: null,
    social_links: [{ kind: 'instagram', url: 'https://instagram.example/small' }],
    settings: {},
  },
  pictures: [
    {
      ref: 'harbour',
      source: 'scene:harbour',
      width: 1600,
      height: 1000,
      alt_text: 'A harbour',
      placeholder: '#aabbcc,#ddeeff',
    },
    {
      ref: 'logo',
      source: 'scene:logo',
      width: 320,
      height: 320,
      alt_text: 'Small & Sons',
      placeholder: '#aabbcc,#ddeeff',
    },
  ],
  categories: [
    {
      slug: 'sea',
      title: 'At sea',
      children: [{ slug: 'kayaking', title: 'Kayaking', keywords: [{ slug: 'sunset', title: 'At sunset' }] }],
    },
    { slug: 'land', title: 'On land', children: [] },
  ],
  pricing_categories: [
    { ref: 'adult', title: 'Adult', min_age: 12, max_age: null },
    { ref: 'child', title: 'Child', min_age: 4, max_age: 11 },
    { ref: 'infant', title: 'Infant', min_age: 0, max_age: 3 },
    { ref: 'group', title: 'Group', min_age: null, max_age: null },
  ],
  cancellation_policies: [
    {
      ref: 'day-before',
      title: 'Flexible',
      type: 'Fully refundable',
      cancellation_cutoff_time: '24 hours before start',
      tiers: [{ minutes_before_start: 1440, refund_percentage: 100 }],
    },
  ],
  meeting_points: [
    {
      ref: 'quay',
      name: 'The quay',
      address: {
        name: 'Quay',
        road: 'Riva',
        house_number: '1',
        city: 'Split',
        county: 'Split-Dalmatia',
        country: 'Croatia',
      },
      lat: 43.508,
      lon: 16.44,
      instructions: 'By the third palm.',
    },
  ],
  inventory_items: [
    {
      ref: 'map',
      title: 'Map',
      description: 'To find the way.',
      price: '5.00',
      pricing: 'unit',
      stock: null,
      max_quantity: 4,
    },
    {
      ref: 'lunch',
      title: 'Lunch',
      description: 'For everybody.',
      price: '15.00',
      pricing: 'person',
      stock: null,
      max_quantity: null,
    },
    {
      ref: 'kayak',
      title: 'Kayak',
      description: 'There are three.',
      price: '25.00',
      pricing: 'unit',
      stock: 3,
      max_quantity: null,
    },
  ],
  experiences: [
    {
      ...plain,
      slug: 'walk',
      title: 'Walk along the quay',
      categories: ['sea/kayaking/sunset', 'land'],
      extras: ['map', 'lunch', 'kayak'],
      pickup: { selection: 'optional', minutes_before_departure: 30, points },
      schedule: {
        ...plain.schedule,
        exceptions: [
          { date: closedDay, start_times: [], capacity: 0 },
          { date: tightDay, start_times: ['09:00'], capacity: 4 },
        ],
      },
      agenda: [
        {
          title: 'Off we go',
          text: 'From the third palm.',
          duration: { days: 0, hours: 0, minutes: 30 },
          location: null,
        },
      ],
    },
    {
      ...plain,
      slug: 'groups',
      title: 'Groups only',
      booking_deposit: null,
      categories: ['land'],
      schedule: everyDay('10:00', 20),
      rates: [
        {
          title: 'Group',
          is_group_pricing: true,
          min_per_booking: 1,
          max_per_booking: 2,
          options: [{ category: 'group', retail_price: '200.00', min_limit: 2, max_limit: 8, takes: 'size' }],
        },
      ],
    },
    {
      ...plain,
      slug: 'boat',
      title: 'A boat of your own',
      booking_deposit: 0,
      schedule: everyDay('08:00', 8),
      rates: [
        {
          title: 'Seat',
          is_group_pricing: false,
          min_per_booking: 1,
          max_per_booking: null,
          options: [{ category: 'adult', retail_price: '60.00', min_limit: 1, max_limit: null, takes: 'size' }],
        },
        {
          title: 'Whole boat',
          is_group_pricing: true,
          min_per_booking: 1,
          max_per_booking: 1,
          options: [{ category: 'group', retail_price: '390.00', min_limit: 1, max_limit: 8, takes: 'all' }],
        },
      ],
    },
    {
      ...plain,
      slug: 'fetched',
      title: 'Fetched at the gate',
      schedule: everyDay('11:00', 6),
      pickup: { selection: 'required', minutes_before_departure: 45, points },
    },
    { ...plain, slug: 'secret', title: 'Not open yet', status: 'draft' },
  ],
};
