import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { type Account, done } from './account.ts';
import { departureOn, selectionOf } from './fill-orders.ts';
import { isGood, type Revocation } from './revocations.ts';

const owner = ({ engine, ids }: Account) => aMember(engine, { [Number(ids['account'])]: 'owner' });

/** The things that visitors and resellers reach, until the account takes them away. */
export const shopRevocations: readonly Revocation[] = [
  {
    name: 'an agreement ends',
    prepare: async ({ a, r }) => {
      const { engine, ids } = a;
      const lease = aBrowser(engine);
      const member = await owner(r);
      const { access } = (await lease.open(member, { account: r.ids['account'] })).body;
      const booking = selectionOf(a, TOMORROW, 1);
      const departure = await departureOn(a, TOMORROW);
      // A departure of which the reseller sold nothing: guests whom it sold places stay its own.
      const unsold = await departureOn(a, '2026-12-03');
      const cart = await engine.send('POST', `${r.shop}/api/cart/`, { body: booking });
      const at = `${r.shop}/api/webstores/experiences/`;
      const days = `${r.shop}/api/bookings/check-availability/?experience_id=${ids['experience']}&rate_id=${ids['rate']}&pricing_options=${ids['option']}:1&date_from=2026-12-09`;
      const order = {
        store: r.ids['store'],
        lines: [booking],
        main_contact_info: CONTACT,
        payment_method_id: '1',
        payment_type_id: 'cash',
        amount: '40.00',
        paid: true,
      };
      const asMember = async (method: string, path: string, body?: object) =>
        isGood(await member.send(method, path, body));
      return {
        probes: [
          { name: 'tour in the listing', works: async () => (await engine.send('GET', at)).text.includes('a-walk') },
          { name: 'page of the tour', works: async () => isGood(await engine.send('GET', `${at}a-walk/`)) },
          { name: 'its days', works: async () => isGood(await engine.send('GET', days)) },
          {
            name: 'a new cart',
            works: async () => isGood(await engine.send('POST', `${r.shop}/api/cart/`, { body: booking })),
          },
          {
            name: 'a line in an old cart',
            works: async () =>
              isGood(
                await engine.send('POST', `${r.shop}/api/cart/${String(cart.body['id'])}/lines/`, { body: booking }),
              ),
          },
          { name: 'departure', works: () => asMember('GET', `/api/departures/${ids['departure']}/`) },
          { name: 'tour of the desk', works: () => asMember('GET', `/api/desk/tours/${ids['experience']}/`) },
          {
            name: 'hold of staff',
            works: () =>
              asMember('PUT', `/api/bookings/holds/${crypto.randomUUID()}/`, {
                store: r.ids['store'],
                lines: [booking],
              }),
          },
          { name: 'order of staff', works: () => asMember('POST', '/api/orders/', order) },
          {
            name: 'lease',
            works: async () =>
              isGood(await callAs(engine, access, 'PUT', `/api/desk/leases/${departure}/`, { places: 1 })),
          },
          {
            name: 'departures of the sync',
            works: async () =>
              (await callAs(engine, access, 'POST', '/api/desk/sync/', { departures: [], entries: [] })).text.includes(
                `"id":${unsold},`,
              ),
          },
        ],
        revoke: () => done(a, 'PATCH', `/api/resale-agreements/${ids['agreement']}/`, { status: 'revoked' }),
      };
    },
  },
  {
    name: 'a tour is archived',
    prepare: async ({ a }) => {
      const { engine, ids, shop } = a;
      const at = `${shop}/api/webstores/experiences/`;
      return {
        probes: [
          { name: 'tour in the listing', works: async () => (await engine.send('GET', at)).text.includes('a-walk') },
          { name: 'page of the tour', works: async () => isGood(await engine.send('GET', `${at}a-walk/`)) },
          { name: 'reviews of the tour', works: async () => isGood(await engine.send('GET', `${at}a-walk/reviews/`)) },
          {
            name: 'a new cart',
            works: async () =>
              isGood(await engine.send('POST', `${shop}/api/cart/`, { body: selectionOf(a, TOMORROW) })),
          },
        ],
        revoke: () => done(a, 'PATCH', `/api/experiences/${ids['experience']}/`, { status: 'archived' }),
      };
    },
  },
  {
    name: 'a store gives up its domain',
    prepare: async ({ r }) => ({
      probes: [
        {
          name: 'store at the address',
          works: async () => (await r.engine.send('GET', `${r.shop}/api/webstores/`)).text.includes('Shop of r'),
        },
        {
          name: 'tours at the address',
          works: async () =>
            (await r.engine.send('GET', `${r.shop}/api/webstores/experiences/`)).text.includes('r-walk'),
        },
      ],
      revoke: () => done(r, 'PATCH', `/api/stores/${r.ids['store']}/`, { domain: null }),
    }),
  },
  {
    name: 'an invitation is withdrawn',
    prepare: async ({ a }) => {
      const { engine, ids } = a;
      const invited = await done(a, 'POST', '/api/team-members/', {
        base_account: ids['account'],
        email: 'late@example.com',
        role: ids['role'],
      });
      const mails = await engine.database.read((tx) =>
        tx.selectFrom('mails').select('text').where('recipient', '=', 'late@example.com').execute(),
      );
      const link = /\/team\/\d+\/[\w-]+/.exec(mails.map(({ text }) => text).join(' '))?.[0] ?? '';
      // The page is the same for good and bad links; the good one asks to accept.
      const works = async () => (await (await engine.app(new Request(`${a.shop}${link}/`))).text()).includes('<form');
      return {
        probes: [{ name: 'link of the invitation', works }],
        revoke: () => done(a, 'DELETE', `/api/team-members/${invited.id}/`),
      };
    },
  },
  {
    name: 'a QR code is deleted',
    prepare: async ({ a }) => ({
      probes: [
        {
          name: 'its address',
          works: async () => isGood(await a.engine.send('GET', `${a.shop}/api/o/${a.ids['qrCode']}/`)),
        },
      ],
      revoke: () => done(a, 'DELETE', `/api/qr-codes/${a.ids['qr-codes']}/`),
    }),
  },
];

const TOMORROW = '2026-12-02';
const CONTACT = { first_name: 'Ivo', last_name: 'Ivić', email: 'ivo@example.com', phone_number: '091 1' };
