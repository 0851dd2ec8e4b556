import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, type Kind, seen } from './driver.ts';
import { programAt } from './program.ts';
import { openSession } from './web-driver.ts';

/** WebKitGTK's MiniBrowser, driven by WebDriver, on a virtual screen. */
export const webkit: Kind = {
  name: 'WebKitGTK',
  lacks: () => {
    const missing = Object.entries(programs()).flatMap(([name, path]) => (path ? [] : [name]));
    return missing.length > 0 ? `no ${missing.join(', no ')}: install webkit2gtk-driver and xvfb` : null;
  },
  start,
};

const programs = () => ({
  MiniBrowser: programAt(
    process.env['MINIBROWSER_PATH'],
    '/usr/{lib,libexec,lib64}/{,*/}webkit2gtk-4.*/MiniBrowser',
    '/usr/{lib,libexec,lib64}/{,*/}webkitgtk-6.*/MiniBrowser',
  ),
  WebKitWebDriver: programAt(undefined, 'WebKitWebDriver'),
  Xvfb: programAt(undefined, 'Xvfb'),
});

async function start(): Promise<Driver> {
  const { MiniBrowser, WebKitWebDriver, Xvfb } = programs();
  const folder = await mkdtemp(join(tmpdir(), 'landfall-webkit-'));
  const screen = spawn(Xvfb ?? '', ['-displayfd', '1', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await aFreePort();
  const server = spawn(WebKitWebDriver ?? '', ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
    stdio: 'ignore',
  });

  // The driver discards the browser's output, with the console in it. A shell writes the output to a file.
  const logFile = join(folder, 'said');
  const session = await openSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      binary: '/bin/sh',
      args: [
        '-c',
        `exec "$0" "$@" >'${logFile}' 2>&1`,
        MiniBrowser,
        '--automation',
        ...CONSOLE_IN_WORDS,
        '--geometry=1280x900',
      ],
    },
  });
  let complaints: string[] = [];

  async function listened<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    complaints = (await readFile(logFile, 'utf8')).split('\n').filter((line) => /^CONSOLE .*ERROR/.test(line));
    return done;
  }

  const found = (selector: string, words: string) => listened(session.call(String(seen), [selector, words]));

  return {
    version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
    goTo: (address) => listened(session.goTo(address)),
    reload: () => listened(session.reload()),
    evaluate: (work, ...values) => listened(session.call(String(work), values)) as never,
    sees: async (selector, words) => (await found(selector, words)) !== null,
    async click(selector, words) {
      const element = await found(selector, words);
      if (!element) throw new Error(`There is no ${selector} to be seen that says '${words}'.`);
      // The driver scrolls the page, but not a panel within it.
      await session.call("(it) => it.scrollIntoView({ block: 'center' })", [element]);
      await listened(session.click(element));
    },
    type: async (selector, text) => listened(session.type(await found(selector, ''), text)),
    complaints: () => complaints,
    screenshot: () => session.screenshot(),
    async stop() {
      await session.end().catch(() => undefined);
      await Promise.all([ended(server), ended(screen)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const CONSOLE_IN_WORDS = ['--enable-write-console-messages-to-stdout=true'];

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
