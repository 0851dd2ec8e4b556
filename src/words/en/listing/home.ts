// Filters
export const filtersLabel = 'Filter experiences';
export const filtersTitle = 'Filters';
export const close = 'Close';
export const category = 'Category';
export const allCategories = 'All categories';
export const subcategory = 'Subcategory';
export const allSubcategories = 'All subcategories';
export const interest = 'Interest';
export const allInterests = 'All interests';
export const filtersFrom = 'Available from';
export const to = 'Available to';
export const filtersClear = 'Clear all';
export const filtersShow = 'Show experiences';
export const showSome = (count: number): string => `Show ${count} ${count === 1 ? 'experience' : 'experiences'}`;

// The bar, chips and orders
export const what = 'What';
export const whatHint = 'Tour, place or idea';
export const party = 'Guests';
export const anyParty = 'Any number';
export const suggestions = 'Suggestions';
export const search = 'Search';
export const people = (count: number): string => (count === 1 ? '1 guest' : `${count} guests`);
/** The accessible name of the row of chips. */
export const quick = 'Quick choices';
export const quickDays = { today: 'Today', tomorrow: 'Tomorrow', weekend: 'This weekend' };
export const sortBy = 'Sort by';
export const sorts = { recommended: 'Recommended', price: 'Lowest price', duration: 'Shortest', soonest: 'Soonest' };

// Rails and the wish list
export const soonRail = 'Places left today and tomorrow';
export const viewedRail = 'Recently viewed';
export const wishlist = 'Wish list';
export const wishlistEmpty = 'Nothing here yet. Tap the heart on a tour to keep it for later.';
export const wishlistBrowse = 'Browse experiences';
/** The accessible name of the heart button. */
export const saveTour = (title: string): string => `Wish list: ${title}`;
export const wishlistOf = (count: number): string => `Wish list, ${count} ${count === 1 ? 'experience' : 'experiences'}`;

// Pagination
export const pages = 'Pages';
export const page = 'Page';
export const previous = 'Previous page';
export const next = 'Next page';
export const sizes = 'Experiences per page';
/** Stands after a page size, for screen readers. */
export const perPage = 'per page';
/** In a shop that has no tours yet. */
export const nothingYet = 'There is nothing to book here yet. Please look in again soon.';
export const nothing = 'No experiences match. Try other dates or clear the filters.';
export const resultsClear = 'Clear filters';
/** Replaces `nothing` if visitors searched only for words. */
export const nothingFor = (searched: string): string => `No experiences match “${searched}”. Try other words.`;
export const showAll = 'Show all experiences';
