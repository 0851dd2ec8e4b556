export const title = 'Tours';
export const loading = 'Loading the tours …';
export const search = 'Search by title or description';
export const filter = 'Status';
export const statuses = { draft: 'Draft', published: 'Published', archived: 'Archived' } as const;
export const current = 'All current';
export const results = 'Tours found';
export const add = 'New tour';
export const importTours = 'Import tours';
export const order = 'Change the order in the shop';
export const none = 'You have no tours yet. Start with one: a short form is enough.';
export const noneFound = 'No tour matches. Try another word or status.';
export const actions = 'Actions';
export const actionsOf = (tour: string): string => `Actions for ${tour}`;
export const duplicate = 'Duplicate';
export const publish = 'Publish';
export const unpublish = 'Take out of the shop';
export const archive = 'Archive';
export const restore = 'Take back as a draft';
export const undo = 'Undo';
export const done = (tour: string, status: keyof typeof statuses): string =>
  ({
    draft: `“${tour}” is a draft now.`,
    published: `“${tour}” is published.`,
    archived: `“${tour}” is archived.`,
  })[status];
export const duplicated = (tour: string): string => `“${tour}” was duplicated. The copy is a draft.`;
export const openCopy = 'Open the copy';
export const nextDeparture = (when: string): string => `Next departure: ${when}`;
export const noDeparture = 'No departure to book';
export const missing = (count: number): string => (count === 1 ? '1 thing missing to publish' : `${count} things missing to publish`);
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

// The order in the shop
export const orderTitle = 'Order in the shop';
export const orderText = 'Drag a tour to its place. By keyboard: Enter takes the tour, the arrow keys move it, Enter drops it.';
export const orderShop = 'Shop';
export const orderDone = 'Done';
export const orderSaved = 'The shop shows this order.';
export const orderEmpty = 'This shop lists no tours yet.';
export const drag = (tour: string): string => `Move ${tour}`;
