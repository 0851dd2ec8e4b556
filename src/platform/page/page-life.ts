export function currentUrl(): URL {
  return new URL(location.href);
}

/** Takes a name out of the address's query, in the same entry of the history. */
export function removeQueryParameter(name: string): void {
  const url = currentUrl();
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

export function reload(): void {
  location.reload();
}

/** Calls back when the page has been out of sight for so many milliseconds, with 0 at once. @returns what ends it */
export function onHidden(milliseconds: number, isHidden: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(later);
    if (document.visibilityState !== 'hidden') return;
    if (milliseconds === 0) isHidden();
    else later = setTimeout(isHidden, milliseconds);
  };
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(later);
    document.removeEventListener('visibilitychange', changed);
  };
}
