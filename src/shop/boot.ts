import { watchConsent } from '#platform/device/watch-consent.ts';
import { keepInstallPrompt } from '#platform/install/install-prompt.ts';
import { recoverLostChunks } from '#platform/network/chunk-recovery.ts';
import { retryUntilLoaded } from '#ui/loading/retry-load.ts';

/** The first script. The engine's document works without the app, so the app is loaded after the first view (at most 2 s) or at the first gesture. */
const gestures = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const;
let begun = false;

keepInstallPrompt();
recoverLostChunks();
watchConsent();
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

/** Temporal is loaded first if the browser does not have it. */
async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) (await import('temporal-polyfill/shim')).install();
  const app = await import('./main.tsx');
  void app.startApp();
}
