/** Chromium's event that offers to install. It comes only once, maybe before the code that uses it is loaded. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

let deferred: InstallPrompt | null = null;

/** Listens from the first script on. The browser's own banner is suppressed until a better moment (W1). */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferred = event as InstallPrompt;
  });
}

export function takeInstallPrompt(): InstallPrompt | null {
  return deferred;
}
