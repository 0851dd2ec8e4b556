export const nothingHere = 'There is nothing at this address. It may have been moved, or sold for the last time.';
export const all = 'See all experiences';
