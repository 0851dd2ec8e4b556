/** Chromium's offer to install: it may come before anything is there to make use of it, and comes once. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

let deferred: InstallPrompt | null = null;

/** Listens from the first script on; the browser's own banner is held back for a better moment (W1). */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferred = event as InstallPrompt;
  });
}

export function takeInstallPrompt(): InstallPrompt | null {
  return deferred;
}
