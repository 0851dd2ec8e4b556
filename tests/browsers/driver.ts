/** A browser that can be tried, should this machine have it. */
export interface Kind {
  readonly name: string;
  /** What this machine lacks for it, in a few words; null: nothing. */
  readonly lacks: () => string | null;
  /** Starts it with a profile of its own. */
  readonly start: () => Promise<Driver>;
}

/** One page of a browser, whatever makes it move. What it shows is asked of the page itself, by `evaluate`. */
export interface Driver {
  /** As the browser says. */
  readonly version: string;
  /** Resolves when the document and what it names have been loaded. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function that stands on its own feet in the page. */
  evaluate<Given extends readonly unknown[], Found>(
    work: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found>;
  /** Whether something can be seen that is called so. */
  sees(selector: string, words: string): Promise<boolean>;
  /** Clicks the middle of the first thing that can be seen and is called so. @throws Error where there is none */
  click(selector: string, words: string): Promise<void>;
  /** Puts text at the end of what stands in the first field of the kind. */
  type(selector: string, text: string): Promise<void>;
  /** What was written to the console as an error so far, and what nobody caught. */
  complaints(): readonly string[];
  /** A picture of what it shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** In the page: the first thing that can be seen, whose name or text holds these words, once it stands still. */
export async function seen(selector: string, words: string): Promise<Element | null> {
  const nameOf = (it: Element) => it.getAttribute('aria-label') ?? it.textContent.replaceAll(/\s+/g, ' ');
  const isSeen = (it: Element) => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0;
  const found = [...document.querySelectorAll(selector)].find((it) => isSeen(it) && nameOf(it).includes(words));
  const place = () => found && JSON.stringify(found.getBoundingClientRect());
  for (let before: string | undefined = ''; before !== place(); ) {
    before = place();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  return found ?? null;
}
