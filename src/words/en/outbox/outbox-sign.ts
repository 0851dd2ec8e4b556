export const title = 'On this device';
export const allSent = 'Everything has been sent.';

export function changesWaiting(count: number): string {
  return `${count} ${count === 1 ? 'change waits' : 'changes wait'} to be sent`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${count === 1 ? 'thing waits' : 'things wait'} for you`;
}
