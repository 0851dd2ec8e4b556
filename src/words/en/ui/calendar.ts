export const previous = 'Previous';
export const next = 'Next';
