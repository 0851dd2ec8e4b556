export const saved = 'Saved on this device';
export const sending = 'Sending';
