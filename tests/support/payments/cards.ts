/** A filled-in card form. */
export function aCard(number: string, changes: Record<string, string> = {}): Record<string, string> {
  return { number, expiry: '12 / 34', cvc: '123', name: 'Ana Horvat', ...changes };
}

export const cards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  approval: '4000 0025 0000 3155',
  slow: '4000 0000 0000 0077',
  slowDeclined: '4000 0000 0000 9995',
} as const;
