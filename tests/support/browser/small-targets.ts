import type { Page } from 'playwright/test';

/**
 * Controls that are too small for a finger, a line each. Links within a sentence are exempt, because they are as high as its lines; axe checks the
 * space between them.
 */
export function smallTargets(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((side) => {
    const controls =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"], [tabindex="0"]';
    const found = new Set<string>();

    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      const { width, height } = reach(element);
      if (isHiddenFromEyes(element) || isInSentence(element)) continue;
      // The seven days of a week share the width of a phone.
      const wide = element.closest('td') ? Math.min(side, 44) : side;
      if (width < wide - 0.5 || height < side - 0.5)
        found.add(
          `${Math.round(width)} × ${Math.round(height)}: <${element.localName} ${element.className}> ${element.getAttribute('aria-label') ?? element.textContent}`,
        );
    }
    return [...found];

    /** The area that reacts to a finger: that of the label, or the area that the link covers. */
    function reach(element: HTMLElement): DOMRect {
      const label = element.closest('label');
      if (label) return label.getBoundingClientRect();
      if (getComputedStyle(element, '::after').position === 'absolute')
        return (element.offsetParent ?? element).getBoundingClientRect();
      return element.getBoundingClientRect();
    }

    function isHiddenFromEyes(element: HTMLElement): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, clip } = getComputedStyle(at);
        if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return !element.closest('label');
      }
      return false;
    }

    function isInSentence(element: HTMLElement): boolean {
      if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
      const own = element.textContent?.trim().length ?? 0;
      return (element.parentElement?.textContent?.trim().length ?? 0) > own + 8;
    }
  }, least);
}
