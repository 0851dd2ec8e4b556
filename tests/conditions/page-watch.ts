/** A claim of the page that may be false: its name, and its text in the language of the page. */
export type Claims = Readonly<Record<string, string>>;

declare global {
  /** Milliseconds from the navigation to the first word of the page's main part; undefined before. */
  var firstWords: number | undefined;
  /** Set by a script of a hostile seller. */
  var attacked: number | undefined;
  function noteClaim(name: string, address: string): Promise<void>;
}

/**
 * Runs in each document before its own scripts. It reports each claim whenever it comes on screen, also for a moment, and notes when the first words
 * are there. The clock of the page goes `ahead` milliseconds before that of the machine, as the engine's does.
 */
export function watchPage({ claims, ahead }: { claims: Claims; ahead: number }): void {
  if (ahead !== 0) {
    const { now } = Date;
    const { instant } = Temporal.Now;
    const RealDate = Date;
    const shifted = () => now.call(RealDate) + ahead;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, parts: unknown[]) =>
        Reflect.construct(target, parts.length === 0 ? [shifted()] : parts) as Date,
      apply: () => new RealDate(shifted()).toString(),
      get: (target, key) => (key === 'now' ? shifted : Reflect.get(target, key)) as unknown,
    });
    Object.defineProperty(Temporal.Now, 'instant', { value: () => instant().add({ milliseconds: ahead }) });
  }
  const shown = new Set<string>();
  let isQueued = false;
  const look = () => {
    isQueued = false;
    const all = document.body?.textContent ?? '';
    const main = document.querySelector<HTMLElement>('main');
    if (globalThis.firstWords === undefined && /\p{L}/u.test(main?.innerText ?? ''))
      globalThis.firstWords = performance.now();
    let visible: string | null = null;
    for (const [name, text] of Object.entries(claims)) {
      const isThere = all.includes(text) && (visible ??= document.body.innerText).includes(text);
      if (isThere && !shown.has(name)) void globalThis.noteClaim(name, location.pathname + location.search);
      if (isThere) shown.add(name);
      else shown.delete(name);
    }
  };
  const queue = () => {
    if (!isQueued) requestAnimationFrame(look);
    isQueued = true;
  };
  new MutationObserver(queue).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  queue();
}
