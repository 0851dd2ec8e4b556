/** Tells whoever looks into the console, and nobody else: for what the rules want said there (C3, K2). */
export function logToConsole(message: string, detail?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place
  console.error(...(detail === undefined ? [message] : [message, detail]));
}
