import { is, literal, type, union } from 'superstruct';
import { lazyHref } from '#domain/app/lazy-href.ts';
import type { DeviceStore } from '../storage/device-store.ts';
import { takeInstallPrompt } from './install-prompt.ts';

/** The ways to put the shop on the home screen: the browser asks, or the visitor must know the steps. */
export type InstallOffer = { readonly kind: 'ask'; readonly ask: () => Promise<void> } | { readonly kind: 'ios' };

/** Calls back with the way to install; null if the shop is already installed or cannot be. @returns stops watching */
export function watchInstall(changed: (offer: InstallOffer | null) => void): () => void {
  const life = new AbortController();
  const tell = () => changed(offerNow());
  addEventListener('beforeinstallprompt', tell, { signal: life.signal });
  addEventListener('appinstalled', () => changed(null), { signal: life.signal });
  tell();
  return () => life.abort();
}

function offerNow(): InstallOffer | null {
  if (isInstalled()) return null;
  const prompt = takeInstallPrompt();
  if (prompt) return { kind: 'ask', ask: () => prompt.prompt() };
  return isIos() ? { kind: 'ios' } : null;
}

/** Whether this is an iPhone or an iPad. An iPad names itself a Mac, but a Mac has no touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether this page was opened from the home screen. */
function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

/**
 * Whether the browser deletes what a site has stored after 7 days without a visit: Safari, and each browser of an iPhone. Apps on the home screen
 * are exempt. @link https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
export function deletesUnvisited(): boolean {
  const { userAgent } = navigator;
  const isSafari = /Version\/.*Safari\//.test(userAgent) && !/Chrom|Android/.test(userAgent);
  return !isInstalled() && (isSafari || isIos());
}

/**
 * Sets another manifest for the page, which the browser reads when the visitor adds the page to the home screen. @returns restores the first manifest
 */
export function nameManifest(href: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  // Another manifest would change an app that is already installed.
  if (!link || isInstalled()) return () => {};
  link.href = href;
  return () => {
    link.href = lazyHref.manifest();
  };
}

/** Opens the page of a shortcut in the open window instead of a second window (`launch_handler`). */
export function onLaunch(): void {
  const { launchQueue } = globalThis as {
    launchQueue?: { setConsumer(take: (it: { targetURL?: string }) => void): void };
  };
  launchQueue?.setConsumer(({ targetURL }) => {
    const target = new URL(targetURL ?? '/', location.href);
    if (target.href !== location.href && target.pathname !== '/') location.assign(target.href);
  });
}

/** Asks the browser not to delete the shop's storage (W11): once, and again on the home screen, where browsers agree more often. */
export async function askToPersist(store: DeviceStore): Promise<void> {
  const mode = isInstalled() ? 'installed' : 'browser';
  const before = await store.read('persist');
  if (is(before, PersistRecord) && (before.requested === mode || before.requested === 'installed')) return;
  await store.update('persist', () => ({ v: 1, requested: mode }));
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The browser refused, or does not know the call.
  }
}

const PersistRecord = type({ v: literal(1), requested: union([literal('browser'), literal('installed')]) });
