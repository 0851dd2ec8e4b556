import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AccountHistory, HistoryGroup } from '#domain/contract/office/history.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const historyOf = async (group?: HistoryGroup, before?: number, who = owner): Promise<AccountHistory> => {
  const query = [group && `group=${group}`, before && `before=${before}`].filter(Boolean).join('&');
  return (await who.send('GET', `/api/history/?${query}`)).body;
};
const idOf = ({ body }: { body: object }) => (body as { id: number }).id;
/** Time passes, because changes by the same user within ten minutes are joined into one entry. */
const later = () => {
  engine.clock.now = engine.clock.now.add({ minutes: 15 });
};

it('[B15] says who changed team, roles, tours, prices and stores, the newest first', async () => {
  const role = idOf(
    await owner.send('POST', '/api/roles/', { base_account: 1, name: 'July', permissions: ['bookings.read'] }),
  );
  const member = idOf(
    await owner.send('POST', '/api/team-members/', { base_account: 1, email: 'bo@example.com', role }),
  );
  const { results: roles } = (await owner.send('GET', '/api/roles/')).body as unknown as {
    results: { id: number; name: string }[];
  };
  await owner.send('PATCH', `/api/team-members/${member}/`, { role: roles.find(({ name }) => name === 'guide')?.id });
  await owner.send('DELETE', `/api/team-members/${member}/`);
  await owner.send('PATCH', `/api/roles/${role}/`, { name: 'August' });
  await owner.send('DELETE', `/api/roles/${role}/`);
  await owner.send('PATCH', '/api/stores/1/', { title: 'Small shop', accent: '#004060' });
  await owner.send('PATCH', '/api/experiences/1/', { title: 'Walk by night' });

  const { results, next } = await historyOf();

  expect(next).toBeNull();
  expect(results.map(({ actor }) => actor)).toEqual(results.map(() => 'Ana Anić'));
  expect(results).toMatchObject([
    { group: 'tours', kind: 'changed', subject: 1, title: 'Walk by night', fields: ['title'], status: 'published' },
    { group: 'stores', kind: 'changed', title: 'Small shop', fields: ['title', 'accent'] },
    { group: 'roles', kind: 'removed', title: 'August' },
    { group: 'roles', kind: 'changed', title: 'August', fields: ['name'] },
    { group: 'team', kind: 'removed', title: 'bo@example.com', role_before: 'guide', role: null },
    { group: 'team', kind: 'role', title: '', role_before: 'July', role: 'guide' },
    { group: 'team', kind: 'invited', title: 'bo@example.com', role: 'July' },
    { group: 'roles', kind: 'created', title: 'July' },
  ]);
  expect((await historyOf('roles')).results.map(({ kind }) => kind)).toEqual(['removed', 'changed', 'created']);
});

it('[B12, B15] has the changes of prices, in the history of the tour too', async () => {
  const rates = (await owner.send('GET', '/api/pricing-rates/?experience=1')).body as unknown as {
    results: { id: number; title: string }[];
  };
  const [rate] = rates.results;
  await owner.send('PATCH', `/api/pricing-rates/${rate?.id}/`, { max_per_booking: 6 });
  await owner.send('PATCH', `/api/pricing-rates/${rate?.id}/`, { price_rules: [] });
  const pricing_options = [{ pricing_category: 1, retail_price: '30.00' }];
  const made = idOf(
    await owner.send('POST', '/api/pricing-rates/', { experience: 1, title: 'At night', pricing_options }),
  );
  await owner.send('DELETE', `/api/pricing-rates/${made}/`);

  const { results } = await historyOf('prices');

  const { title } = (await owner.send('GET', '/api/experiences/1/')).body as unknown as { title: string };
  expect(results).toMatchObject([
    { kind: 'removed', rate: 'At night', title },
    { kind: 'created', rate: 'At night' },
    { kind: 'changed', rate: rate?.title, fields: ['max_per_booking', 'price_rules'] },
  ]);
  expect((await historyOf('tours')).results).toEqual([]);
  const ofTour = (await owner.send('GET', '/api/experiences/1/history/')).body as unknown as AccountHistory;
  expect(ofTour.results.map(({ kind }) => kind)).toEqual(['rate_changed', 'rate_created', 'rate_removed']);
});

