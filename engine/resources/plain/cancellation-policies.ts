import { CancellationPolicy } from '#domain/contract/catalogue.ts';
import { fieldsOf } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { cancellationPolicyFields as fields } from '#domain/contract/resources/cancellation-policies.ts';
import { jsonColumn, plain, translationsColumn } from '../model/columns.ts';
import { experienceTitles, sellerResource, shownInExperiences } from '../model/resource.ts';

type Tiers = readonly { minutes_before_start: number; refund_percentage: number }[];

/** The refunds by time before the start, as text and as tiers, which are used to compute refunds. */
export const cancellationPolicies = sellerResource({
  name: 'cancellation-policies',
  one: 'cancellation policy',
  fields: {
    title: plain('title', fields.title),
    type: plain('type', fields.type, { absent: 'Fully refundable' }),
    cancellation_cutoff_time: plain('cancellation_cutoff_time', fields.cancellation_cutoff_time, {
      absent: 'No cutoff time',
    }),
    tiers: jsonColumn('tiers_json', fields.tiers, {
      absent: [],
      shown: fieldsOf(CancellationPolicy)['tiers'],
    }),
    translations: translationsColumn(fields.translations),
  },
  search: ['title', 'type'],
  ordering: ['title', 'type'],
  filters: ['type'],
  usedBy: [{ table: 'experiences', column: 'cancellation_policy_id', by: 'experiences', titled: experienceTitles }],
  invalidates: shownInExperiences('cancellation_policy_id'),
  check: (_, next) => tierProblems(JSON.parse(String(next['tiers_json'])) as Tiers),
});

/** Problems of the tiers. The first tier whose time has not passed counts, so the earliest must come first. */
function tierProblems(tiers: Tiers): Problem[] {
  return tiers.flatMap(({ minutes_before_start }, i) => {
    const before = tiers[i - 1];
    if (!before || before.minutes_before_start > minutes_before_start) return [];
    const why = reason('tier_order');
    return [{ path: ['tiers', i, 'minutes_before_start'], ...why }];
  });
}
