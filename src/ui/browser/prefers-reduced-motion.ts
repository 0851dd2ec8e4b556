/** Whether the visitor wants nothing on the page to move by itself. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
