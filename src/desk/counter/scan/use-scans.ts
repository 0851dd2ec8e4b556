import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeHash, normalCode } from '#domain/desk/code-hash.ts';
import { bestReading, scannedText } from '#domain/desk/scanned-text.ts';
import {
  type Scan,
  type ScannedVoucher,
  type ScanVerdict,
  type VerdictDesk,
  verdictOfScan,
} from '#domain/desk/verdict.ts';
import { onHandScan } from '#platform/device/hand-scanner.ts';
import { buzz } from '#platform/device/haptics.ts';
import { playScanSound } from '#platform/device/scan-sound.ts';

/** The people to let in. */
export interface Admission {
  readonly line: string;
  readonly departure?: number;
  readonly people: number[];
  /** Hash of the printed code that was scanned. */
  readonly code?: string;
}

export interface ScanSettings {
  readonly isMuted: boolean;
  /** A scan with the verdict 'come in' lets the whole party in, without a tap. */
  readonly isHandsFree: boolean;
}

export interface ScanInput {
  desk: VerdictDesk;
  /** By the engine's clock. */
  now: () => Temporal.Instant;
  settings: ScanSettings;
  readVoucher: ReadVoucher;
  /** @returns the id of the entry that was written */
  onAdmit: (admission: Admission) => Promise<string>;
  onUndo: (entry: string, line: string) => void;
}

/** A verdict at the time of its scan, and the admit that followed. */
export interface Shown {
  /** The number of the scan on this page, from 1. */
  readonly turn: number;
  readonly scan: Scan;
  readonly verdict: ScanVerdict;
  readonly admitted: { readonly entry: string; readonly count: number } | null;
}

/** The same code again within this time counts as one scan. */
const SAME_SCAN_MILLISECONDS = 3_000;
/** How long an admitted guest is shown before the next scan. */
const SHOWN_MILLISECONDS = 2_000;

/** Turns scanned texts into verdicts, one at a time. A verdict is shown until staff go on. */
export function useScans({ desk, now, settings, readVoucher, onAdmit, onUndo }: ScanInput) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [last, setLast] = useState<{ shown: Shown; entry: string; count: number } | null>(null);
  const seen = useRef({ text: '', at: 0 });
  const turn = useRef(0);
  const writing = useRef<ReadonlySet<Scan>>(new Set());

  const judge = async (scan: Scan) => {
    const verdict = verdictOfScan(scan, desk, now());
    if (!settings.isMuted) playScanSound(verdict.verdict);
    buzz(({ come_in: 'taken', stop: 'refused', look: 'doubted' } as const)[verdict.verdict]);
    const fresh = { turn: turn.current, scan, verdict, admitted: null };
    setShown(fresh);
    if (settings.isHandsFree && verdict.verdict === 'come_in') await admit(fresh, verdict.people.length);
  };

  const admit = async (of: Shown, count: number) => {
    const { number, people, departure, voucher } = of.verdict;
    const id = departure?.id ?? voucher?.departure;
    // A second tap while the first one is being written is ignored.
    if (number === null || writing.current.has(of.scan)) return;
    writing.current = new Set([...writing.current, of.scan]);
    const entry = await onAdmit({
      line: number,
      people: people.slice(0, count),
      ...(id !== undefined && { departure: id }),
      ...(of.scan.kind === 'code' && { code: of.scan.hash }),
    }).finally(() => {
      writing.current = new Set([...writing.current].filter((it) => it !== of.scan));
    });
    setShown((it) => (it?.scan === of.scan ? { ...it, admitted: { entry, count } } : it));
    setLast({ shown: of, entry, count });
  };

  const undo = (entry: string, line: string) => {
    onUndo(entry, line);
    setShown((it) => (it?.admitted?.entry === entry ? { ...it, admitted: null } : it));
    setLast(null);
  };

  const prepareNext = () => {
    turn.current++;
    // The voucher that is still before the camera is not the next scan.
    seen.current.at = performance.now();
    setShown(null);
  };

  const takeText = async (text: string) => {
    const mine = ++turn.current;
    const scan = await readScan(text, readVoucher);
    if (mine === turn.current) await judge(scan);
  };

  const takeScan = (text: string) => {
    const at = performance.now();
    const isSame = seen.current.text === text && at - seen.current.at < SAME_SCAN_MILLISECONDS;
    seen.current = { text, at };
    if (!isSame) void takeText(text);
  };

  const takeLine = (number: string) => {
    turn.current++;
    return judge({ kind: 'line', number });
  };

  const moveOn = useEffectEvent(prepareNext);
  useEffect(() => {
    if (!shown?.admitted) return undefined;
    const later = setTimeout(() => moveOn(), SHOWN_MILLISECONDS);
    return () => clearTimeout(later);
  }, [shown?.admitted]);

  const takeReadings = useEffectEvent((readings: readonly string[]) => takeScan(bestReading(readings)));
  useEffect(() => onHandScan((readings) => takeReadings(readings)), []);

  return { shown, last, takeScan, takeText, takeLine, admit, undo, next: prepareNext };
}

/** Verifies the text of a signed voucher; null for any other text. */
type ReadVoucher = (
  text: string,
) => Promise<{ voucher: ScannedVoucher; state: 'forged' | 'genuine' | 'unknown_key' } | null>;

/** A text as input of `verdictOfScan`: a code with its hash, a signed voucher with its signature checked. */
async function readScan(entered: string, readVoucher: ReadVoucher): Promise<Scan> {
  const found = scannedText(entered);
  if (found.kind === 'code') return { kind: 'code', number: found.number, hash: await hashOfCode(found.code) };
  if (found.kind !== 'signed') return found;
  const read = await readVoucher(found.text);
  return read ? { kind: 'signed', ...read } : { kind: 'unreadable', text: found.text };
}

async function hashOfCode(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(normalCode(code));
  return codeHash(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
