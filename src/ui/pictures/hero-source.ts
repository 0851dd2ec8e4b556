interface HeroSource {
  readonly image: HTMLImageElement;
  readonly from: DOMRect;
  /** Epoch milliseconds. */
  readonly at: number;
}

let lifted: HeroSource | null = null;

/** Takes up the picture of a card whose page is opened: it grows into that page's own (`playHeroTransition`). */
export function setHeroSource(card: Element | null): void {
  const image = card?.querySelector('img');
  lifted = image ? { image, from: image.getBoundingClientRect(), at: Date.now() } : null;
}

/** What was lifted last, once. */
export function takeHeroSource(): HeroSource | null {
  const taken = lifted;
  lifted = null;
  return taken;
}
