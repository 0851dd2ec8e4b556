// `npm run bench` measures the figures in docs and budgets on this machine, beside floors if there are any. It prints them, and stores them in
// docs/bench/latest.md. `npm run bench -- engine start` measures only these parts. A part's module is loaded when its turn comes.

const parts: Readonly<Record<string, () => Promise<void>>> = {
  opening: showOpenings,
  page: async () => (await import('./page/page.ts')).measurePage(),
  'slow-phone': async () => (await import('./page/slow-phone.ts')).measureSlowPhone(),
  marks: async () => (await import('./page/lighthouse-marks.ts')).measureMarks(),
  'without-network': async () => (await import('./page/without-network.ts')).measureWithoutNetwork(),
  'return-visits': async () => (await import('./page/return-visits.ts')).measureReturnVisits(),
  desk: async () => (await import('./page/desk.ts')).measureDesk(),
  start: async () => (await import('./engine/start.ts')).measureStart(),
  engine: async () => (await import('./engine/engine.ts')).measureEngine('SQLite'),
  postgres: async () => (await import('./engine/engine.ts')).measureEngine('PostgreSQL'),
  location: async () => (await import('./engine/location.ts')).measureLocation(),
  catalogue: async () => (await import('./engine/catalogue.ts')).measureCatalogue(),
  stores: async () => (await import('./engine/many-stores.ts')).measureStores(),
  orders: async () => (await import('./engine/orders.ts')).measureOrders(),
  'past-departures': async () => (await import('./engine/past-departures.ts')).measurePastDepartures(),
  engines: async () => (await import('./engine/many-engines.ts')).measureEngines(),
  numbers: async () => (await import('./engine/numbers.ts')).measureNumbers(),
  'booking-search': async () => (await import('./engine/booking-search.ts')).measureBookingSearch(),
};

const names = process.argv.slice(2);
const unknown = names.filter((it) => !(it in parts));
if (unknown.length > 0) throw new RangeError(`no part '${unknown[0]}': there are ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) await measure();
}

async function showOpenings(): Promise<void> {
  const { openings } = await import('./engine/opening.ts');
  const { first, second } = await openings();
  table(
    ['`npm start` to the first page', 'ms'],
    [
      ['with an empty folder of data', Math.round(first)],
      ['with what it left there', Math.round(second)],
    ],
  );
}

function table(head: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line), ''].join('\n'));
}
