export const label = 'From your expired cart';
export const title = 'Your cart has expired, but what was in it is still here';

export function text(count: number): string {
  return `Its places are free for others again. Put ${count === 1 ? 'it' : 'them'} back, and the shop holds what is still free.`;
}

export function dismissOne(title: string): string {
  return `Dismiss ${title}`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Put it back' : `Put all ${count} back`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Dismiss' : 'Dismiss all';
}
