/**
 * Calls back whenever the page may have been away: shown again, taken from the back-forward cache, told of a network.
 *
 * @returns what ends it
 */
export function onPageResume(woken: () => void): () => void {
  const shown = () => document.visibilityState === 'visible' && woken();
  const restored = ({ persisted }: PageTransitionEvent) => persisted && woken();
  document.addEventListener('visibilitychange', shown);
  addEventListener('pageshow', restored);
  addEventListener('online', woken);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    removeEventListener('pageshow', restored);
    removeEventListener('online', woken);
  };
}
