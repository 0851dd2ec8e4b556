interface Entry {
  scrollY?: number;
  /** Something lies over the page (`ui/overlays/overlay-history.ts`): a navigation from there takes this entry's place. */
  step?: number;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export type History = ReturnType<typeof watchHistory>;

/** The browser's history (S9): each entry remembers how far it was scrolled, and the page is told how it came there. One a page. */
export function watchHistory() {
  /** How the page came to the present address. `load`: with the document. */
  let arrival: 'load' | 'push' | 'replace' | 'traverse' = 'load';
  let later: ReturnType<typeof setTimeout> | undefined;

  const remember = () => {
    clearTimeout(later);
    const now = Math.round(scrollY);
    // It costs a call to the browser, and most taps come when it is known.
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
  // In the app we restore by ourselves, when the page stands; over a reload the browser knows best.
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
      // A new page begins at its top (S9). Scrolled later, the browser would have to lay it out for that first.
      if (new URL(to, location.href).pathname !== location.pathname) scrollTo({ top: 0, behavior: 'instant' });
      navigate(to, entry().step ? { ...options, replace: true } : options);
    },
    /** Asked when the page has been rendered. */
    arrival: () => arrival,
    /**
     * Scrolls to where the present entry was left, as soon as its page is high enough, within a second. What a page skips while it is far off
     * (`content-visibility`) has its true size until then, and keeps it.
     */
    restoreScroll(): void {
      const wanted = entry().scrollY ?? 0;
      const until = performance.now() + 1_000;
      const root = document.documentElement;
      root.dataset['restoring'] = '';
      const attempt = () => {
        const isHighEnough = root.scrollHeight - innerHeight >= wanted;
        if (!isHighEnough && performance.now() <= until) return requestAnimationFrame(attempt);
        scrollTo({ top: wanted, behavior: 'instant' });
        return requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['restoring']));
      };
      attempt();
    },
  };
}

function entry(): Entry {
  return (history.state ?? {}) as Entry;
}
