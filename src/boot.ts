import { watchConsent } from '#features/consent/watch-consent.ts';
import { readConsent, recordConsent } from '#platform/device/consent.ts';
import { keepInstallPrompt } from '#platform/install/install-prompt.ts';
import { recoverLostChunks } from '#platform/network/chunk-recovery.ts';
import { retryUntilLoaded } from '#ui/loading/retry-load.ts';

/**
 * The first script of a document, and a small one: what the engine rendered works by itself, so the app is fetched when the
 * first view stands (after load, a paint and an idle moment, 2 s at most) or at once when somebody reaches for the page.
 */
const gestures = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const;
let begun = false;

keepInstallPrompt();
recoverLostChunks();
watchConsent({ read: readConsent, record: recordConsent });
for (const gesture of gestures) addEventListener(gesture, begin, { passive: true, capture: true });
setTimeout(begin, 2_000);
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint);
if (document.getElementById('app')?.dataset['render']) begin();

function afterPaint(): void {
  requestAnimationFrame(() =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(begin, { timeout: 500 }) : setTimeout(begin, 100),
  );
}

function begin(): void {
  if (begun) return;
  begun = true;
  for (const gesture of gestures) removeEventListener(gesture, begin, { capture: true });
  void retryUntilLoaded(start);
}

/** Temporal comes first where the browser has none. */
async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) (await import('temporal-polyfill/shim')).install();
  await import('./main.tsx');
}
