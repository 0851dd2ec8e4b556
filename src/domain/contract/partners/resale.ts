import { RESALE_STATUSES } from '../../resale.ts';
import { endpoint } from '../endpoint.ts';
import { choice, instant, integer, nullable, type Of, optional, shape, string, text } from '../fields.ts';
import { pk } from '../resource-fields.ts';
import { listQuery, pageOf } from '../webstore.ts';

/** By which one account, the reseller, may sell the tours of another, the supplier (A26). */
const ResaleAgreement = shape({
  id: integer(),
  supplier: integer(),
  supplier_name: string(),
  reseller: integer(),
  reseller_name: string(),
  status: choice(...RESALE_STATUSES),
  /** The note that was written with the last change. */
  note: string(),
  requested_at: instant(),
  /** When it was granted, refused or revoked; null while it is requested. */
  decided_at: nullable(instant()),
  /** How much of a departure the reseller may hold before it is sold, percent: half, unless the supplier says otherwise. */
  lease_share: integer(),
});
export type ResaleAgreement = Of<typeof ResaleAgreement>;

const note = optional(text({ blank: true, max: 1_000 }));
const all = '/api/resale-agreements/';
const one = `${all}{id}/`;

/** The newest first. */
export const listAgreements = endpoint('GET', all, {
  query: shape({
    ...listQuery,
    status: optional(choice(...RESALE_STATUSES)),
    supplier: optional(integer()),
    reseller: optional(integer()),
  }),
  reply: pageOf(ResaleAgreement),
});
/** A reseller's request, or a supplier's grant without one. The tour may stand for its supplier. */
export const createAgreement = endpoint('POST', all, {
  body: shape({ supplier: optional(pk()), experience: optional(pk()), reseller: optional(pk()), note }),
  reply: ResaleAgreement,
  status: 201,
});
export const readAgreement = endpoint('GET', one, { reply: ResaleAgreement });
export const changeAgreement = endpoint('PATCH', one, {
  body: shape({
    status: optional(choice(...RESALE_STATUSES)),
    note,
    lease_share: optional(integer({ min: 0, max: 100 })),
  }),
  reply: ResaleAgreement,
});
