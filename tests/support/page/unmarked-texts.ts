/**
 * The seller's texts that the page shows without marking their language (G4): texts, and alternative texts that are wholly the seller's. An attribute
 * with a sentence of ours around the seller's text cannot mark it.
 */
export function unmarkedTexts(texts: readonly string[], language: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const check = (element: Element | null, text: string) => {
    const isMarked = element?.closest<HTMLElement>('[lang]:not(html)')?.lang === language;
    if (!isMarked && texts.some((it) => isWordIn(text, it)))
      found.push(`${element?.tagName.toLowerCase()} ${text.trim()}`);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script')) check(node.parentElement, node.textContent ?? '');
  }
  for (const image of document.querySelectorAll('img[alt]')) {
    const alt = image.getAttribute('alt') ?? '';
    if (texts.includes(alt)) check(image, alt);
  }
  return found;
}

function isWordIn(text: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'u').test(text);
}
