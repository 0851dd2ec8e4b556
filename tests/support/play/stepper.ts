/** Lets work advance by single steps, so that a test can pause or abandon it between any two steps. */
export class Stepper {
  private left = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Runs one step when its turn comes. */
  readonly step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (this.left > 0) this.left--;
    else await new Promise<void>((go) => this.waiting.push(go));
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
    }
  };

  /** Lets so many steps run. Resolves when they have, or when nothing more is waiting. @param isDone  whether the work has ended */
  async run(steps: number, isDone: () => boolean): Promise<void> {
    this.left = steps;
    while (this.left > 0 && this.waiting.length > 0) {
      this.left--;
      this.waiting.shift()?.();
    }
    do await new Promise((resolve) => setImmediate(resolve));
    while (this.running > 0 || (!isDone() && this.waiting.length === 0));
    this.left = 0;
  }
}
