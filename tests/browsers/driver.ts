/** A browser that tests can use, if this machine has it. */
export interface Kind {
  readonly name: string;
  /** The programs that this machine lacks for it, in a few words; null if it lacks none. */
  readonly lacks: () => string | null;
  /** Starts the browser with a profile of its own. */
  readonly start: () => Promise<Driver>;
}

/** One page of a browser, behind any automation protocol. Tests read its content by `evaluate`. */
export interface Driver {
  /** The version that the browser reports. */
  readonly version: string;
  /** Resolves when the document and its resources have been loaded. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. The function must not refer to anything outside itself. */
  evaluate<Args extends readonly unknown[], Found>(
    work: (...inputs: Args) => Found | Promise<Found>,
    ...values: Args
  ): Promise<Found>;
  /** Whether a visible element of the selector has these words in its name. */
  sees(selector: string, words: string): Promise<boolean>;
  /** Clicks the middle of the first visible element that has these words in its name. @throws Error if there is none */
  click(selector: string, words: string): Promise<void>;
  /** Appends text to the first field of the selector. */
  type(selector: string, text: string): Promise<void>;
  /** Console errors and uncaught errors so far. */
  complaints(): readonly string[];
  /** A PNG picture of the page. */
  screenshot(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** Runs in the page. @returns the first visible element whose name or text contains these words, once it does not move any more */
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
