/** Lets the browser answer what waits, before work goes on in a task of its own. */
export function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
