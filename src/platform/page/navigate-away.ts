/** The page's own origin. */
export function ownOrigin(): string {
  return location.origin;
}

/** Leaves the shop for an address. Resolves only if the visitor comes back to this very page (by the browser's 'back'). */
export function navigateAway(url: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true });
    location.assign(url);
  });
}
