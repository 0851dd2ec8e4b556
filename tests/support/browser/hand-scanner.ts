import type { Page } from 'playwright/test';

/**
 * Scans a text as a hand scanner does: its keys come one right after the other. `keyboard.type` waits for each key to be heard, which takes a busy
 * machine longer than the pause that ends a scan.
 */
export async function scanByHand(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [...text.split('').map((key) => ({ key, text: key })), { key: 'Enter', text: '\r' }];
  const events = keys.flatMap((it) => [{ ...it, type: 'keyDown' } as const, { key: it.key, type: 'keyUp' } as const]);
  await Promise.all(events.map((event) => session.send('Input.dispatchKeyEvent', event)));
  await session.detach();
}
