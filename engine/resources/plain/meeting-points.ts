import { Location as LocationField } from '#domain/contract/catalogue.ts';
import { number, text } from '#domain/contract/fields.ts';
import { baseAccount, jsonColumn, plain } from '../model/columns.ts';
import { addressField, wholeAddress } from '../model/fields.ts';
import { ofAccount, type SellerResource, shownInExperiences } from '../model/resource.ts';

/** Where guests are awaited: an address with its coordinates, and how to find it. */
export const meetingPoints: SellerResource = {
  name: 'meeting-points',
  one: 'meeting point',
  table: 'meeting_points',
  owner: ofAccount,
  permission: { read: 'catalogue.read', write: 'catalogue.write' },
  fields: {
    base_account: baseAccount(),
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
  filters: [],
  usedBy: [{ table: 'experiences', column: 'meeting_point_id', by: 'experiences' }],
  invalidates: shownInExperiences('meeting_point_id'),
};
