import type { StoreFile } from '../catalogue/store-file.ts';

const DAY = 24 * 60;

/** From free to strict. */
export const policies = [
  {
    ref: 'free',
    title: 'Free cancellation',
    type: 'Fully refundable',
    cancellation_cutoff_time: 'No cutoff time',
    tiers: [{ minutes_before_start: 0, refund_percentage: 100 }],
  },
  {
    ref: 'until-two-hours',
    title: 'Free until two hours before',
    type: 'Fully refundable',
    cancellation_cutoff_time: '2 hours before start',
    tiers: [{ minutes_before_start: 120, refund_percentage: 100 }],
  },
  {
    ref: 'until-the-day-before',
    title: 'Free until the day before',
    type: 'Fully refundable',
    cancellation_cutoff_time: '24 hours before start',
    tiers: [{ minutes_before_start: DAY, refund_percentage: 100 }],
  },
  {
    ref: 'until-two-days',
    title: 'Free until two days before, then half',
    type: 'Fully refundable',
    cancellation_cutoff_time: '48 hours before start',
    tiers: [
      { minutes_before_start: 2 * DAY, refund_percentage: 100 },
      { minutes_before_start: DAY, refund_percentage: 50 },
    ],
  },
  {
    ref: 'until-a-week',
    title: 'Free until a week before, then in steps',
    type: 'Fully refundable',
    cancellation_cutoff_time: '7 days before start',
    tiers: [
      { minutes_before_start: 7 * DAY, refund_percentage: 100 },
      { minutes_before_start: 3 * DAY, refund_percentage: 50 },
      { minutes_before_start: DAY, refund_percentage: 25 },
    ],
  },
  {
    ref: 'half',
    title: 'Half refunded up to 3 days before start',
    type: 'Partially refundable',
    cancellation_cutoff_time: '3 days before start',
    tiers: [{ minutes_before_start: 3 * DAY, refund_percentage: 50 }],
  },
  {
    ref: 'strict',
    title: 'Not refundable',
    type: 'Not refundable',
    cancellation_cutoff_time: 'No cutoff time',
    tiers: [],
  },
] as const satisfies StoreFile['cancellation_policies'];

export type Policy = (typeof policies)[number]['ref'];
