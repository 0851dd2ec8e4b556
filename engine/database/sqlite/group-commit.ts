import { Unavailable } from '../unavailable.ts';
import type { SqliteConnection } from './connection.ts';

interface Waiting {
  run: () => Promise<unknown>;
  /** Runs after the unit threw and was rolled back; throws the error for the unit's caller. */
  instead: (error: unknown) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  runs: number;
}

const MOST_UNITS = 64;
/** How long units run before the event loop gets a turn, so that writes do not delay reads for longer. */
export const TURN_MILLISECONDS = 5;
/** A group stays open for so many times the duration of the last commit, at least one turn: then four fifths of the time are work. */
const COMMITS_OPEN = 4;
/** A unit of a group that the database rolled back runs once more, alone, so that the unit that caused it cannot undo others. */
const MOST_RUNS = 2;

/**
 * Commits units of work in groups: each in its own savepoint, then one commit, then all resolve. A disk that takes 3 ms for a commit then delays
 * 64 units by 3 ms, not by 192. A group closes when no unit has arrived for one turn of the event loop.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  readonly #turnMilliseconds: number;
  readonly #waiting: Waiting[] = [];
  #commits = 0;
  #commitTook = 0;
  #draining: Promise<void> | null = null;

  constructor(connection: SqliteConnection, turnMilliseconds: number) {
    this.#connection = connection;
    this.#turnMilliseconds = turnMilliseconds;
  }

  add<T>(run: () => Promise<T>, instead: (error: unknown) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, instead, resolve: resolve as (value: unknown) => void, reject, runs: 0 });
      this.#draining ??= this.#drain();
    });
  }

  get commits(): number {
    return this.#commits;
  }

  async waitUntilIdle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  /** Waits for one turn of the event loop before each group, so that units of the same turn go into the same group. */
  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await waitTurn();
      await this.#group();
    }
    this.#draining = null;
  }

  async #group(): Promise<void> {
    const members: Waiting[] = [];
    const releases: (() => void)[] = [];
    const began = performance.now();
    const closesAt = began + Math.max(this.#turnMilliseconds, this.#commitTook * COMMITS_OPEN);
    let turnEndsAt = began + this.#turnMilliseconds;
    try {
      // An earlier group could not be rolled back.
      if (this.#connection.isTransaction) this.#connection.run('rollback');
      this.#connection.run('begin immediate');
      for (let unit = this.#waiting.shift(); unit; unit = this.#waiting.shift()) {
        members.push(unit);
        releases.push(await this.#inSavepoint(unit));
        if (unit.runs > 1 || members.length >= MOST_UNITS || performance.now() >= closesAt) break;
        if (this.#waiting.length > 0 && performance.now() < turnEndsAt) continue;
        await waitTurn();
        turnEndsAt = performance.now() + this.#turnMilliseconds;
      }
      this.#commit();
    } catch (error) {
      this.#rollBack();
      this.#tryAgain(members, error);
      return;
    }
    for (const release of releases) release();
  }

  /** A disk that fails a commit may fail its rollback, too: the next group rolls back then. */
  #rollBack(): void {
    if (!this.#connection.isTransaction) return;
    try {
      this.#connection.run('rollback');
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }

  #commit(): void {
    const began = performance.now();
    this.#connection.run('commit');
    this.#commitTook = performance.now() - began;
    this.#commits += 1;
  }

  /** @throws only if the database rolled back the whole transaction: then no unit of the group has happened */
  async #inSavepoint(unit: Waiting): Promise<() => void> {
    unit.runs += 1;
    this.#connection.run('savepoint unit');
    let thrown: unknown;
    for (const run of [() => unit.run(), () => unit.instead(thrown)]) {
      try {
        const value = await run();
        this.#connection.run('release unit');
        return () => unit.resolve(value);
      } catch (error) {
        if (!this.#connection.isTransaction) throw error;
        this.#connection.run('rollback to unit');
        thrown = error;
      }
    }
    this.#connection.run('release unit');
    return () => unit.reject(thrown);
  }

  #tryAgain(members: readonly Waiting[], error: unknown): void {
    const again = members.filter((unit) => unit.runs < MOST_RUNS);
    this.#waiting.unshift(...again);
    for (const unit of members) if (unit.runs >= MOST_RUNS) unit.reject(error);
    // If the transaction could not begin, the group has no members, and all waiting units fail.
    if (members.length === 0) for (const unit of this.#waiting.splice(0)) unit.reject(error);
  }
}

function waitTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
