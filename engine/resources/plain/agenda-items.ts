import { Duration, Location } from '#domain/contract/catalogue.ts';
import { nullable, text } from '#domain/contract/fields.ts';
import { jsonColumn, plain, reference } from '../model/columns.ts';
import { addressField, duration, position, wholeAddress, wholeDuration } from '../model/fields.ts';
import { atTheEnd, type SellerResource, through } from '../model/resource.ts';

/** What happens on an experience, one after the other, where and for how long. */
export const agendaItems: SellerResource = {
  name: 'agenda-items',
  one: 'agenda item',
  table: 'agenda_items',
  owner: through('experience', 'experience_id', 'experiences'),
  permission: { read: 'catalogue.read', write: 'catalogue.write' },
  fields: {
    experience: reference('experience_id', 'experiences'),
    title: plain('title', text({ max: 200 })),
    text: plain('text', text({ max: 5000, blank: true }), { absent: '' }),
    duration: jsonColumn('duration_json', nullable(duration()), {
      absent: null,
      shown: nullable(Duration),
      whole: (it) => it && wholeDuration(it),
    }),
    location: jsonColumn('location_json', nullable(addressField()), {
      absent: null,
      shown: nullable(Location),
      whole: (it) => it && wholeAddress(it),
    }),
    position: plain('position', position(), { absent: 0 }),
  },
  search: ['title', 'text'],
  ordering: ['position', 'title', 'experience'],
  order: 'experience,position',
  filters: ['experience'],
  defaults: atTheEnd('agenda_items', 'experience_id'),
  invalidates: (_, rows) => Promise.resolve({ experiences: rows.map((row) => Number(row['experience_id'])) }),
};
