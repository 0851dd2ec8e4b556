/** Writes what the rules want in the console, and nowhere else (C3, K2). */
export function logToConsole(message: string, detail?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place
  console.error(...(detail === undefined ? [message] : [message, detail]));
}
