import type { Page } from 'playwright/test';

/**
 * The texts with plain letters on a page in the pseudo-language, visible or read aloud (G8). Texts in another language, by `lang`, are not the
 * interface's.
 *
 * @param names  texts without a translation, the longest first: names of people and places, and the seller's texts
 */
export async function untranslatedTexts(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOwn = (it: Element) => it.closest<HTMLElement>('[lang]')?.lang === own;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: of, textContent } = walker.currentNode;
      if (of && !of.closest('script, style, noscript, code') && isOwn(of) && of.checkVisibility())
        found.push(textContent ?? '');
    }
    for (const of of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (isOwn(of) && of.checkVisibility()) found.push(of.getAttribute(name) ?? '');
    return [document.title, ...found].map((it) => it.replace(/\s+/g, ' ').trim());
  });
  const rest = (text: string) => names.reduce((left, name) => left.replaceAll(name, ''), text);
  return [...new Set(texts)].filter((it) => /[a-z]{2}/i.test(rest(it).replace(/LF-[\w-]+/g, '')));
}
