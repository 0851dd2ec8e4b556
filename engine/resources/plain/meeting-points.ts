import { Location as LocationField } from '#domain/contract/catalogue.ts';
import { wholeAddress } from '#domain/contract/resource-fields.ts';
import { meetingPointFields as fields } from '#domain/contract/resources/meeting-points.ts';
import { jsonColumn, plain, translationsColumn } from '../model/columns.ts';
import { experienceTitles, sellerResource, shownInExperiences } from '../model/resource.ts';

/** Meeting points: an address with its coordinates, and how to find it. */
export const meetingPoints = sellerResource({
  name: 'meeting-points',
  one: 'meeting point',
  fields: {
    name: plain('name', fields.name),
    address: jsonColumn('address_json', fields.address, {
      absent: wholeAddress({}),
      shown: LocationField,
      whole: wholeAddress,
    }),
    lat: plain('lat', fields.lat),
    lon: plain('lon', fields.lon),
    instructions: plain('instructions', fields.instructions, { absent: '' }),
    translations: translationsColumn(fields.translations),
  },
  search: ['name', 'address_json', 'instructions'],
  ordering: ['name'],
  usedBy: [{ table: 'experiences', column: 'meeting_point_id', by: 'experiences', titled: experienceTitles }],
  invalidates: shownInExperiences('meeting_point_id'),
});
