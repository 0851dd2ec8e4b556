import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Experience, Review } from '#domain/contract/catalogue.ts';
import type { AccountHistory } from '#domain/contract/office/history.ts';
import type { StaffReviews } from '#domain/contract/reviews/staff.ts';
import type { ListingPage, ReviewsReply } from '#domain/contract/webstore.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { eraseAtOnce } from '#tests/support/engine/jobs.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { aReview, reviewTokens, writeAt } from '#tests/support/payments/reviewing.ts';
import { balanced } from '#tests/support/payments/selling.ts';
import { seeded } from '#tests/support/play/seeded.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => balanced(engine));

const shop = '/api/webstores/experiences/';
const experience = async (): Promise<Experience> => (await engine.send('GET', `${shop}1/`)).body;
const row = async () => ((await engine.send('GET', shop)).body as ListingPage).results.find(({ id }) => id === 1);
const page = async (query = ''): Promise<ReviewsReply> => (await engine.send('GET', `${shop}1/reviews/${query}`)).body;
const staff = async (seller: Seller, query = ''): Promise<StaffReviews> =>
  (await seller.send('GET', `/api/reviews/${query}`)).body;
/** Writes these reviews, one guest for each. @returns their ids */
const written = async (...all: object[]): Promise<number[]> => {
  const tokens = await reviewTokens(engine, owner, buyer, all.length);
  for (const [n, changes] of all.entries()) await writeAt(engine, tokens[n] ?? '', aReview(changes));
  return (await staff(owner)).results.map(({ id }) => id).toReversed();
};
const ratings = (reviews: readonly { rating: number }[]) => reviews.map(({ rating }) => rating);

describe('the shop', () => {
  it('[V14] shows average and number on rows, and counts, newest and answers on the page, with the next request', async () => {
    expect(await row()).not.toHaveProperty('rating');
    expect(await experience()).not.toHaveProperty('reviews');
    const long = 'Such a good walk. '.repeat(40).trim();
    const ids = await written({ rating: 5 }, { rating: 4 }, { rating: 4 }, { rating: 2, text: long });
    await owner.send('POST', `/api/reviews/${ids[3]}/reply/`, { text: 'We are sorry.' });

    const shown = await experience();

    expect((await row())?.rating).toEqual({ average: 3.8, count: 4 });
    expect(shown.rating).toEqual({ average: 3.8, count: 4 });
    expect(shown.reviews).toMatchObject({ counts: [0, 1, 0, 2, 1], hidden: 0 });
    expect(ratings(shown.reviews?.newest ?? [])).toEqual([2, 4, 4]);
    const [newest] = shown.reviews?.newest ?? [];
    expect(newest).toMatchObject({ name: 'Marko M.', visited_in: '2026-12', reply: 'We are sorry.', is_cut: true });
    expect(newest?.text.length).toBeLessThan(290);
    expect((await page()).results[0]).toMatchObject({ text: long } satisfies Partial<Review>);
  });

  it('[V14] pages through all reviews, the newest, best or lowest first', async () => {
    await written({ rating: 3 }, { rating: 5 }, { rating: 1 });

    expect(ratings((await page()).results)).toEqual([1, 5, 3]);
    expect(ratings((await page('?ordering=-rating')).results)).toEqual([5, 3, 1]);
    expect(ratings((await page('?ordering=rating&page_size=2&page=2')).results)).toEqual([5]);
    expect((await engine.send('GET', `${shop}999/reviews/`)).status).toBe(404);
  });

  it('[V14a] shares reviews between all shops that sell a tour, and only its supplier answers', async () => {
    const account_id = await anAccount(engine, 'Resellers');
    const reseller = await aSeller(engine, { [account_id]: 'owner' });
    const other = { title: 'The other shop', time_zone: 'Europe/Zagreb', currency: 'EUR', domain: 'other.localhost' };
    const { body: store } = await reseller.send('POST', '/api/stores/', other);
    await agreeOnResale(engine, 1, account_id);
    await reseller.send('POST', `/api/stores/${String(store['id'])}/add-experience/`, { experience: 1 });
    const [id = 0] = await written({});

    const there = await engine.app(new Request('http://other.localhost/api/webstores/experiences/1/'));
    const reply = await reseller.send('POST', `/api/reviews/${id}/reply/`, { text: 'Thanks' });

    expect(await there.json()).toMatchObject({ rating: { average: 5, count: 1 } });
    expect(reply.status).toBe(404);
    expect((await staff(reseller)).results).toEqual([]);
  });
});

