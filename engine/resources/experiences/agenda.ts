import { AgendaItem } from '#domain/contract/catalogue.ts';
import { list, nullable, type Of, optional, shape, text } from '#domain/contract/fields.ts';
import { Invalid } from '../../errors.ts';
import type { Part } from '../model/columns.ts';
import { addressField, duration, pk, wholeAddress, wholeDuration } from '../model/fields.ts';
import { strayParts } from '../model/references.ts';

const Taken = list(
  shape({
    id: optional(pk()),
    title: text({ max: 200 }),
    text: optional(text({ max: 5000, blank: true })),
    duration: optional(nullable(duration())),
    location: optional(nullable(addressField())),
  }),
  { max: 200 },
);

/** The agenda as a whole; its items can be had one by one too. */
export const agenda: Part = {
  kind: 'part',
  output: list(AgendaItem),
  input: Taken,
  optional: true,
  read: async (tx, rows) => {
    const ids = rows.map((row) => Number(row['id']));
    const items = await tx
      .selectFrom('agenda_items')
      .selectAll()
      .where('experience_id', 'in', [0, ...ids])
      .orderBy('position')
      .orderBy('id')
      .execute();
    const of = (id: number) =>
      items
        .filter((it) => it.experience_id === id)
        .map((it) => ({
          id: it.id,
          title: it.title,
          text: it.text,
          duration: it.duration_json === null ? null : (JSON.parse(it.duration_json) as unknown),
          location: it.location_json === null ? null : (JSON.parse(it.location_json) as unknown),
        }));
    return new Map(ids.map((id) => [id, of(id)]));
  },
  holds: 'agenda_items',
  write: async (tx, experience_id, value, { isCarried = false }) => {
    const sent = value as Of<typeof Taken>;
    const rows = await tx.selectFrom('agenda_items').select('id').where('experience_id', '=', experience_id).execute();
    const known = new Set(rows.map(({ id }) => id));
    const strange = await strayParts(tx, 'agenda_items', sent, known, isCarried);
    if (strange.length > 0) throw new Invalid(strange);
    await tx
      .deleteFrom('agenda_items')
      .where('experience_id', '=', experience_id)
      .where('id', 'not in', [0, ...sent.flatMap(({ id }) => id ?? [])])
      .execute();
    for (const [position, { id, ...it }] of sent.entries()) {
      const row = {
        experience_id,
        position,
        title: it.title,
        text: it.text ?? '',
        duration_json: it.duration ? JSON.stringify(wholeDuration(it.duration)) : null,
        location_json: it.location ? JSON.stringify(wholeAddress(it.location)) : null,
      };
      if (id === undefined || !known.has(id))
        await tx
          .insertInto('agenda_items')
          .values({ ...row, ...(id !== undefined && { id }) })
          .execute();
      else await tx.updateTable('agenda_items').set(row).where('id', '=', id).execute();
    }
  },
};
