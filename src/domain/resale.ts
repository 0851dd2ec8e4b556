/** The states of an agreement by which one account may sell another account's tours. */
export const RESALE_STATUSES = ['requested', 'granted', 'refused', 'revoked'] as const;
export type ResaleStatus = (typeof RESALE_STATUSES)[number];

/** The two sides of an agreement: the account that owns the tours, and the account that sells them. */
export type ResaleSide = 'supplier' | 'reseller';

const moves: Readonly<Record<ResaleSide, Readonly<Record<ResaleStatus, readonly ResaleStatus[]>>>> = {
  supplier: { requested: ['granted', 'refused'], granted: ['revoked'], refused: ['granted'], revoked: ['granted'] },
  reseller: { requested: [], granted: ['revoked'], refused: ['requested'], revoked: ['requested'] },
};

/** Whether that side may move an agreement from one status to the other (A26). */
export function canMoveResale(side: ResaleSide, from: ResaleStatus, to: ResaleStatus): boolean {
  return moves[side][from].includes(to);
}
