import { integer, list, number, shape, text } from '../fields.ts';
import { withTranslations } from './translations.ts';

const tier = shape({
  minutes_before_start: integer({ min: 0, max: 525_600 }),
  refund_percentage: number({ min: 0, max: 100 }),
});

/** The fields that sellers enter for a cancellation policy: words, and the tiers that refunds are computed with. */
export const cancellationPolicyFields = withTranslations('cancellation_policies', {
  title: text({ max: 200 }),
  type: text({ max: 100 }),
  cancellation_cutoff_time: text({ max: 100 }),
  tiers: list(tier, { max: 20 }),
});
