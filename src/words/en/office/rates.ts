export const title = 'Rates';
export const loading = 'Loading the rates …';
export const prices = (currency: string): string => `Prices in ${currency}. An empty field: this rate has no such price.`;
export const tooLittleForCard = (least: string): string => `Cards pay ${least} or more. Guests cannot book this tour in the shop by card: your staff sell it by hand.`;
export const tooFineForCard = (step: string): string => `Cards pay in steps of ${step}. Guests pay the price rounded down to that.`;
export const table = 'Rates and prices';
export const none = 'No rates yet. Add the first one.';

// Columns
export const rate = 'Rate';
export const pricing = 'Price is';
export const pricings = { person: 'per person', group: 'per group' } as const;
export const least = 'Fewest guests in a booking';
export const most = 'Most guests in a booking';
export const isDefault = 'Default';
export const order = 'Move or delete';
/** The accessible name of a cell. */
export const cell = (column: string, rateTitle: string): string => `${column}, ${rateTitle}`;
export const newRate = 'New rate';
export const newRateDefault = 'Save the rate first';

// Limits of one price
export const limits = 'How many guests each price is for';
export const limitsHint = 'For example: at most 2 children in a booking. Leave a field empty for no limit.';
export const atLeast = 'Fewest in a booking';
export const atMost = 'Most in a booking';
export const takes = 'Places that each guest takes';
export const takesHint = 'No place is for babies on a lap. All places is for a boat that is booked as a whole.';
export const taken = { size: 'one place', none: 'no place', all: 'all places of the departure' } as const;
export const needsAdult = 'Only with an adult';
export const needsAdultHint = 'A booking with nobody but such guests is refused. Your staff can still make one.';
export const addRate = 'Add a rate';
export const addCategory = 'Add a price for';
export const addCategoryHint = 'For example children, seniors or students. Each has a price of its own.';
export const choose = 'Choose who';
export const newCategory = 'Somebody new: name and ages';
export const categoryTitle = 'Who is it?';
export const categoryTitleHint = 'Such as “Child” or “Senior”.';
export const minAge = 'From age';
export const maxAge = 'To age';
export const agesHint = 'Leave both ages empty where age makes no difference.';
export const addNewCategory = 'Add this price';
export const cancel = 'Cancel';
export const moveUp = (of: string): string => `Move ${of} up`;
export const moveDown = (of: string): string => `Move ${of} down`;
export const remove = (of: string): string => `Remove ${of}`;
export const defaultRate = 'Default rate';
export const deposit = 'Deposit in percent';
export const depositHint = 'Guests pay it when they book. Empty: they pay everything.';
export const save = 'Save the rates';
export const saved = 'The rates are saved.';
