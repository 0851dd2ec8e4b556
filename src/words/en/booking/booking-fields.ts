export const date = 'Date';
export const nothingOpen = 'No day is on sale at the moment. Please look again soon, or choose something else.';
export const allExperiences = 'See all experiences';
export const few = 'few places left';
export const full = 'sold out';
export const closed = 'not running';

export function asOf(instant: string): string {
  return `Days as of ${instant}. Places are checked when you are back online.`;
}

/** Of a day, after what it says of its places. */
export function from(price: string): string {
  return `from ${price}`;
}
