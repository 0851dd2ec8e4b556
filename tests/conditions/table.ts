/** The conditions under which journeys are played. Each value stands for a kind of world that a test's author seldom has. */
export const table = {
  network: [
    'good',
    /** 400 kbit/s, 400 ms, Save-Data, and an `effectiveType` of 3g. */
    'sparing',
    /** Connected, and nothing answers. */
    'silent',
    'refused',
    /** Each address answers with the page of a captive portal, or leads to it. */
    'portal',
    /** 1 kB/s for all requests together. */
    'trickle',
    /** Comes and goes every two seconds. */
    'flapping',
    /** The connection is lost in the middle of the first visit, after a number of answers. */
    'cut',
    /** An intermediary answers with bytes that are no answer. */
    'broken',
  ],
  device: ['new', 'returning', 'full', 'wiped', 'blocked', 'slow', 'clock-off', 'killed', 'kiosk', 'update'],
  shop: ['empty', 'one', 'six-plain', 'demo', 'ten-thousand', 'sold-out', 'all-today'],
  place: ['zagreb', 'honolulu', 'auckland', 'before-midnight', 'after-midnight', 'clock-change'],
  money: ['en', 'hr', 'de', 'it', 'fifth-language', 'yen', 'dinar', 'cents'],
  who: ['visitor', 'two-tabs', 'agent', 'guide', 'shared-tablet', 'revoked-device', 'ended-reseller', 'hostile-seller'],
} as const;

export type Condition = keyof typeof table;
export type Combination = { readonly [C in Condition]: (typeof table)[C][number] };

const atDesk: readonly string[] = ['agent', 'guide', 'shared-tablet', 'revoked-device'];
export const isAtDesk = ({ who }: Pick<Combination, 'who'>): boolean => atDesk.includes(who);

/** Whether the values can stand together: the demo shop has a place and a currency of its own, and only visitors use a kiosk. */
export function isPossible({ network, device, shop, place, money, who }: Partial<Combination>): boolean {
  if (shop === 'demo' && (place === 'honolulu' || place === 'auckland')) return false;
  if (shop === 'demo' && (money === 'yen' || money === 'dinar' || money === 'cents')) return false;
  if (shop === 'demo' && (who === 'ended-reseller' || who === 'hostile-seller')) return false;
  if (shop === 'empty' && (who === 'ended-reseller' || who === 'hostile-seller')) return false;
  if (device === 'kiosk' && who !== undefined && (who === 'two-tabs' || isAtDesk({ who }))) return false;
  // Only a first visit can be cut in the middle.
  if (network === 'cut' && device !== undefined && device !== 'new' && device !== 'slow') return false;
  return true;
}

export const nameOf = (combination: Combination): string => Object.values(combination).join(' · ');
