// Funnel
export const funnel = 'From visit to booking';
export const funnelHint = 'How often each step happened in the shop on these days. Views are counted, not people: nobody is recognised.';
export const funnelLoading = 'Loading the steps …';
export const nothingCounted = 'Nothing was counted on these days. Counting begins when a visitor opens the shop.';
export const steps = { view_item_list: 'Listing seen', view_item: 'Tour seen', add_to_cart: 'Put in the cart', begin_checkout: 'Checkout begun', add_payment_info: 'Payment page seen', purchase: 'Booked' };
export const ofStepBefore = (percent: number): string => `${percent} % of the step before`;
export const showTable = 'Show as a table';
export const tableByDay = 'Steps by day';
export const day = 'Day';

// Destinations
export const destinations = 'Analytics and advertising';
export const destinationsIntro = 'The shop counts visits by itself, without cookies. Here you choose where else events go. Only those of visitors who allow it are sent, by the server: the shop loads nothing for it and stays as fast as it is.';
export const destinationsLoading = 'Loading …';
export const ownSystem = 'Your own system (webhook)';
export const needs = {
  ga4: 'Needs consent for statistics.',
  meta: 'Needs consent for marketing. For a booking, Meta gets the guest’s email address in hashed form.',
  plausible: 'Needs consent for statistics.',
  webhook: 'Needs consent for statistics or marketing. Each request is signed with your secret.',
};
export const targets = { ga4: 'Measurement ID', meta: 'Dataset ID (pixel)', plausible: 'Domain of the site at Plausible', webhook: 'Address' };
export const targetHints = {
  ga4: 'Such as G-AB12CD34EF: in Google Analytics under Data streams.',
  meta: 'Only digits: in Meta’s Events Manager.',
  plausible: 'As it stands at Plausible, such as tours.example.',
  webhook: 'It begins with https://.',
};
export const secrets = { ga4: 'API secret', meta: 'Access token', webhook: 'Secret' };
export const secretHints = {
  ga4: 'Under Data streams › Measurement Protocol API secrets.',
  meta: 'In the Events Manager under Settings › Conversions API.',
  webhook: 'At least 16 characters. Your system checks the signature with it.',
};
export const secretStored = 'Stored. Leave it empty to keep it.';
export const send = 'Send events';
export const save = 'Save';
export const saved = 'Saved.';
export const test = 'Send a test';
export const remove = 'Remove';
export const removeTitle = (name: string): string => `Remove ${name}?`;
export const removeText = 'Events that wait are not sent any more, and what you entered is deleted.';
export const removeNow = 'Remove for good';
export const states = { on: 'On', off: 'Off', none: 'Not set up' };
/** The counts of a destination's events. */
export const counts = { sent: (sent: number) => (sent === 1 ? '1 event sent' : `${sent} events sent`), waiting: (waiting: number) => `${waiting} waiting`, dropped: (dropped: number) => `${dropped} dropped` };
export const lastFailed = (error: string): string => `The last attempt failed: ${error} It is tried again by itself.`;
export const testTaken = (status: number): string => `It answered ${status}: the event has arrived.`;
export const testAnswered = (status: number): string => `It answered ${status}.`;
export const testSilent = 'Nobody answered.';

// Tag manager
export const tagManagerCost =
  'The disadvantages: visitors load a script of another company, so the shop becomes slower. That company’s scripts can read and change everything on the page, including what guests type, and the shop’s own protection against foreign scripts is weaker. It loads only after consent for statistics or marketing, and your privacy notice must name it. Only the host of this address is allowed: tags that load from, or send to, other hosts stay blocked.';
