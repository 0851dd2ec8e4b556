export const neverBack = 'Once booked, nothing is paid back.';
export const nothingAfter = 'After that nothing is paid back.';

/** @param before  how long before the start one has to cancel: '24 hours'; null for any time until then */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'any time before the start' : `at least ${before} before the start`;
  const back = percentage >= 100 ? 'you get everything back' : `you get ${percentage} % back`;
  return `Cancel ${when} and ${back}.`;
}
