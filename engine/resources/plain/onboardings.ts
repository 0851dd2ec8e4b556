import { choice, integer, list, shape, string, text } from '#domain/contract/fields.ts';
import { position } from '#domain/contract/resource-fields.ts';
import { computedPart, idsOf, noted, type Part, plain, type Row, reference } from '../model/columns.ts';
import { rowsOf, sellerResource, through } from '../model/resource.ts';

const state = choice('open', 'done', 'skipped');

/** The steps of a seller to the first booking. */
export const onboardings = sellerResource({
  name: 'onboardings',
  one: 'onboarding',
  permission: { read: 'account.read', write: 'account.manage' },
  fields: {
    title: plain('title', text({ max: 200 })),
    state: stepsOf(choice('open', 'done'), (steps) =>
      steps.length > 0 && steps.every((step) => step['state'] !== 'open') ? 'done' : 'open',
    ),
    steps: stepsOf(list(shape({ id: integer(), title: string(), state })), (steps) =>
      steps.map(({ id, title, state: of }) => ({ id, title, state: of })),
    ),
    created_at: noted('created_at'),
  },
  search: ['title'],
  ordering: ['title', 'created_at'],
  filters: ['base_account'],
});

/** One of these steps: open, done or skipped. */
export const onboardingSteps = sellerResource({
  name: 'onboarding-steps',
  one: 'onboarding step',
  owner: through('onboarding', 'onboarding_id', 'onboardings'),
  permission: { read: 'account.read', write: 'account.manage' },
  fields: {
    onboarding: reference('onboarding_id', 'onboardings'),
    title: plain('title', text({ max: 200 })),
    text: plain('text', text({ max: 5000, blank: true }), { absent: '' }),
    position: plain('position', position(), { absent: 0 }),
    state: {
      ...plain('state', state, { absent: 'open' }),
      store: (value, { now }) => ({ state: value as string, changed_at: now.epochMilliseconds }),
    },
    /** The time of the last change of its state. */
    changed_at: noted('changed_at'),
  },
  search: ['title', 'text'],
  ordering: ['position', 'title', 'changed_at', 'onboarding'],
  order: 'onboarding,position',
  filters: ['onboarding', 'state'],
  defaults: ({ now }) => ({ changed_at: now.epochMilliseconds }),
});

function stepsOf(shown: Part['output'], say: (steps: readonly Row[]) => unknown): Part {
  return computedPart(shown, async (tx, rows) => {
    const steps = await rowsOf(tx)
      .selectFrom('onboarding_steps')
      .selectAll()
      .where('onboarding_id', 'in', idsOf(rows))
      .orderBy('position')
      .orderBy('id')
      .execute();
    return ({ id }) => say(steps.filter((step) => step['onboarding_id'] === id));
  });
}
