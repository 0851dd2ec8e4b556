/** Scrolls only as far as needed to show an element; without animation if the visitor prefers reduced motion. */
export function scrollIntoView(element: Element | null | undefined, block: ScrollLogicalPosition = 'nearest'): void {
  element?.scrollIntoView({ block, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
