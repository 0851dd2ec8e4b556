export const title = 'Benachrichtigungen';
export const bell = (unseen: number): string => (unseen === 0 ? title : `${title}: ${unseen} neu`);
