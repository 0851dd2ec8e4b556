/** Lets what runs go on by single steps, so that it can be left standing, or for good, between any two of them. */
export class Stepper {
  private left = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** One step: done when it is its turn. */
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

  /** Lets so many steps happen; resolves when they have, or when there was nothing more to do. @param isDone whether it has ended */
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
