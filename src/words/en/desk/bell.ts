export const title = 'Notifications';
export const bell = (unseen: number): string => (unseen === 0 ? title : `${title}: ${unseen} new`);
