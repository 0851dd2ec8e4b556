import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { bookingForm, openDays } from '../../support/browser/visit.ts';
import { openShop } from '../../support/engine/shop.ts';
import { section } from '../report.ts';
import { median } from '../rounds.ts';
import { interaction, phone, tapAtRest } from './visits.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const SLOWER = [4, 8];

/** Measures a phone whose processor is four and eight times slower: its first view, a whole booking, and the memory of a long visit. */
export async function measureSlowPhone(): Promise<void> {
  const shop = await openShop();
  const traces: Trace[] = [];
  for (let n = 0; n < RUNS; n++) traces.push(await traceFirstView(`${shop.url}/`));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const bookings: Step[][][] = [];
  for (const slower of SLOWER) {
    const runs: Step[][] = [];
    for (let n = 0; n < Math.min(RUNS, 3); n++) runs.push(await book(browser, shop.url, slower));
    bookings.push(runs);
  }
  const memory = await memoryOfVisit(browser, shop.url);
  await browser.close();
  await shop.stop();

  const names = bookings[0]?.[0]?.map(({ name }) => name) ?? [];
  const of = (runs: readonly Step[][] | undefined, name: string) =>
    median((runs ?? []).map((steps) => steps.find((it) => it.name === name)?.took ?? Number.NaN));
  section('A slow phone', [
    {
      note: `First view of home, by a trace of the browser's start, without a debugger: thread time of the page's tasks after its first paint until 3 s after it, times 4 and 8. Medians of ${RUNS} runs.`,
      head: ['first paint to alive', '4 × slower', '8 × slower'],
      rows: [
        [
          'longest task, ms',
          ...SLOWER.map((it) => median(traces.map(({ tasks }) => Math.round(it * Math.max(...tasks))))),
        ],
        [
          'tasks over 50 ms',
          ...SLOWER.map((it) => median(traces.map(({ tasks }) => tasks.filter((ms) => ms * it > 50).length))),
        ],
        [
          'what they have over 50 ms, ms',
          ...SLOWER.map((it) => median(traces.map(({ tasks }) => blocking(tasks, it)))),
        ],
      ],
    },
    {
      note: 'A booking, from the finger to the paint, as the browser itself tells (Event Timing, in steps of 8 ms): medians of up to 3 runs.',
      head: ['step', ...SLOWER.map((it) => `${it} × slower, ms`)],
      rows: names.map((name) => [name, ...bookings.map((runs) => of(runs, name))]),
    },
    {
      note: 'One tab, after its garbage was collected.',
      head: ['memory of the tab', 'heap of scripts, MB', 'elements and texts', 'documents'],
      rows: memory.map(({ after, heap, nodes, documents }) => [after, heap, nodes, documents]),
    },
  ]);
}

interface Trace {
  /** Milliseconds of tasks on the page's main thread. */
  readonly tasks: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** No tool is attached to the browser, which would change the figures. The browser writes its first seconds to a file. */
async function traceFirstView(url: string): Promise<Trace> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-trace-'));
  const file = join(folder, 'trace.json');
  const browser = spawn(findBrowser(), [
    ...browserArgs,
    '--headless',
    '--disable-gpu',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${phone.viewport.width},${phone.viewport.height}`,
    '--trace-startup=toplevel,loading,devtools.timeline,__metadata',
    '--trace-startup-format=json',
    '--trace-startup-duration=10',
    `--trace-startup-file=${file}`,
    url,
  ]);
  let events: TraceEvent[] | undefined;
  for (let tries = 0; tries < 60 && !events; tries++) {
    await setTimeout(500);
    events = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
  }
  browser.kill('SIGKILL');
  await setTimeout(500);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (!events) throw new Error('the browser wrote no trace');
  return { tasks: tasksAfterPaint(events) };
}

function parsed(text: string): TraceEvent[] | undefined {
  try {
    return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
  } catch {
    return undefined; // the browser is still writing it
  }
}

function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const painted = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .find(({ pid }) => events.some((it) => it.pid === pid && it.args?.data?.url?.includes('/assets/boot-')));
  if (!painted) throw new Error('no first paint in the trace');
  const { pid, tid, ts } = painted;
  return events
    .filter((it) => it.pid === pid && it.tid === tid && it.ph === 'X' && it.name === 'ThreadControllerImpl::RunTask')
    .filter((it) => it.ts >= ts && it.ts < ts + 3_000_000)
    .map(({ tdur = 0 }) => tdur / 1_000);
}

function blocking(tasks: readonly number[], slower: number): number {
  return Math.round(tasks.reduce((sum, ms) => sum + Math.max(0, ms * slower - 50), 0));
}

interface Step {
  readonly name: string;
  readonly took: number;
}

async function aPhone(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ ...phone, locale: 'en-GB' });
  await context.addCookies([{ name: 'consent', value: 'essential', url }]);
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

/** Books for two, from home to the contact form. */
async function book(browser: Browser, url: string, slower: number): Promise<Step[]> {
  const { page, session } = await aPhone(browser, url);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(8_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const form = bookingForm(page);
  const steps: Step[] = [];
  for (const [name, target] of Object.entries(bookingSteps(page, form))) {
    await target.waitFor();
    const took = await interaction(page, () => tapAtRest(page, target));
    steps.push({ name, took });
  }
  await page.getByLabel('First name').first().waitFor();
  await page.context().close();
  return steps;
}

const bookingSteps = (page: Page, form: ReturnType<typeof bookingForm>) => ({
  'tap on a card': page.locator('main a[href^="/experiences/"]').first(),
  'open the booking form': page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true }),
  'one adult more': form.getByRole('button', { name: 'Add one: Adult', exact: true }),
  'choose a day': openDays(form).first(),
  'choose a start': form.getByRole('region', { name: 'Start time' }).locator('label').first(),
  'add to cart': form.getByRole('button', { name: 'Add to cart' }),
  'check out': page.getByRole('link', { name: 'Check out' }).filter({ visible: true }),
});

interface Memory {
  readonly after: string;
  readonly heap: number;
  readonly nodes: number;
  readonly documents: number;
}

/** Opens 20 pages in one tab, from home to a tour and back, then books. */
async function memoryOfVisit(browser: Browser, url: string): Promise<Memory[]> {
  const { page, session } = await aPhone(browser, url);
  const found: Memory[] = [];
  const note = async (after: string) => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((it) => it.name === name)?.value ?? 0;
    found.push({
      after,
      heap: Math.round(of('JSHeapUsedSize') / 1e5) / 10,
      nodes: of('Nodes'),
      documents: of('Documents'),
    });
  };
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(8_000);
  await note('home');
  const cards = page.locator('main article a[href^="/experiences/"]');
  for (let n = 0; n < 10; n++) {
    await cards.nth(n % 8).click();
    await page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true }).waitFor();
    await page.waitForTimeout(500);
    await page.goBack();
    await cards.first().waitFor();
    await page.waitForTimeout(500);
    if (n === 4) await note('10 pages');
  }
  await note('20 pages');
  await cards.first().click();
  for (const target of Object.values(bookingSteps(page, bookingForm(page))).slice(1)) await tapAtRest(page, target);
  await page.getByLabel('First name').first().waitFor();
  await note('and a booking');
  await page.context().close();
  return found;
}
