export const inFull = 'Paid in full when you book';
export const nothingNow = 'Nothing to pay when you book';

export function partNow(percent: number): string {
  return `Pay ${percent} % now, the rest later`;
}
