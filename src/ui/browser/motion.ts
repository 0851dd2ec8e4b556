/** Scrolls as little as it takes to bring an element into sight; at once for those who like it calm. */
export function scrollIntoView(element: Element | null | undefined, block: ScrollLogicalPosition = 'nearest'): void {
  element?.scrollIntoView({ block, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Whether the visitor wants nothing on the page to move by itself. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
