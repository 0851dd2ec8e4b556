import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PrivatePostgres } from '#tests/support/engine/postgres.ts';
import type { Gate } from '#tests/support/gate.ts';
import type { FakeStripe } from '#tests/support/payments/fake-stripe.ts';
import { aDrawing } from '#tests/support/stores/picture-files.ts';
import { makeStaffOrder } from './acts.ts';
import { type Outside, PUSH_HOST, WEBHOOK_HOST } from './outside.ts';
import { type Answer, send } from './send.ts';
import type { Trade } from './trade.ts';
import type { Trouble } from './under-trouble.ts';
import { type Act, buy, noteInCart, orderForCash } from './visitor-acts.ts';

/** Seconds for any answer: a minute, and a moment for the way. */
const MOST = 61;

const picture = aDrawing(1_200, 800).png().toBuffer();

async function uploadPicture(trade: Trade): Promise<Answer | null> {
  const form = new FormData();
  form.set('base_account', '1');
  form.set('file', new File([new Uint8Array(await picture)], 'large.png', { type: 'image/png' }));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return trade.write({
    name: 'an upload',
    method: 'POST',
    path: '/api/filer-images/',
    bytes: { type, data: Buffer.from(await encoded.arrayBuffer()) },
    by: 'office',
    isOnce: true,
    acknowledged: () => {},
  });
}

/** The address of a picture that is uploaded and made. */
export async function anUploadedPicture(trade: Trade): Promise<string> {
  const answer = await uploadPicture(trade);
  const { id, picture: made } = (answer?.body ?? {}) as { id: number; picture: { url: string } };
  for (let status = ''; status !== 'ready'; await pause(100)) {
    const { body } = await send(trade.url, {
      method: 'GET',
      path: `/api/filer-images/${id}/`,
      token: trade.tokens?.office,
    });
    status = String(body['status']);
    if (status === 'failed') throw new Error('the picture was not made');
  }
  return made.url.replace('{width}', '480').replace('{format}', 'webp');
}

/**
 * Fills the disk of a folder to its last byte.
 *
 * @param pictures  the folder of made pictures, which is emptied: they are made again
 * @param picture  the address of one of them
 */
export function diskFull(folder: string, pictures: string, picture: string): Trouble {
  const filler = join(folder, 'filler');
  return {
    name: 'a full disk',
    seconds: 4,
    most: MOST,
    extra: uploadPicture,
    canRead: true,
    canBook: false,
    pages: [picture],
    begin: () => {
      rmSync(pictures, { recursive: true, force: true });
      for (let piece = 4_194_304; piece >= 512; piece /= 2) fill(filler, piece);
    },
    end: () => rmSync(filler),
  };
}

function fill(path: string, piece: number): void {
  try {
    for (;;) writeFileSync(path, Buffer.alloc(piece), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/**
 * Forbids every change below a folder, also to root and by files that are open. SQLite's `-shm` file is left out: it is memory of the engine that
 * both connections share, and the kernel ends a process that writes to such memory of a forbidden file (SIGBUS), whatever the process does.
 */
export function diskReadOnly(folder: string): Trouble {
  return {
    name: 'a disk that cannot be written to',
    seconds: 4,
    most: MOST,
    extra: uploadPicture,
    canRead: true,
    canBook: false,
    begin: () => setFlag('+i', folder),
    end: () => setFlag('-i', folder),
  };
}

function setFlag(flag: '+i' | '-i', folder: string): void {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (it) => !it.isSymbolicLink() && !it.name.endsWith('-shm'),
  );
  const paths = [folder, ...below.map((it) => join(it.parentPath, it.name))];
  // SQLite may remove a file between the listing and the change.
  for (const path of paths) spawnSync('chattr', [flag, path], { stdio: 'ignore' });
}

/** Whether `chattr` can forbid changes here: it needs root, and a file system that knows the flag. */
export function canForbidWrites(folder: string): boolean {
  const probe = join(folder, 'probe');
  writeFileSync(probe, '');
  const { status } = spawnSync('chattr', ['+i', probe], { stdio: 'ignore' });
  spawnSync('chattr', ['-i', probe], { stdio: 'ignore' });
  rmSync(probe);
  return status === 0;
}

export function databaseAway(server: PrivatePostgres): Trouble {
  return {
    name: 'PostgreSQL away',
    seconds: 4,
    most: MOST,
    canRead: false,
    canBook: false,
    begin: () => server.halt(),
    end: () => server.restart(),
  };
}

/** PostgreSQL keeps its connections and says nothing. */
export function databaseSilent(server: PrivatePostgres, seconds: number): Trouble {
  return {
    name: `PostgreSQL silent for ${seconds} s`,
    seconds,
    most: MOST,
    canRead: false,
    canBook: false,
    begin: () => server.freeze(),
    end: () => server.thaw(),
  };
}

/** A failover: the old server has gone without a word, and a new one answers at its address. */
export function databaseReplaced(gate: Gate): Trouble {
  return {
    name: 'PostgreSQL gone without a word',
    seconds: 45,
    most: MOST,
    canRead: false,
    canBook: false,
    begin: () => gate.hang(),
    end: () => gate.forget(),
  };
}

/** Systems that take connections and say nothing: no booking waits for them. */
export function outsideSilent({ mailGate, silent }: Outside): Trouble[] {
  const whole = { seconds: 4, most: MOST, canRead: true, canBook: true };
  const hosts = (name: string, host: string): Trouble => ({
    ...whole,
    name,
    begin: () => void silent.add(host),
    end: () => void silent.delete(host),
  });
  return [
    { ...whole, name: 'a silent mail server', begin: () => mailGate.hang(), end: () => mailGate.pass() },
    hosts('a silent webhook', WEBHOOK_HOST),
    hosts('a silent push service', PUSH_HOST),
  ];
}

/** Stripe behind a gate: its card pages are not opened, and everything else goes on. */
export function stripeSilent(gate: Gate, stripe: FakeStripe): Trouble {
  const buyAtStripe: Act = (trade) =>
    buy(trade, async (page, order) => {
      stripe.pay(page.pathname.split('/').at(-1) ?? '', 'good');
      trade.promises.mayBecome('orders.status', order, 'confirmed');
      return true;
    });
  return {
    name: 'a silent card provider',
    // The provider is waited for ten seconds; the rest is for a busy machine.
    seconds: 24,
    most: 20,
    acts: [noteInCart, noteInCart, orderForCash, orderForCash, makeStaffOrder, buyAtStripe],
    canRead: true,
    canBook: true,
    waiting: ['a card order', 'a look at an order'],
    begin: () => gate.hang(),
    end: () => gate.pass(),
  };
}
