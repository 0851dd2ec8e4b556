type HeroSource = { readonly image: HTMLImageElement; readonly from: DOMRect; readonly at: number };
let source: HeroSource | null = null;

/** Remembers the picture of a card whose page is being opened. It grows into the picture of that page (`playHeroTransition`). */
export function setHeroSource(card: Element | null): void {
  const image = card?.querySelector('img');
  source = image ? { image, from: image.getBoundingClientRect(), at: Date.now() } : null;
}

/** The last remembered picture, only once; `at` in epoch milliseconds. */
export function takeHeroSource(): HeroSource | null {
  const taken = source;
  source = null;
  return taken;
}
