import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { createObject } from '../model/mutations.ts';
import { accountOf, objectOf } from '../model/ownership.ts';
import { serialize } from '../model/serialize.ts';
import { experiences } from './experiences.ts';
import { ownCategories } from './listed-parts.ts';

interface Asked {
  readonly caller: Principal;
  readonly now: Temporal.Instant;
  readonly origin: string;
}

type Parts = readonly Record<string, unknown>[];

/** A draft that is the same as an experience but for its name, its bookings and the stores that show it. @returns its id */
export async function duplicated(tx: Transaction, id: string | undefined, asked: Asked): Promise<number> {
  const row = await objectOf(tx, experiences, id, asked.caller, { isToChange: true });
  const [whole = {}] = await serialize(tx, experiences, [row], { ...asked, resources: new Map() });
  const own = await ownCategories(tx, await accountOf(tx, experiences.owner, row));
  const rates = whole['rates'] as Parts;
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
      agenda_items: withoutIds(whole['agenda_items'] as Parts),
      rates: withoutIds(rates).map((rate) => ({
        ...rate,
        pricing_options: withoutIds(rate['pricing_options'] as Parts),
      })),
    },
    asked,
  );
  await copyQuestions(tx, Number(row['id']), copy);
  await keepDefault(
    tx,
    copy,
    rates.findIndex((rate) => rate['id'] === default_rate),
  );
  return copy;
}

function takenOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => experiences.fields[name]?.input));
}

function withoutIds(parts: Parts): Record<string, unknown>[] {
  return parts.map((part) => Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'id')));
}

/** At most 50 characters, as a name may have (A10). */
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
