/** Lets the browser answer what waits, before work goes on in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
