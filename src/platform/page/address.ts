export function ownOrigin(): string {
  return location.origin;
}

/** Leaves the shop for an address. Resolves only if the visitor returns to this same page by the browser's 'back'. */
export function navigateAway(url: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true });
    location.assign(url);
  });
}

export function currentUrl(): URL {
  return new URL(location.href);
}

/** Removes a parameter from the address's query, without a new history entry. */
export function removeQueryParameter(name: string): void {
  const url = currentUrl();
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

export function reload(): void {
  location.reload();
}
