import { position } from '#domain/contract/resource-fields.ts';
import { agendaItemFields as fields } from '#domain/contract/resources/experiences.ts';
import { addressColumn, durationColumn, plain, reference, translationsColumn } from '../model/columns.ts';
import { sellerResource, through } from '../model/resource.ts';

/** The stops of an experience, in their order, with place and duration. */
export const agendaItems = sellerResource({
  name: 'agenda-items',
  one: 'agenda item',
  owner: through('experience', 'experience_id', 'experiences'),
  fields: {
    experience: reference('experience_id', 'experiences'),
    title: plain('title', fields.title),
    text: plain('text', fields.text, { absent: '' }),
    duration: durationColumn('duration_json'),
    location: addressColumn('location_json'),
    translations: translationsColumn(fields.translations),
    position: plain('position', position(), { absent: 0 }),
  },
  search: ['title', 'text'],
  ordering: ['position', 'title', 'experience'],
  order: 'experience,position',
  filters: ['experience'],
  invalidates: (_, rows) => Promise.resolve({ experiences: rows.map((row) => Number(row['experience_id'])) }),
});