it('[B15] says who made, changed and deleted a promo code', async () => {
  const id = idOf(await owner.send('POST', '/api/promo-codes/', { store: 1, code: 'JULY', value: '10' }));
  later();
  await owner.send('PATCH', `/api/promo-codes/${id}/`, { value: '15' });
  await owner.send('DELETE', `/api/promo-codes/${id}/`);

  const { results } = await historyOf('promo_codes');

  expect(results).toMatchObject([
    { group: 'promo_codes', kind: 'removed', title: 'JULY', actor: 'Ana Anić' },
    { kind: 'changed', subject: id, title: 'JULY', fields: ['value'] },
    { kind: 'created', title: 'JULY' },
  ]);
});

it('[B15] says who wrote to the guests of a departure, moved them and cancelled it', async () => {
  const departures = await engine.database.read((tx) =>
    tx
      .selectFrom('departures as d')
      .innerJoin('start_times as t', 't.id', 'd.start_time_id')
      .select(['d.id', 'd.date', 't.time'])
      .where('d.experience_id', '=', 1)
      .where('d.starts_at', '>', engine.clock.now.epochMilliseconds)
      .orderBy('d.starts_at')
      .limit(2)
      .execute(),
  );
  const [first, second] = departures.map(({ date, time }) => ({ date, time }));
  const [from, to] = departures.map(({ id }) => id);
  const act = (what: string, id = from, body: object = {}) =>
    owner.send('POST', `/api/departures/${id}/${what}/`, body);
  const statuses = [
    await act('message', from, { subject: 'Rain', message: 'Bring a coat.' }),
    await act('move', from, { to }),
    await act('cancel', to),
  ].map(({ status }) => status);

  const { results } = await historyOf('departures');

  expect(statuses).toEqual([202, 202, 202]);
  expect(results).toMatchObject([
    { kind: 'cancelled', subject: to, start: second, moved_to: null },
    { kind: 'moved', subject: from, start: first, moved_to: second },
    { kind: 'messaged', start: first, actor: 'Ana Anić' },
  ]);
});

it('[O5a] says who wrote, changed and reset a legal text of a store, and which', async () => {
  const text = { base_account: 1, store: 1, kind: 'terms', text: 'Come early.' };
  const id = idOf(await owner.send('POST', '/api/legal-texts/', text));
  later();
  await owner.send('PATCH', `/api/legal-texts/${id}/`, { translations: { de: { text: 'Früh kommen.' } } });
  later();
  await owner.send('DELETE', `/api/legal-texts/${id}/`);

  const { results } = await historyOf('stores');

  const { title } = (await owner.send('GET', '/api/stores/1/')).body as unknown as { title: string };
  const change = { group: 'stores', kind: 'changed', subject: 1, title, fields: ['legal_terms'], actor: 'Ana Anić' };
  expect(results).toMatchObject([change, change, change]);
  expect(results).toHaveLength(3);
});

it('[B15] goes on where the page before ended', async () => {
  for (let n = 0; n < 60; n += 1) {
    await owner.send('PATCH', '/api/stores/1/', { title: `Shop ${n}` });
    later();
  }

  const first = await historyOf('stores');
  const second = await historyOf('stores', first.next ?? 0);

  expect([first.results.length, second.results.length, second.next]).toEqual([50, 10, null]);
  expect(second.results[0]?.id).toBeLessThan(first.results.at(-1)?.id ?? 0);
});

it('[B15] is for the team of the account, and has only what a role may see', async () => {
  await owner.send('PATCH', '/api/stores/1/', { title: 'Small shop' });
  const stranger = await aSeller(engine, { [await anAccount(engine, 'Other tours')]: 'owner' });
  const guide = await aSeller(engine, { 1: 'guide' });

  expect((await stranger.send('GET', '/api/history/?account=1')).status).toBe(404);
  expect((await historyOf(undefined, undefined, stranger)).results).toEqual([]);
  expect((await guide.send('GET', '/api/history/')).status).toBe(403);
  expect((await owner.send('GET', '/api/history/?group=orders')).status).toBe(400);
});
