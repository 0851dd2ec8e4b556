import type { Experience } from '#domain/contract/catalogue.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { isOpen, type Tokens } from './desk.ts';
import { Promises } from './promises.ts';
import { type Answer, type Sending, send } from './send.ts';

/** A request that changes something. It keeps its key until its outcome is known. */
export interface Write extends Omit<Sending, 'token'> {
  readonly name: string;
  readonly by?: keyof Pick<Tokens, 'office' | 'desk'>;
  /** Whether it is given up without an outcome, in place of being sent again. */
  readonly isOnce?: boolean;
  /** Notes what the engine has acknowledged. */
  readonly acknowledged: (answer: Answer) => void;
}

/** A confirmed order: the desk admits its guests, or the office refunds its money. */
export interface Sold {
  readonly id: string;
  readonly number: string;
  readonly isForRefund: boolean;
}

/** The time of an answer in milliseconds. */
export interface Timed {
  readonly name: string;
  readonly status: number;
  readonly ms: number;
}

/** The number of acknowledged writes that are sent again. */
const MOST_KNOWN = 12;

/** The clients of one shop: what they were promised, and what they wait for. */
export class Trade {
  readonly promises = new Promises();
  readonly sold: Sold[] = [];
  /** Answers that no client should get. */
  readonly faults: string[] = [];
  /** The answers since the last call of `takeAnswers`. */
  #answers: Timed[] = [];
  /** Whether the engine stays alive, so that a request without an answer is a fault. */
  isAlive = false;
  /** Writes whose outcome is open. */
  readonly open = new Set<Write>();
  /** The last acknowledged writes with a key, and the ids that they were answered with. */
  #known: { readonly write: Write; readonly id: unknown }[] = [];
  acknowledged = 0;
  url = '';
  tokens: Tokens | null = null;
  tour: Experience | null = null;
  /** Called after each acknowledged write. */
  onAcknowledged: () => void = () => {};

  readonly chanceOf: (index: number) => Chance;
  #acts = 0;

  constructor(chanceOf: (index: number) => Chance) {
    this.chanceOf = chanceOf;
  }

  /** Chance for the next act. */
  nextChance(): Chance {
    return this.chanceOf(this.#acts++);
  }

  /** Sends a write once. @returns the answer if it is acknowledged */
  async write(it: Write): Promise<Answer | null> {
    if (!it.isOnce) this.open.add(it);
    const token = it.by && this.tokens?.[it.by];
    const answer = await send(this.url, { ...it, token });
    this.#answers.push({ name: it.name, status: answer.status, ms: answer.ms });
    if (isOpen(answer)) {
      this.#refuse(it, answer);
      return null;
    }
    this.open.delete(it);
    if (answer.status >= 400) {
      this.faults.push(`${it.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
      return null;
    }
    if (it.method !== 'GET') this.acknowledged += 1;
    if (it.key !== undefined)
      this.#known = [...this.#known.slice(1 - MOST_KNOWN), { write: it, id: answer.body['id'] }];
    it.acknowledged(answer);
    this.onAcknowledged();
    return answer;
  }

  /** Sends the open writes again, with their keys. */
  async repeatOpen(): Promise<void> {
    for (const it of this.open) await this.write(it);
  }

  /** Sends acknowledged writes again, as a client whose answer was lost: each gets the same answer. */
  async repeatKnown(): Promise<void> {
    for (const { write, id } of this.#known) {
      const { status, body, text } = await send(this.url, { ...write, token: write.by && this.tokens?.[write.by] });
      if (status >= 400 || status === 0 || body['id'] !== id)
        this.faults.push(`${write.name}, again: ${status} ${text.slice(0, 200)}`);
    }
  }

  takeAnswers(): readonly Timed[] {
    const taken = this.#answers;
    this.#answers = [];
    return taken;
  }

  #refuse({ name }: Write, { status, headers }: Answer): void {
    if (status === 0 && this.isAlive) this.faults.push(`${name}: no answer`);
    if (status === 503 && headers['retry-after'] === undefined) this.faults.push(`${name}: 503 without Retry-After`);
  }
}
