import { Location as LocationField } from '#domain/contract/catalogue.ts';
import { number, text } from '#domain/contract/fields.ts';
import { addressField, wholeAddress } from '#domain/contract/resource-fields.ts';
import { jsonColumn, plain } from '../model/columns.ts';
import { sellerResource, shownInExperiences } from '../model/resource.ts';

/** Where guests are awaited: an address with its coordinates, and how to find it. */
export const meetingPoints = sellerResource({
  name: 'meeting-points',
  one: 'meeting point',
  fields: {
    name: plain('name', text({ max: 200 })),
    address: jsonColumn('address_json', addressField(), {
      absent: wholeAddress({}),
      shown: LocationField,
      whole: wholeAddress,
    }),
    lat: plain('lat', number({ min: -90, max: 90 })),
    lon: plain('lon', number({ min: -180, max: 180 })),
    instructions: plain('instructions', text({ max: 5000, blank: true }), { absent: '' }),
  },
  search: ['name', 'address_json', 'instructions'],
  ordering: ['name'],
  usedBy: [{ table: 'experiences', column: 'meeting_point_id', by: 'experiences' }],
  invalidates: shownInExperiences('meeting_point_id'),
});
