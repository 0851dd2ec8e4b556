import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '#tests/bench/rounds.ts';
import { ask } from '#tests/support/engine/asking.ts';
import { openShop } from '#tests/support/engine/shop.ts';
import type { Part } from '../part.ts';
import { askOnAndOn } from '../support/asking.ts';

const CLIENTS = 200;
const SECONDS = 60;
/** Milliseconds between two requests of the client who must not wait. */
const EVERY = 20;

export const part: Part = {
  title: 'Do clients that send a byte a second, or that hold all places, leave enough for others?',
  controls: [
    {
      name: 'the limit of what one network holds',
      file: 'engine/places/network-limits.ts',
      guard: 'isOver(held.places, limits.places)',
      without: 'false',
      misses: 'places that one network holds',
    },
  ],
  async run(run) {
    const shop = await openShop({ env: { TRUSTED_PROXIES: '1', NETWORK_PLACES: '20', NETWORK_CARTS: '10' } });
    const seconds = Math.max(5, Math.round(run.times(SECONDS * 10) / 10));
    const others = async () => {
      const paths = ['/', '/api/webstores/experiences/', '/api/app-info/'];
      const { times, refused } = await askOnAndOn(seconds * 1_000, EVERY, async (n) => {
        const answer = await fetch(shop.url + (paths[n % paths.length] ?? ''));
        await answer.arrayBuffer();
        return answer.status;
      });
      return { p99: percentile(times, 0.99), refused, count: times.length };
    };
    await others();
    const before = await others();
    const sockets = await openSlowClients(shop.url, run.times(CLIENTS, 50));
    const beside = await others();
    for (const socket of sockets) socket.destroy();
    console.log(
      `  p99 ${before.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} ms beside ${sockets.length} slow clients`,
    );
    // A few milliseconds more are not felt, though they may be twice as many.
    const factor = beside.p99 < 20 ? Math.min(2, beside.p99 / before.p99) : beside.p99 / before.p99;
    run.atMost('p99 beside slow clients', factor, 2, 'times that alone', { isTimed: true });
    run.never('refused beside slow clients', beside.refused, beside.count);
    run.atMost('places that one network holds', await hoard(shop.url), 20, 'places');
    await shop.stop();
  },
};

/** Opens connections that send their request a byte a second. */
async function openSlowClients(url: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const text = `POST /api/cart/ HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n{`;
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  for (const [n, socket] of sockets.entries()) {
    socket.on('error', () => undefined);
    let sent = 0;
    const timer = setInterval(() => {
      if (socket.destroyed) clearInterval(timer);
      // Half of them have sent their headers already, and are slow with the body.
      else socket.write(sent === 0 && n % 2 === 0 ? text : (text[sent] ?? ' '));
      sent += 1;
    }, 1_000);
  }
  await pause(2_000);
  return sockets;
}

/** Tries to hold all places of the next departures from one network. @returns the places that it got */
async function hoard(url: string): Promise<number> {
  const { body: listing } = await ask<{ results: { id: number }[] }>(url, 'GET', '/api/webstores/experiences/');
  const month = Temporal.Now.plainDateISO().add({ months: 1 });
  let places = 0;
  for (const { id } of listing.results.slice(0, 8)) {
    const query = `experience_id=${id}&month=${month.month}&year=${month.year}`;
    const { body } = await ask<Config>(url, 'GET', `/api/bookings/config/?${query}`);
    const [rate] = body.rates;
    const [option] = rate?.pricing_options ?? [];
    for (const day of body.days.slice(0, 4)) {
      const [start] = day.start_times;
      if (!rate || !option || !start) continue;
      const quantity = Math.min(option.max_limit ?? 8, 8);
      const booking_info = {
        date: day.date,
        start_time_id: start.id,
        pricing_rate_id: rate.id,
        pricing_units: [{ pricing_option_id: option.id, quantity }],
      };
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
      const cart = JSON.stringify({ experience_id: id, booking_info });
      const { status } = await fetch(`${url}/api/cart/`, { method: 'POST', headers, body: cart });
      if (status === 201) places += quantity;
    }
  }
  return places;
}

interface Config {
  readonly rates: readonly { id: number; pricing_options: readonly { id: number; max_limit: number | null }[] }[];
  readonly days: readonly { date: string; start_times: readonly { id: number }[] }[];
}
