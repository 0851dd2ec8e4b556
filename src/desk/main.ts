import '../styles/layers.css';
import './desk.css';
import { recoverLostChunks } from '#platform/network/chunk-recovery.ts';
import { retryUntilLoaded } from '#ui/loading/retry-load.ts';

/** The desk's first script: Temporal comes first where the browser has none. */
recoverLostChunks();
void retryUntilLoaded(async () => {
  if (!('Temporal' in globalThis)) (await import('temporal-polyfill/shim')).install();
  (await import('./app.tsx')).openDesk();
});
