import type { DeskDelta, KnownEntry, LogEntry } from '#domain/contract/desk.ts';
import type { Device } from './desk-device.ts';

/** A booked line whose people the devices admit. */
export interface Party {
  readonly line: string;
  readonly people: number;
}

interface AdmittingOf {
  readonly device: Device;
  readonly parties: readonly Party[];
  readonly random: () => number;
  /** The engine's time. This device's clock differs from it by `clockError` milliseconds. */
  readonly now: () => Temporal.Instant;
  readonly clockError: number;
}

const CUT = new Error('cut');

/**
 * A device that admits, undoes and writes notes as staff do (T6), over a network that loses requests, loses answers and delivers late or twice.
 * The test kills it at times: then it has only its stored data.
 */
export function admittingDevice({ device, parties, random, now, clockError }: AdmittingOf) {
  /** The stored data of the device: its own entries, and the last known entries of others. */
  let log: readonly { readonly entry: LogEntry; readonly isSent: boolean }[] = [];
  let heard: readonly KnownEntry[] = [];
  let isOut = false;
  const late: LogEntry[][] = [];

  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <T>(all: readonly T[]): T | undefined => all[below(all.length)];
  const unsent = () => log.filter(({ isSent }) => !isSent).map(({ entry }) => entry);

  function write(entry: Omit<LogEntry, 'id' | 'at' | 'sequence' | 'who'>): void {
    const at = now()
      .add({ milliseconds: Math.round(clockError) })
      .toString();
    const whole = { ...entry, id: crypto.randomUUID(), at, sequence: log.length, who: 'Ana' };
    log = [...log, { entry: whole, isSent: false }];
  }

  function admit(): void {
    const party = oneOf(parties);
    if (!party) return;
    const first = below(party.people);
    const count = 1 + below(party.people - first);
    write({ kind: 'admit', line: party.line, people: Array.from({ length: count }, (_, n) => first + n) });
  }

  function undo(): void {
    const known = [...heard, ...log.map(({ entry }) => entry)].filter(({ kind }) => kind === 'admit');
    const admitted = oneOf(known);
    if (admitted) write({ kind: 'undo', line: admitted.line, of: admitted.id });
  }

  async function send(entries: readonly LogEntry[]): Promise<void> {
    const fate = random();
    if (isOut || fate < 0.1) throw CUT;
    if (fate < 0.2) {
      late.push([...entries]);
      throw CUT;
    }
    const delta = await device.sync(entries);
    // The answer is lost, or the device was killed before it was stored.
    if (fate < 0.4) throw CUT;
    if (fate < 0.5) late.push([...entries]);
    take(delta);
  }

  function take({ stored, departures }: DeskDelta): void {
    const sent = new Set(stored);
    log = log.map((it) => (sent.has(it.entry.id) ? { ...it, isSent: true } : it));
    heard = departures.flatMap((it) => it.log);
  }

  /** Some of the unsent entries, not always the oldest. */
  async function sync(): Promise<void> {
    const entries = unsent();
    const from = random() < 0.3 ? below(entries.length + 1) : 0;
    await send(entries.slice(from, from + 1 + below(12)));
  }

  return {
    id: device.id,
    written: () => log.map(({ entry }) => entry),
    step: async (): Promise<void> => {
      const what = random();
      if (what < 0.4) admit();
      else if (what < 0.5) undo();
      else if (what < 0.55) write({ kind: 'note', line: oneOf(parties)?.line, text: `Note ${below(1_000)}` });
      else if (what < 0.6) write({ kind: 'admit', line: 'LF-ZZZZZZ-1', people: [0] });
      else if (what < 0.7) isOut = !isOut;
      else if (what < 0.75) await device.sync(late.shift() ?? []);
      else
        await sync().catch((error: unknown) => {
          if (error !== CUT) throw error;
        });
    },
    /** Regains contact: delayed requests arrive, in any order, and all entries are sent. @returns the last answer */
    end: async (): Promise<void> => {
      isOut = false;
      for (const entries of late.toReversed()) await device.sync(entries);
      while (unsent().length > 0) take(await device.sync(unsent().slice(0, 20)));
    },
    look: () => device.sync(),
  };
}
