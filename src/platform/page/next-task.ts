/** Lets the browser answer what waits, before work goes on in a task of its own. */
export function nextTask(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<unknown> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
