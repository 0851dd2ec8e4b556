import { boolean, integer, list, nullable, type Of, optional, shape, string, text } from '#domain/contract/fields.ts';
import { tooSmall } from '#domain/contract/messages.ts';
import type { Transaction } from '../../database/database.ts';
import { Invalid, type Problem } from '../../errors.ts';
import type { Part } from '../model/columns.ts';
import { pk } from '../model/fields.ts';
import { ShownOptions, shownOption, TakenOptions, writeOptions } from '../model/pricing-options.ts';
import { strayParts } from '../model/references.ts';

const limit = integer({ min: 1, max: 100_000 });

const Taken = list(
  shape({
    id: optional(pk()),
    title: text({ max: 100 }),
    is_group_pricing: optional(boolean()),
    min_per_booking: optional(limit),
    max_per_booking: optional(nullable(limit)),
    pricing_options: optional(TakenOptions),
  }),
  { max: 50 },
);

const Shown = list(
  shape({
    id: integer(),
    title: string(),
    is_group_pricing: boolean(),
    min_per_booking: integer(),
    max_per_booking: nullable(integer()),
    pricing_options: ShownOptions,
  }),
);

/** The rates of an experience with their options, all at once: one with its id is changed, one without is new, one not sent goes. */
export const rates: Part = {
  kind: 'part',
  output: Shown,
  input: Taken,
  optional: true,
  read: async (tx, rows) => {
    const ids = rows.map((row) => Number(row['id']));
    const all = await tx
      .selectFrom('pricing_rates')
      .selectAll()
      .where('experience_id', 'in', [0, ...ids])
      .orderBy('position')
      .orderBy('id')
      .execute();
    const options = await tx
      .selectFrom('pricing_options')
      .selectAll()
      .where('rate_id', 'in', [0, ...all.map(({ id }) => id)])
      .orderBy('position')
      .execute();
    return new Map(
      rows.map((row) => {
        const own = all.filter((it) => it.experience_id === row['id']);
        const shown = own.map((rate) => ({
          id: rate.id,
          title: rate.title,
          is_group_pricing: rate.is_group_pricing === 1,
          min_per_booking: rate.min_per_booking,
          max_per_booking: rate.max_per_booking,
          pricing_options: options
            .filter((it) => it.rate_id === rate.id)
            .map((it) => shownOption(it, String(row['currency']))),
        }));
        return [Number(row['id']), shown];
      }),
    );
  },
  holds: 'pricing_rates',
  refersTo: ['pricing_categories'],
  write: async (tx, experience_id, value, { account_id, isCarried = false }) => {
    const sent = value as Of<typeof Taken>;
    const { currency } = await tx
      .selectFrom('experiences')
      .select('currency')
      .where('id', '=', experience_id)
      .executeTakeFirstOrThrow();
    const known = await tx
      .selectFrom('pricing_rates')
      .select('id')
      .where('experience_id', '=', experience_id)
      .execute();
    const ids = new Set(known.map(({ id }) => id));
    const problems = [...(await strayParts(tx, 'pricing_rates', sent, ids, isCarried)), ...limitProblems(sent)];
    if (problems.length > 0) throw new Invalid(problems);
    const kept = sent.flatMap(({ id }) => id ?? []);
    await drop(tx, experience_id, kept);
    for (const [position, { id, pricing_options, ...rate }] of sent.entries()) {
      const row = {
        experience_id,
        position,
        title: rate.title,
        is_group_pricing: Number(rate.is_group_pricing ?? false),
        min_per_booking: rate.min_per_booking ?? 1,
        max_per_booking: rate.max_per_booking ?? null,
      };
      const rate_id = await put(tx, id, row, id !== undefined && ids.has(id));
      if (pricing_options === undefined) continue;
      await atPlace(position, () =>
        writeOptions(tx, { ...row, id: rate_id, currency, account_id, isCarried }, pricing_options),
      );
    }
  },
};

interface RateRow {
  experience_id: number;
  position: number;
  title: string;
  is_group_pricing: number;
  min_per_booking: number;
  max_per_booking: number | null;
}

async function put(tx: Transaction, id: number | undefined, row: RateRow, isThere: boolean): Promise<number> {
  if (id !== undefined && isThere) {
    await tx.updateTable('pricing_rates').set(row).where('id', '=', id).execute();
    return id;
  }
  const values = { ...row, ...(id !== undefined && { id }) };
  return (await tx.insertInto('pricing_rates').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

async function drop(tx: Transaction, experience_id: number, kept: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('pricing_rates')
    .where('experience_id', '=', experience_id)
    .where('id', 'not in', [0, ...kept])
    .execute();
  await tx
    .updateTable('experiences')
    .set({ default_rate_id: null })
    .where('id', '=', experience_id)
    .where('default_rate_id', 'not in', [0, ...kept])
    .execute();
}

function limitProblems(sent: Of<typeof Taken>): Problem[] {
  return sent.flatMap(({ min_per_booking = 1, max_per_booking = null }, i): Problem[] =>
    max_per_booking === null || max_per_booking >= min_per_booking
      ? []
      : [
          {
            path: [i, 'max_per_booking'],
            message: tooSmall(min_per_booking),
          },
        ],
  );
}

async function atPlace(place: number, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    throw new Invalid(
      error.problems.map(({ path, message }) => ({ path: [place, 'pricing_options', ...path], message })),
    );
  }
}
