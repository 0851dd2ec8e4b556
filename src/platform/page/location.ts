/** How the present address came about. `load`: with the document. */
export type Arrival = 'load' | 'push' | 'replace' | 'traverse';

interface Entry {
  scrollY?: number;
  /** Something lies over the page (`ui/overlays/overlay-history.ts`): whoever goes on from there does not come back to it. */
  step?: number;
}

/**
 * The browser's history, as far as it is more than the address (S9): each entry remembers how far it was scrolled, and the page
 * is told how it came to where it is. One a page.
 */
export interface History {
  /** Goes to an address within the shop; what `around` of wouter's router wants. */
  around(navigate: (to: string, options?: NavigateOptions) => void, to: string, options?: NavigateOptions): void;
  /** How the page came to this address; asked when it has been rendered. */
  arrival(address: string): Arrival;
  /** Scrolls to where the present entry was left, as soon as its page is high enough, within a second. */
  restoreScroll(): void;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export function watchHistory(): History {
  let arrival: Arrival = 'load';
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
    around(navigate, to, options = {}) {
      remember();
      arrival = options.replace ? 'replace' : 'push';
      navigate(to, entry().step ? { ...options, replace: true } : options);
    },
    arrival: () => arrival,
    restoreScroll() {
      const wanted = entry().scrollY ?? 0;
      const until = performance.now() + 1_000;
      const attempt = () => {
        const isHighEnough = document.documentElement.scrollHeight - innerHeight >= wanted;
        if (isHighEnough || performance.now() > until) scrollTo({ top: wanted, behavior: 'instant' });
        else requestAnimationFrame(attempt);
      };
      attempt();
    },
  };
}

function entry(): Entry {
  return (history.state ?? {}) as Entry;
}
