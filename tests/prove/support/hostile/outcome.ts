/** Attempts of one kind, and those that came through, in words. */
export interface Outcome {
  readonly through: readonly string[];
  readonly tried: number;
}

/** Collects attempts. */
export class Attempts implements Outcome {
  readonly through: string[] = [];
  tried = 0;

  /** Notes an attempt. @param fault  how it came through; null if it did not */
  note(name: string, fault: string | null | false | undefined): void {
    this.tried += 1;
    if (fault) this.through.push(`${name}: ${fault}`.slice(0, 400));
  }
}
