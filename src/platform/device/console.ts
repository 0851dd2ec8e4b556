/** Writes messages to the console that the rules require (C3, K2). No other code writes to the console. */
export function logToConsole(message: string, detail?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place
  console.error(...(detail === undefined ? [message] : [message, detail]));
}
