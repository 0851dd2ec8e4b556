type HeroSource = { readonly image: HTMLImageElement; readonly from: DOMRect; readonly at: number };
let source: HeroSource | null = null;

/** Takes up the picture of a card whose page is opened: it grows into that page's own (`playHeroTransition`). */
export function setHeroSource(card: Element | null): void {
  const image = card?.querySelector('img');
  source = image ? { image, from: image.getBoundingClientRect(), at: Date.now() } : null;
}

/** What was taken up last, once; `at` in epoch milliseconds. */
export function takeHeroSource(): HeroSource | null {
  const taken = source;
  source = null;
  return taken;
}
