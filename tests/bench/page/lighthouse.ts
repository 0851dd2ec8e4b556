import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { median } from '../rounds.ts';

/** Lighthouse's results for one page: medians of the runs, times in milliseconds. */
export interface Found {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  /** The least and the greatest value of the runs. */
  readonly spread: { readonly lcp: readonly [number, number]; readonly score: readonly [number, number] };
}

/**
 * Lighthouse's results for several pages: mobile, slow 4G and a processor four times slower, both simulated. Each run has a fresh browser, and the
 * pages take turns, so that other work of the machine affects all of them.
 */
export async function lighthouseOf<Name extends string>(
  pages: Readonly<Record<Name, string>>,
  runs: number,
  args: readonly string[],
): Promise<Record<Name, Found>> {
  const names = Object.keys(pages) as Name[];
  const all = Object.fromEntries(names.map((name) => [name, [] as Once[]])) as Record<Name, Once[]>;
  for (let n = 0; n < runs; n++) for (const name of names) all[name].push(await oneOf(pages[name], args));
  return Object.fromEntries(names.map((name) => [name, medians(all[name])])) as Record<Name, Found>;
}

type Once = Omit<Found, 'spread'>;

/** A browser sometimes loses its own trace, so a failed run is repeated once. */
async function oneOf(url: string, args: readonly string[]): Promise<Once> {
  return once(url, args).catch(() => once(url, args));
}

async function once(url: string, args: readonly string[]): Promise<Once> {
  const browser = await launch({ executablePath: findBrowser(), args: [...browserArgs, '--disable-gpu', ...args] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      speedIndex: value('speed-index'),
    };
  } finally {
    await browser.close();
  }
}

function medians(all: readonly Once[]): Found {
  const of = (key: keyof Once) => median(all.map((it) => it[key]));
  const between = (key: keyof Once): [number, number] => {
    const values = all.map((it) => it[key]);
    return [Math.min(...values), Math.max(...values)];
  };
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    speedIndex: of('speedIndex'),
    spread: { lcp: between('lcp'), score: between('score') },
  };
}
