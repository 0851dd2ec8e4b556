export const title = 'Prices';
export const loading = 'Loading the prices …';
export const noRates = 'This tour has no rate yet. Add one to the tour first.';
export const rate = 'Rate';
export const saved = 'The prices are saved. Orders and carts keep the price they have.';
export const undo = 'Undo';

// The month
export const month = 'Prices of the month';
export const legend = 'A day shows its lowest price for an adult or a group. A dot marks a day with a price of its own.';
export const noDeparture = 'no departure';
export const ownPrice = 'own price';
export const noneOnDay = 'No departures on this day.';
export const departure = 'Departure';
export const setDay = 'Set a price for this day';

// The list
export const rules = 'Special prices';
export const none = 'All days have the usual price. Add a season, a day or a departure with a price of its own.';
export const order = 'A departure counts before a day, and a day before a season. If two seasons cover the same day, the upper one counts.';
export const add = 'Add a special price';
export const change = (name: string): string => `Change: ${name}`;
export const remove = (name: string): string => `Delete: ${name}`;
export const raise = (name: string): string => `Move up: ${name}`;
export const everyYear = 'every year';
export const range = (from: string, to: string): string => `${from} to ${to}`;
export const fromSize = (size: number, price: string): string => `from ${size} people ${price}`;
export const kinds = { season: 'Season', day: 'Single day', departure: 'Single departure' } as const;

// The form
export const kind = 'For';
export const changeTitle = 'Change a special price';
export const first = 'First day';
export const last = 'Last day';
export const day = 'Day';
export const time = 'Time';
export const chooseTime = 'Choose a time';
export const yearly = 'Every year';
export const yearlyHint = 'The year of the dates does not count.';
export const weekdays = 'On these weekdays';
export const prices = 'Prices';
export const perPerson = 'For each person. Leave empty what costs the same as usual.';
export const perGroup = 'For the whole group. Leave empty what costs the same as usual.';
export const noPrices = 'Enter at least one price.';
export const usual = (price: string): string => `Usually ${price}`;
/** @param name  name of a pricing category */
export const stepPrice = (name: string, size: number): string => `${name}, from ${size} people`;
export const stepSize = (name: string): string => `${name}: people at least`;
export const addStep = (name: string): string => `${name}: add a price for larger parties`;
export const removeStep = (name: string, size: number): string => `Delete the price for ${name} from ${size} people`;
export const save = 'Save';
