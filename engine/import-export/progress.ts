import type { WriteStream } from 'node:tty';

/** One line that tells how far a command is, on a terminal; nothing where its words go into a file. */
export interface Progress {
  /** @param what  such as `checking` */
  step(what: string, done: number, total: number): void;
  clear(): void;
}

export function progressOn(stream: Pick<WriteStream, 'isTTY' | 'write' | 'columns'>): Progress {
  if (!stream.isTTY) return { step: () => {}, clear: () => {} };
  let last = 0;
  return {
    step(what, done, total) {
      const now = performance.now();
      if (now - last < PAUSE_MILLISECONDS && done < total) return;
      last = now;
      const line = `${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
      stream.write(`\r\u001b[K${line.slice(0, (stream.columns || 80) - 1)}`);
    },
    clear: () => void stream.write('\r\u001b[K'),
  };
}

const PAUSE_MILLISECONDS = 100;
