/** Calls back when the page is shown again, is restored from the back-forward cache, or comes online. @returns stops listening */
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
