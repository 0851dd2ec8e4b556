import { Location } from '#domain/contract/catalogue.ts';
import { nullable, pattern, text } from '#domain/contract/fields.ts';
import { baseAccount, json, noted, plain } from '../columns.ts';
import { address, email, wholeAddress } from '../fields.ts';
import type { Resource } from '../resource.ts';
import { ofAccount } from '../resource.ts';

/** People whom a seller knows. */
export const customers: Resource = {
  name: 'customers',
  one: 'customer',
  table: 'customers',
  owner: ofAccount,
  permission: { read: 'customers.read', write: 'customers.write' },
  isPersonal: true,
  fields: {
    base_account: baseAccount(),
    first_name: plain('first_name', text({ max: 512 })),
    last_name: plain('last_name', text({ max: 512 })),
    email: plain('email', email({ blank: true }), { absent: '' }),
    phone_number: plain('phone_number', phone(), { absent: '' }),
    company: plain('company', text({ max: 200, blank: true }), { absent: '' }),
    language: plain('language', text({ max: 35, blank: true }), { absent: '' }),
    address: json('address_json', nullable(address()), {
      absent: null,
      shown: nullable(Location),
      whole: (it) => it && wholeAddress(it),
    }),
    note: plain('note', text({ max: 5000, blank: true }), { absent: '' }),
    created_at: noted('created_at'),
  },
  search: ['first_name', 'last_name', 'email', 'phone_number', 'company'],
  ordering: ['first_name', 'last_name', 'email', 'created_at'],
  filters: ['email', 'language'],
  made: ({ now }) => ({ created_at: now.epochMilliseconds }),
};

function phone() {
  return pattern(/^[\d\s+()-]*\d[\d\s+()-]*$/, 'Enter a valid phone number.', { max: 50, blank: true });
}
