/** Lets the browser answer what waits, before work goes on in a task of its own. */
export function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Goes on when the browser has painted what a tap or a key has changed already, or after a second without a frame. */
export function afterNextPaint(then: () => void): void {
  // A page that nobody sees has no frames, nor has one behind other windows.
  let next: typeof then | null = then;
  const goOn = () => {
    next?.();
    next = null;
  };
  setTimeout(goOn, 1_000);
  requestAnimationFrame(() => setTimeout(goOn));
}
