import { chanceOf } from '#tests/fuzz/chance.ts';

/** One part of `npm run prove`: a module of `parts/` exports it as `part`. */
export interface Part {
  /** The question that the part answers, for the report. */
  readonly title: string;
  /** Each guard that the part is about, so that its absence must show. */
  readonly controls: readonly Control[];
  run(run: Run): Promise<void>;
}

/** A guard that a run can switch off: `without-guard.ts` replaces its text while the module loads. */
export interface Control {
  readonly name: string;
  /** The module, from the project's folder. */
  readonly file: string;
  /** Text that stands once in the module. */
  readonly guard: string;
  readonly without: string;
  /** The beginning of the name of a figure that must be missed then. */
  readonly misses: string;
  /** The size that shows it, if it is not `small`. */
  readonly size?: Size;
}

/** `small` is for CI and for controls, `tenth` for an hour, `full` for the figures of the report. */
export type Size = 'small' | 'tenth' | 'full';
const shares: Readonly<Record<Size, number>> = { small: 0.01, tenth: 0.1, full: 1 };

export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly aim: string;
  readonly isReached: boolean;
  /** The first cases that missed the aim. */
  readonly cases?: readonly string[];
}

const MOST_CASES = 5;

/** One run of a part: its size and seed, and the figures that it found. */
export class Run {
  readonly figures: Figure[] = [];
  /** Things that this machine or this size leaves out, each with its reason. */
  readonly notRun: string[] = [];

  readonly size: Size;
  readonly seed: number;

  constructor(size: Size, seed: number) {
    this.size = size;
    this.seed = seed;
  }

  /** The number of repetitions at this size, at least `least`. @param full  the number for the full size */
  times(full: number, least = 1): number {
    return Math.max(least, Math.ceil(full * shares[this.size]));
  }

  /** Chance that is the same for the same seed, part of the work, and index. */
  chance(salt: number, index = 0): ReturnType<typeof chanceOf> {
    return chanceOf(this.seed + salt * 1_000_003, index);
  }

  /** Notes that something happened never, or else the cases in which it did. @param of  the number of cases that were looked at */
  never(name: string, cases: readonly string[], of: number, { isTimed = false } = {}): void {
    const isReached = (cases.length === 0 || this.#isLenient(isTimed)) && of > 0;
    this.#note({ name, measured: `${cases.length} of ${of}`, aim: '0', isReached, cases: cases.slice(0, MOST_CASES) });
  }

  atMost(name: string, measured: number, aim: number, unit: string, { isTimed = false } = {}): void {
    const isReached = measured <= aim || this.#isLenient(isTimed);
    this.#note({ name, measured: `${rounded(measured)} ${unit}`, aim: `≤ ${aim} ${unit}`, isReached });
  }

  /** @param aim  of the full size; smaller sizes ask for their share */
  atLeast(name: string, measured: number, aim: number): void {
    const share = Math.floor(aim * shares[this.size]);
    this.#note({ name, measured: String(measured), aim: `≥ ${share}`, isReached: measured >= share });
  }

  /** Whether a figure of time only informs: the small size runs in CI, on machines that are busy with other things. */
  #isLenient(isTimed: boolean): boolean {
    return isTimed && this.size === 'small';
  }

  #note(figure: Figure): void {
    this.figures.push(figure);
    const { name, measured, aim, isReached, cases = [] } = figure;
    console.log(`  ${isReached ? 'reached' : 'MISSED '}  ${name}: ${measured} (aim ${aim})`);
    for (const it of cases) console.log(`           ${it}`);
  }
}

const rounded = (value: number) => (Number.isInteger(value) ? value : Number(value.toFixed(1)));
