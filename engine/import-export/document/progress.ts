import type { WriteStream } from 'node:tty';

export type Progress = ReturnType<typeof progressOn>;

/** One line with the progress of a command, on a terminal; nothing if the output goes into a file. */
export function progressOn(stream: Pick<WriteStream, 'isTTY' | 'write' | 'columns'>) {
  let last = 0;
  const show = (line: string) => void (stream.isTTY && stream.write(`\r\u001b[K${line}`));
  return {
    /** @param what  such as `checking` */
    step(what: string, done: number, total: number) {
      const now = performance.now();
      if (now - last < PAUSE_MILLISECONDS && done < total) return;
      last = now;
      const line = `${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
      show(line.slice(0, (stream.columns || 80) - 1));
    },
    /** Clears the line. */
    clear: () => show(''),
  };
}

const PAUSE_MILLISECONDS = 100;
