export const title = 'Rates';
export const loading = 'Loading the rates …';
export function prices(currency: string): string {
  return `Prices in ${currency}. An empty field: this rate has no such price.`;
}
export const table = 'Rates and prices';
export const none = 'No rates yet. Add the first one.';
export const noCategories = 'No pricing categories yet, such as Adult. A price needs one.';

// Columns

export const rate = 'Rate';
export const pricing = 'Price is';
export const pricings = { person: 'per person', group: 'per group' } as const;
export const least = 'Smallest party';
export const most = 'Largest party';
export const isDefault = 'Default';
export const order = 'Order';
/** A cell, for screen readers. */
export function cell(column: string, rateTitle: string): string {
  return `${column}, ${rateTitle}`;
}
export const newRate = 'New rate';
export const newRateDefault = 'Save the rate first';

// Limits of one price

export const limits = 'Limits and places of each price';
export const atLeast = 'At least';
export const atMost = 'At most';
export const takes = 'Takes';
export const taken = { size: 'as many places as people', none: 'no place', all: 'the whole departure' } as const;

export const addRate = 'Add a rate';
export const addCategory = 'Add a price for';
export const choose = 'Choose a category';
export function moveUp(of: string): string {
  return `Move ${of} up`;
}
export function moveDown(of: string): string {
  return `Move ${of} down`;
}
export function remove(of: string): string {
  return `Remove ${of}`;
}
export const defaultRate = 'Default rate';
export const deposit = 'Deposit in percent';
export const depositHint = 'Guests pay it when they book. Empty: they pay everything.';
export const save = 'Save the rates';
export const saved = 'The rates are saved.';
