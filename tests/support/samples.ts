/** What the suite of sellers' routes sends to a resource of the small store, whose account is 1. */
export interface Sample {
  /** Enough for a creation. */
  readonly valid: Readonly<Record<string, unknown>>;
  /** A change, and what the object then shows. */
  readonly change: Readonly<Record<string, unknown>>;
  /** What is sent with something wrong in it, and all that is said about it. */
  readonly bad: readonly [Readonly<Record<string, unknown>>, unknown];
}

const longer = (most: number) => [`Ensure this field has no more than ${most} characters.`];

/** By the name of the resource. */
export const samples: Readonly<Record<string, Sample>> = {
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
  'pricing-categories': {
    valid: { title: 'Senior', min_age: 65 },
    change: { title: 'Elder', max_age: 99 },
    bad: [
      { title: 'Senior', min_age: 65, max_age: 11 },
      { max_age: ['Ensure this value is greater than or equal to 65.'] },
    ],
  },
};
