import puppeteer from 'puppeteer-core';
import { type Driver, type Kind, seen } from './driver.ts';
import { programAt } from './program.ts';

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Kind = {
  name: 'Firefox',
  lacks: () => (program() ? null : 'no Firefox: set FIREFOX_PATH or install firefox-esr'),
  start,
};

const program = () => programAt(process.env['FIREFOX_PATH'], 'firefox-esr', 'firefox');

async function start(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program() ?? '',
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(String(error)));

  async function found(selector: string, words: string) {
    return (await page.evaluateHandle(seen, selector, words)).asElement() as Awaited<ReturnType<typeof page.$>>;
  }

  return {
    version: await browser.version(),
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (work, ...values) => page.evaluate(work as never, ...values),
    sees: async (selector, words) => (await found(selector, words)) !== null,
    async click(selector, words) {
      const element = await found(selector, words);
      if (!element) throw new Error(`There is no ${selector} to be seen that says '${words}'.`);
      await element.click();
    },
    type: (selector, text) => page.type(selector, text),
    complaints: () => complaints,
    screenshot: () => page.screenshot(),
    stop: () => browser.close(),
  };
}
