import { expect, type Locator, type Page } from 'playwright/test';

/** Presses Tab until a control has the focus. The focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = [];
  for (let n = 0; n < 90; n++) {
    await page.keyboard.press(key);
    stops.push((await focusNow(page)).stop);
    // A strip may still be scrolling to the focused control.
    const faults = async () => (await focusNow(page)).faults;
    await expect.poll(faults, { message: `after ${stops.slice(-3).join(' → ')}`, timeout: 2_000 }).toEqual([]);
    if ((await target.count()) > 0 && (await target.first().evaluate((it) => it === document.activeElement))) return;
  }
  throw new Error(`not to be reached by ${key}; it went ${stops.join(' → ')}`);
}

/** Moves the focus to a control and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The focused control and its faults: no visible ring, out of view, or covered. */
export function focusNow(page: Page): Promise<{ stop: string; faults: string[] }> {
  return page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body) return { stop: 'nothing', faults: [] };
    const label = held.closest('label');
    const stop = (held.getAttribute('aria-label') ?? label?.textContent ?? held.textContent ?? '').trim().slice(0, 40);
    const faults: string[] = [];

    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    // A date input moves the focus through its parts, each with a ring of the browser's own.
    const hasFields = held.matches('input[type="date"]');
    const rings = [held, ...(label ? [label, ...label.querySelectorAll('*')] : [])];
    if (!hasFields && !rings.some((it) => isRing(getComputedStyle(it)) || isRing(getComputedStyle(it, '::after'))))
      faults.push('no ring');

    const box = (label ?? held).getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2];
    const top = document.elementFromPoint(x, y);
    if (box.bottom <= 0 || box.top >= innerHeight) faults.push('out of sight');
    else if (!top || !(rings.some((it) => it.contains(top)) || top.contains(held)))
      faults.push(`below <${top?.localName} ${top?.className}>`);
    return { stop: stop || held.localName, faults };
  });
}

/**
 * Scans a text as a hand scanner does, whose keys follow each other at once. `keyboard.type` waits until the page has handled each key, which takes
 * longer on a busy machine than the pause that ends a scan.
 */
export async function scanByHand(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [...text.split('').map((key) => ({ key, text: key })), { key: 'Enter', text: '\r' }];
  const events = keys.flatMap((it) => [{ ...it, type: 'keyDown' } as const, { key: it.key, type: 'keyUp' } as const]);
  await Promise.all(events.map((event) => session.send('Input.dispatchKeyEvent', event)));
  await session.detach();
}
