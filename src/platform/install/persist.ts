import { is, literal, type, union } from 'superstruct';
import type { DeviceStore } from '../storage/device-store.ts';
import { isInstalled } from './install.ts';

/** Asks the browser not to clear the shop's storage (W11): once, and again on the home screen, where browsers are readier to agree. */
export async function askToPersist(store: DeviceStore): Promise<void> {
  const asked = isInstalled() ? 'installed' : 'browser';
  const before = await store.read('persist');
  if (is(before, Asked) && (before.asked === asked || before.asked === 'installed')) return;
  await store.update('persist', () => ({ v: 1, asked }));
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Refused, or unknown to this browser.
  }
}

const Asked = type({ v: literal(1), asked: union([literal('browser'), literal('installed')]) });
