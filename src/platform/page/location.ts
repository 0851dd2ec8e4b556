interface Entry {
  scrollY?: number;
  /** An overlay covers the page (`ui/overlays/overlay-history.ts`): a navigation from there replaces this entry. */
  step?: number;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export type History = ReturnType<typeof watchHistory>;

/** The browser's history (S9): each entry stores its scroll position, and the page can ask how it was reached. Only one for each page. */
export function watchHistory() {
  /** The way in which the page came to the present address. `load`: with the document. */
  let arrival: 'load' | 'push' | 'replace' | 'traverse' = 'load';
  let later: ReturnType<typeof setTimeout> | undefined;

  const remember = () => {
    clearTimeout(later);
    const now = Math.round(scrollY);
    // The call to the browser is costly, and at most taps the position is already stored.
    if (now !== (entry().scrollY ?? 0)) history.replaceState({ ...entry(), scrollY: now }, '');
  };
  addEventListener('popstate', () => {
    clearTimeout(later);
    arrival = 'traverse';
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(later);
      later = setTimeout(remember, 150);
    },
    { passive: true },
  );
  // Within the app we restore the scroll position ourselves, once the page is rendered. After a reload, the browser does it better.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  return {
    /** Goes to an address within the shop; wouter's router calls it. */
    around(navigate: (to: string, options?: NavigateOptions) => void, to: string, options: NavigateOptions = {}): void {
      remember();
      arrival = options.replace ? 'replace' : 'push';
      // A new page begins at its top (S9). If it were scrolled later, the browser would first have to lay it out for that.
      if (new URL(to, location.href).pathname !== location.pathname) scrollTo({ top: 0, behavior: 'instant' });
      navigate(to, entry().step ? { ...options, replace: true } : options);
    },
    /** Called when the page has been rendered. */
    arrival: () => arrival,
    restoreScroll,
  };
}

/**
 * Scrolls to the stored position of the present entry as soon as its page is high enough, for at most a second. Until then, parts that the browser
 * skips far from the window (`content-visibility`) are laid out in their true size, which they then keep.
 */
function restoreScroll(): void {
  const target = entry().scrollY ?? 0;
  const until = performance.now() + 1_000;
  const root = document.documentElement;
  root.dataset['restoring'] = '';
  const attempt = () => {
    const isHighEnough = root.scrollHeight - innerHeight >= target;
    if (!isHighEnough && performance.now() <= until) return requestAnimationFrame(attempt);
    scrollTo({ top: target, behavior: 'instant' });
    return requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['restoring']));
  };
  attempt();
}

function entry(): Entry {
  return (history.state ?? {}) as Entry;
}
