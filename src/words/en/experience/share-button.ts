export const share = 'Share';
