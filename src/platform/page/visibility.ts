/** Calls back with whether the page is out of sight, at once and whenever that changes. @returns what ends it */
export function watchVisibility(changed: (isHidden: boolean) => void): () => void {
  const tell = () => changed(document.visibilityState === 'hidden');
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
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