describe('the seller', () => {
  it('[V15] is notified of a new review, answers it, changes the answer and takes it back', async () => {
    const [id = 0] = await written({ rating: 2, text: 'Too windy.' });

    const { results } = (await owner.send('GET', '/api/notifications/')).body as { results: { kind: string }[] };
    const answered = await owner.send('POST', `/api/reviews/${id}/reply/`, { text: ' We are sorry. ' });
    const all = await staff(owner);

    expect(results.filter(({ kind }) => kind === 'reviewed')).toHaveLength(1);
    expect(answered.body).toMatchObject({
      reply: 'We are sorry.',
      is_own: true,
      number: expect.stringMatching(/^LF-/),
    });
    expect(all).toMatchObject({ unanswered: 0, next: null });
    await owner.send('POST', `/api/reviews/${id}/reply/`, { text: '' });
    expect(await staff(owner, '?filter=new')).toMatchObject({
      unanswered: 1,
      results: [{ id, reply: '', replied_at: null }],
    });
    expect((await staff(owner, '?filter=low')).results).toHaveLength(1);
    expect((await staff(owner, '?filter=answered')).results).toEqual([]);
  });

  it('[V15] hides only with a reason, which is in the history, and the page counts what is hidden', async () => {
    const [id = 0] = await written({ rating: 1, text: 'The guide is a …' }, { rating: 5 });

    const without = await owner.send('POST', `/api/reviews/${id}/hide/`, { reason: 'bad for business' });
    await owner.send('POST', `/api/reviews/${id}/hide/`, { reason: 'offensive' });
    const hidden = await experience();
    const history = (await owner.send('GET', '/api/history/?group=reviews')).body as AccountHistory;
    await owner.send('POST', `/api/reviews/${id}/show/`);

    expect(without.status).toBe(400);
    expect(hidden).toMatchObject({ rating: { average: 5, count: 1 }, reviews: { counts: [0, 0, 0, 0, 1], hidden: 1 } });
    expect(ratings(hidden.reviews?.newest ?? [])).toEqual([5]);
    expect(history.results).toMatchObject([{ kind: 'hidden', status: 'offensive', title: 'Walk along the quay' }]);
    expect(await experience()).toMatchObject({ rating: { average: 3, count: 2 }, reviews: { hidden: 0 } });
  });

  it('[V15] says of a page whose only review is hidden that one is hidden', async () => {
    const [id = 0] = await written({ rating: 1 });
    await owner.send('POST', `/api/reviews/${id}/hide/`, { reason: 'off_topic' });

    const shown = await experience();

    expect(shown).not.toHaveProperty('rating');
    expect(shown.reviews).toEqual({ counts: [0, 0, 0, 0, 0], hidden: 1, newest: [] });
  });

  it('[V15] needs the permission, and sees nothing of other accounts', async () => {
    const [id = 0] = await written({});
    const guide = await aSeller(engine, { 1: 'guide' });
    const agent = await aSeller(engine, { 1: 'agent' });
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const send = (seller: Seller, action: string, body?: object) =>
      seller.send('POST', `/api/reviews/${id}/${action}/`, body);

    expect((await staff(guide)).results).toMatchObject([{ id, number: null }]);
    for (const [action, body] of [
      ['reply', { text: 'Thanks' }],
      ['hide', { reason: 'offensive' }],
      ['show', undefined],
    ] as const) {
      expect([action, (await send(guide, action, body)).status]).toEqual([action, 403]);
      expect([action, (await send(stranger, action, body)).status]).toEqual([action, 404]);
      expect([action, (await send(agent, action, body)).status]).toEqual([action, 200]);
    }
    expect((await staff(stranger)).results).toEqual([]);
    expect((await stranger.send('GET', '/api/reviews/?account=1')).status).toBe(404);
    expect((await engine.send('GET', '/api/reviews/')).status).toBe(401);
  });
});

describe('personal data', () => {
  it('[V15, A38] a guest who is erased loses the name, and keeps stars and words without a link', async () => {
    const [token = ''] = await reviewTokens(engine, owner, buyer, 1);
    await writeAt(engine, token);
    const person = { base_account: 1, email: 'marko@example.com' };
    const exported = await owner.send('POST', '/api/personal-data/export/', person);

    const { status } = await eraseAtOnce(engine, owner, person);

    expect(status).toBe(200);
    expect(exported.body).toMatchObject({ reviews: [{ rating: 5, name: 'Marko M.', title: 'Walk along the quay' }] });
    expect((await experience()).reviews?.newest).toMatchObject([{ rating: 5, name: '' }]);
    expect((await engine.send('GET', `/api/review-requests/${token}/`)).status).toBe(404);
  });
});

it('[V14] the rating is the mean of the reviews that are shown, whatever guests and sellers do', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const random = seeded(process.env['SOAK'] ? Date.now() : 16);
  const below = (most: number) => Math.floor(random() * most);
  const books = new Map<string, { rating: number; isHidden: boolean }>();
  const tokens = await reviewTokens(engine, owner, buyer, 6);

  for (let step = 0; step < casesOf({ soak: 600, daily: 40 }); step += 1) {
    const token = tokens[below(tokens.length)] ?? '';
    const known = books.get(token);
    engine.clock.now = engine.clock.now.add({ minutes: 3 });
    if (!known || random() < 0.5) {
      const rating = 1 + below(5);
      const { status } = await writeAt(engine, token, aReview({ rating, text: token }));
      if (status === 204) books.set(token, { rating, isHidden: known?.isHidden ?? false });
    } else {
      const { results } = await staff(owner);
      const id = results.find(({ text }) => text === token)?.id ?? 0;
      if (known.isHidden) await owner.send('POST', `/api/reviews/${id}/show/`);
      else await owner.send('POST', `/api/reviews/${id}/hide/`, { reason: 'off_topic' });
      books.set(token, { ...known, isHidden: !known.isHidden });
    }

    const shown = [...books.values()].filter(({ isHidden }) => !isHidden);
    const stars = shown.reduce((sum, { rating }) => sum + rating, 0);
    const { rating, reviews } = await experience();
    expect(rating).toEqual(
      shown.length === 0 ? undefined : { average: Math.round((stars * 10) / shown.length) / 10, count: shown.length },
    );
    expect((await row())?.rating).toEqual(rating);
    expect(reviews?.hidden ?? 0).toBe(books.size - shown.length);
  }
});
