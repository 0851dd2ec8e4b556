import { addDays } from '#domain/time/day.ts';
import { REVIEW_REQUEST } from '#engine/orders/model/review-requests.ts';
import { emailsOf } from '../engine/emails.ts';
import type { Engine } from '../engine/engine.ts';
import { runJobs } from '../engine/jobs.ts';
import type { Seller } from '../engine/sellers.ts';
import { runningDay } from '../stores/small-store.ts';
import type { Buyer } from './buying.ts';
import { anOrderFor, made } from './selling.ts';

/** Ten o'clock in Zagreb on the day after the walk, which lasts from nine to half past eleven. */
export const tenNextDay = Temporal.Instant.from(`${addDays(runningDay, 1)}T09:00:00Z`);

/** A paid order of staff for two on the walk, with the guests checked in at its start. */
export async function anAdmittedOrder(engine: Engine, seller: Seller, buyer: Buyer, changes: object = {}) {
  const order = await made(
    seller,
    anOrderFor(buyer, { paid: true, amount: '80.00', ...changes }, { date: runningDay }),
  );
  await admit(engine, seller, order);
  return order;
}

export async function admit(engine: Engine, seller: Seller, order: { id: string; lines: readonly { id: string }[] }) {
  const now = engine.clock.now;
  const start = Temporal.Instant.from(`${runningDay}T08:00:00Z`);
  if (Temporal.Instant.compare(now, start) < 0) engine.clock.now = start;
  for (const { id } of order.lines) await setAttendance(seller, order.id, id, 'checked_in');
}

export async function setAttendance(seller: Seller, order: string, line: string, attendance_status: string) {
  const { status, text } = await seller.send('PATCH', `/api/orders/${order}/lines/${line}/`, { attendance_status });
  if (status !== 200) throw new Error(text);
}

/** The emails that ask guests for reviews at an instant, written but not sent. */
export async function reviewEmails(engine: Engine, at: Temporal.Instant) {
  engine.clock.now = at;
  await runJobs(engine.context, [REVIEW_REQUEST]);
  return (await emailsOf(engine)).filter(({ subject }) => subject.startsWith('How was it?'));
}

/** The secrets in the links of an email, one for each tour. */
export function tokensIn({ text }: { text: string }): string[] {
  return [...text.matchAll(/\/reviews\/([\w-]+)\?stars=5/g)].map(([, token = '']) => token);
}

/** The tokens that the guests of new admitted orders get, one order for each. */
export async function reviewTokens(engine: Engine, seller: Seller, buyer: Buyer, count: number): Promise<string[]> {
  const body = anOrderFor(buyer, { paid: true, amount: '40.00' }, { date: runningDay, units: { Adult: 1 } });
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await made(seller, body));
  for (const order of orders) await admit(engine, seller, order);
  const emails = await reviewEmails(engine, tenNextDay);
  const tokens = emails.flatMap(tokensIn);
  if (tokens.length !== count) throw new Error(`${tokens.length} of ${count} were asked`);
  return tokens;
}

export const aReview = (changes: object = {}) => ({
  rating: 5,
  text: 'The best walk of our holiday.',
  name: 'Marko M.',
  language: 'en',
  ...changes,
});

export const writeAt = (engine: Engine, token: string, body: object = aReview()) =>
  engine.send('PUT', `/api/review-requests/${token}/`, { body });
