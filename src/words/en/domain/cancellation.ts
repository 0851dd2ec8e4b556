export const fullyRefundable = 'Fully refundable';

/** @param cutoff  as the seller wrote it: '24 hours before start' */
export function fullyRefundableUpTo(cutoff: string): string {
  return `${fullyRefundable} up to ${cutoff}`;
}
