import { setTimeout as pause } from 'node:timers/promises';
import type { Experience } from '#domain/contract/catalogue.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type Answer, send } from './send.ts';
import { owner } from './world.ts';

/** Milliseconds for which a token is used; it is good for five minutes. */
const FRESH = 150_000;

/** Access tokens of the shop's owner: one for the office, and one of a device at the desk. */
export interface Tokens {
  office: string;
  desk: string;
  readonly until: number;
}

/** Signs the owner in at the office and at the desk. @throws Error with the refusal */
export async function signIn(url: string): Promise<Tokens> {
  const [office, desk] = await Promise.all([
    send(url, { method: 'POST', path: '/api/jwt/create/', body: owner }),
    send(url, { method: 'POST', path: '/api/desk/session/', body: { ...owner, name: 'Gate' } }),
  ]);
  for (const { status, text } of [office, desk]) if (status !== 200) throw new Error(`no sign-in: ${status} ${text}`);
  return {
    office: String(office.body['access']),
    desk: String(desk.body['access']),
    until: performance.now() + FRESH,
  };
}

export const areFresh = ({ until }: Tokens): boolean => performance.now() < until;

/** The tour that everybody books. @throws Error if the shop does not answer */
export async function readTour(url: string): Promise<Experience> {
  const { status, body, text } = await send(url, { method: 'GET', path: '/api/webstores/experiences/walk/' });
  if (status !== 200) throw new Error(`no tour: ${status} ${text}`);
  return body as unknown as Experience;
}

/** One adult on the tour, so many days from today. */
export function selectionOf({ id, rates, schedule, time_zone }: Experience, days: number) {
  return {
    experience_id: id,
    booking_info: {
      date: addDays(dayIn(Temporal.Now.instant(), time_zone), days),
      start_time_id: schedule.start_times[0]?.id,
      pricing_rate_id: rates[0]?.id,
      pricing_units: [{ pricing_option_id: rates[0]?.pricing_options[0]?.id, quantity: 1 }],
    },
  };
}

/** Whether the outcome of a write is open: without an answer, or with one that asks for another try. */
export function isOpen({ status, body }: Answer): boolean {
  return status === 0 || status === 503 || (status === 409 && body['code'] === 'in_flight');
}

/** Seconds until the engine takes a write, at most a minute. */
export async function secondsUntilOpen({ url, tour }: { url: string; tour: Experience | null }): Promise<number> {
  const began = performance.now();
  for (;;) {
    const body = tour && selectionOf(tour, 30);
    const { status } = await send(url, {
      method: 'POST',
      path: '/api/cart/',
      ...(body && { body }),
      key: crypto.randomUUID(),
    });
    const seconds = (performance.now() - began) / 1_000;
    if (status === 201 || seconds > 60) return seconds;
    await pause(20);
  }
}
