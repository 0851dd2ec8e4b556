import { decimal } from '../decimal.ts';

export const neverBack = 'Nakon rezervacije nema povrata novca.';
export const nothingAfter = 'Nakon toga nema povrata novca.';

/** @param before  how long before the start one has to cancel: '24 sata'; null for any time until then */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'bilo kada prije početka' : `najmanje ${before} prije početka`;
  const back = percentage >= 100 ? 'vraća vam se cijeli iznos' : `vraća vam se ${decimal(percentage)} % iznosa`;
  return `Otkažete li ${when}, ${back}.`;
}
