/** Whether the visitor wants nothing on the page to move by itself. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
