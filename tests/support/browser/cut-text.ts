import type { Page } from 'playwright/test';

/** Text that is cut off or runs out of its control, and elements that make the page or a part of it scroll sideways, a line each. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    // Makes the page render content that it skips while far out of view, so that the check covers it, too.
    document.documentElement.dataset['restoring'] = '';
    const { clientWidth, scrollWidth } = document.documentElement;

    const hidden = new Set<Element>();
    for (const element of document.body.querySelectorAll('*'))
      if (getComputedStyle(element).clipPath === 'inset(50%)' || element.clientWidth === 1) hidden.add(element);
    const named = (element: Element) => `<${element.localName} ${element.className}>`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !ancestors(element).some((it) => hidden.has(it));
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];

    for (const element of document.body.querySelectorAll('*')) {
      const { overflowX, scrollSnapType } = getComputedStyle(element);
      const isScroller = overflowX === 'auto' || overflowX === 'scroll';
      // A strip to swipe may scroll sideways, and so may a map (WCAG 1.4.10) that the keyboard reaches; a text area has a scroll bar of its own.
      const isMap = element.matches('section[tabindex="0"]') && element.querySelector('img') !== null;
      const isMeantTo = scrollSnapType !== 'none' || isMap || element.localName === 'textarea';
      if (!isScroller || isMeantTo || !isSeen(element)) continue;
      if (element.scrollWidth > element.clientWidth + 1) found.add(`scrolls sideways: ${named(element)}`);
    }
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (it) => isSeen(it) && it.getBoundingClientRect().right > clientWidth + 1,
      );
      found.add(`the page scrolls sideways, ${scrollWidth} of ${clientWidth}: ${wide.slice(-3).map(named).join(', ')}`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const holder = text.parentElement;
      if (!holder || !text.nodeValue?.trim() || holder.closest('option, script, noscript')) continue;
      // Folded text has a button that shows the rest.
      if (holder.closest('[data-folded]')) continue;
      // Text clamped to two lines is a teaser: its own page shows it in full.
      if (!isSeen(holder) || getComputedStyle(holder).webkitLineClamp === '2') continue;
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      // Letters may be taller than their line.
      const slack = Number.parseFloat(getComputedStyle(holder).fontSize) * 0.4;
      const isOut = (box: DOMRect, across: boolean, along: boolean) =>
        rects.some(
          (it) =>
            (across && (it.left < box.left - 1.5 || it.right > box.right + 1.5)) ||
            (along && (it.top < box.top - slack || it.bottom > box.bottom + slack)),
        );
      for (const element of ancestors(holder)) {
        if (element === document.body) break;
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isControl = element.matches('button, a[class], [role="tab"], label, summary');
        const box = element.getBoundingClientRect();
        const what = `“${text.nodeValue.trim().slice(0, 60)}” in ${named(element)}`;
        if (isOut(box, cuts(overflowX), cuts(overflowY))) found.add(`cut: ${what}`);
        else if (isControl && getComputedStyle(element).display !== 'inline' && isOut(box, true, true))
          found.add(`runs out: ${what}`);
        // Text that a reader can scroll to is not lost.
        if (overflowX === 'auto' || overflowX === 'scroll') break;
      }
    }
    delete document.documentElement.dataset['restoring'];
    return [...found];
  });
}

/** Applies the text spacing of WCAG 1.4.12, which some readers need. */
export async function spaceText(page: Page): Promise<void> {
  // The content security policy blocks style elements, but not a sheet made by script.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
