export const close = 'Close';
export const previous = 'Previous photo';
export const next = 'Next photo';
