/** What is due when, in words, for an experience's deposit in percent (F6). */
export function depositWords(percent: number | null): string {
  if (percent === null || percent >= 100) return 'Paid in full when you book';
  return percent === 0 ? 'Nothing to pay when you book' : `Pay ${percent} % now, the rest later`;
}
