/** Calls back with whether the page is out of sight, at once and whenever that changes. @returns what ends it */
export function watchVisibility(changed: (isHidden: boolean) => void): () => void {
  const tell = () => changed(document.visibilityState === 'hidden');
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
