import { codeHash, normalCode } from '#domain/desk/code-hash.ts';
import { scannedText } from '#domain/desk/scanned-text.ts';
import type { Scan, ScannedVoucher } from '#domain/desk/verdict.ts';

/** Verifies the text of a signed voucher; null for any other text. */
export type ReadVoucher = (
  text: string,
) => Promise<{ voucher: ScannedVoucher; state: 'forged' | 'genuine' | 'unknown_key' } | null>;

/** A text as input of `verdictOfScan`: a code with its hash, a signed voucher with its signature checked. */
export async function readScan(entered: string, readVoucher: ReadVoucher): Promise<Scan> {
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
