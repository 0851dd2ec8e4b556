/** Lets the browser handle waiting events before the work continues in another task. */
export function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Calls back when the browser has painted the changes after a tap or a key, or after a second without a frame. */
export function afterNextPaint(then: () => void): void {
  // A hidden page, or a page behind other windows, gets no frames.
  let next: typeof then | null = then;
  const goOn = () => {
    next?.();
    next = null;
  };
  setTimeout(goOn, 1_000);
  requestAnimationFrame(() => setTimeout(goOn));
}
