import { CancellationPolicy } from '#domain/contract/catalogue.ts';
import { fieldsOf, integer, list, number, shape, text } from '#domain/contract/fields.ts';
import type { Problem } from '../../errors.ts';
import { jsonColumn, plain } from '../model/columns.ts';
import { sellerResource, shownInExperiences } from '../model/resource.ts';

type Tiers = readonly { minutes_before_start: number; refund_percentage: number }[];

const tier = shape({
  minutes_before_start: integer({ min: 0, max: 525_600 }),
  refund_percentage: number({ min: 0, max: 100 }),
});

/** What is paid back when, as text and as the tiers that are reckoned with. */
export const cancellationPolicies = sellerResource({
  name: 'cancellation-policies',
  one: 'cancellation policy',
  fields: {
    title: plain('title', text({ max: 200 })),
    type: plain('type', text({ max: 100 }), { absent: 'Fully refundable' }),
    cancellation_cutoff_time: plain('cancellation_cutoff_time', text({ max: 100 }), { absent: 'No cutoff time' }),
    tiers: jsonColumn('tiers_json', list(tier, { max: 20 }), {
      absent: [],
      shown: fieldsOf(CancellationPolicy)['tiers'],
    }),
  },
  search: ['title', 'type'],
  ordering: ['title', 'type'],
  filters: ['type'],
  usedBy: [{ table: 'experiences', column: 'cancellation_policy_id', by: 'experiences' }],
  invalidates: shownInExperiences('cancellation_policy_id'),
  check: (_, next) => tierProblems(JSON.parse(String(next['tiers_json'])) as Tiers),
});

/** The first tier whose time is not yet past counts, so the earliest must come first. */
function tierProblems(tiers: Tiers): Problem[] {
  return tiers.flatMap(({ minutes_before_start }, i) => {
    const before = tiers[i - 1];
    if (!before || before.minutes_before_start > minutes_before_start) return [];
    const message = 'Ensure that each tier ends closer to the start than the one before it.';
    return [{ path: ['tiers', i, 'minutes_before_start'], message }];
  });
}
