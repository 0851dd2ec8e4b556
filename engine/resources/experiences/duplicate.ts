import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { createObject } from '../model/mutations.ts';
import { accountOf, objectOf } from '../model/ownership.ts';
import { shownFields } from '../model/serialize.ts';
import { experiences } from './experiences.ts';
import { ownCategories } from './listed-parts.ts';

interface CopyExperienceInput {
  readonly caller: Principal;
  readonly now: Temporal.Instant;
  readonly origin: string;
}

/** Makes a draft that equals an experience except for its name, its bookings and its stores. @returns its id */
export async function copyExperience(
  tx: Transaction,
  id: string | undefined,
  input: CopyExperienceInput,
): Promise<number> {
  const row = await objectOf(tx, experiences, id, input.caller, { isToChange: true });
  const [whole = {}] = await shownFields(tx, experiences, [row], input.origin);
  const own = await ownCategories(tx, await accountOf(tx, experiences.owner, row));
  const { slug: _, default_rate, ...body } = whole;
  const copy = await createObject(
    tx,
    experiences,
    {
      ...takenOf(body),
      title: titleOfCopy(String(row['title'])),
      status: 'draft',
      default_rate: null,
      categories: (whole['categories'] as number[]).filter((category) => own.includes(category)),
    },
    input,
  );
  await copyQuestions(tx, Number(row['id']), copy);
  const rates = whole['rates'] as readonly { id: number }[];
  const place = rates.findIndex(({ id: rate }) => rate === default_rate);
  await keepDefault(tx, copy, place);
  return copy;
}

/** The fields that requests may set; its parts become new parts. */
function takenOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const taken = Object.entries(body).filter(([name]) => experiences.fields[name]?.input);
  return Object.fromEntries(taken.map(([name, value]) => [name, withoutIds(value)]));
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, it]) => [name, withoutIds(it)]));
}

/** The title of a copy, with at most 50 characters (A10). */
function titleOfCopy(title: string): string {
  return `${Array.from(title).slice(0, 43).join('').trimEnd()} (copy)`;
}

async function copyQuestions(tx: Transaction, from: number, to: number): Promise<void> {
  const questions = await tx.selectFrom('booking_questions').selectAll().where('experience_id', '=', from).execute();
  for (const { id: _, ...question } of questions)
    await tx
      .insertInto('booking_questions')
      .values({ ...question, experience_id: to })
      .execute();
}

async function keepDefault(tx: Transaction, id: number, place: number): Promise<void> {
  if (place < 0) return;
  const rates = await tx
    .selectFrom('pricing_rates')
    .select('id')
    .where('experience_id', '=', id)
    .orderBy('position')
    .execute();
  await tx
    .updateTable('experiences')
    .set({ default_rate_id: rates[place]?.id ?? null })
    .where('id', '=', id)
    .execute();
}
