// `npm run bench`: answers per second of a real engine at 1, 16 and 64 connections. `npm run bench -- home` takes one.
import { execFileSync } from 'node:child_process';
import { root } from '../support/root.ts';
import { openShop } from '../support/shop.ts';

interface Load {
  name: string;
  path: string;
  /** A GET where nothing else is said. */
  method?: 'GET' | 'POST' | 'PATCH';
  body?: string;
}

const loads: readonly Load[] = [{ name: 'home', path: '/' }];

const secondsEach = 5;
const wanted = process.argv.slice(2);
const shop = await openShop();
console.log('load | connections | answers a second | median ms | p99 ms | not 2xx');
for (const load of loads.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  for (const connections of [1, 16, 64]) {
    const { requests, latency, non2xx } = measure(load, connections);
    console.log([load.name, connections, Math.round(requests.average), latency.p50, latency.p99, non2xx].join(' | '));
  }
}
await shop.stop();

function measure({ path, method = 'GET', body }: Load, connections: number): Measured {
  const parts = ['--json', '--duration', String(secondsEach), '--connections', String(connections), '--method', method];
  const content = body ? ['--body', body, '--headers', 'content-type=application/json'] : [];
  const printed = execFileSync('autocannon', [...parts, ...content, shop.url + path], { cwd: root, stdio: 'pipe' });
  return JSON.parse(printed.toString()) as Measured;
}

interface Measured {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
}
