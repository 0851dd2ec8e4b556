// Reviews on the page of an experience
export const title = 'Reviews';
export const none = 'No reviews yet. Only guests who were there can write one.';
export const onlyGuests = 'Only guests who were there can write a review.';
export const count = (n: number): string => (n === 1 ? '1 review' : `${n} reviews`);
export const starsRow = (stars: number, n: number): string => `${stars === 1 ? '1 star' : `${stars} stars`}: ${count(n)}`;
export const hidden = (n: number): string => (n === 1 ? '1 review is hidden by the seller.' : `${n} reviews are hidden by the seller.`);
export const hiddenWhy = 'That takes a reason: insults, personal data, or not about the tour.';
export const guest = 'Guest';
export const visitedIn = (month: string): string => `Was there in ${month}`;
export const edited = 'edited';
export const answerOf = (shop: string): string => `Answer from ${shop}`;
export const showAll = (n: number): string => (n === 1 ? 'Read the whole review' : `Show all ${n} reviews`);

// All reviews
export const order = 'Sort by';
export const orders = { newest: 'Newest', highest: 'Best', lowest: 'Lowest' } as const;
export const more = 'Show more';
export const loading = 'Loading the reviews …';
export const notRead = 'The other reviews could not be loaded. Check your connection.';
export const again = 'Try again';
