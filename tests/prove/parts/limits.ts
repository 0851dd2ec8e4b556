import { saveAgreement } from '#engine/resources/resale/agreements.ts';
import { smallStore } from '#tests/support/stores/small-store.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { useCode } from '../limits/codes.ts';
import { revokeDevices } from '../limits/devices.ts';
import { takeExtras } from '../limits/extras.ts';
import { bookGroups } from '../limits/groups.ts';
import { type Reseller, sellForOthers } from '../limits/resale.ts';
import type { Found, Scene } from '../limits/scene.ts';
import type { Part, Run } from '../part.ts';
import { Caller } from '../support/caller.ts';
import { type Installation, type Kind, kindsFor, openInstallation } from '../support/installation.ts';
import { addUser, officeToken, openDesk } from '../support/people.ts';
import { aStore, aWalk, readTour } from '../support/tours.ts';

const ROUNDS = 100;
const owner = 'owner@example.com';
const seller = 'reseller@example.com';
const host = 'reseller.example';

export const part: Part = {
  title: 'Does any limit give way when many ask at once: codes, extras, groups, revoked devices, resellers?',
  controls: [
    {
      name: 'the lock of a promo code',
      file: 'engine/catalogue/promo.ts',
      guard: '.$if(isLocked, (it) => it.forNoKeyUpdate())',
      without: '.$if(false, (it) => it.forNoKeyUpdate())',
      misses: 'uses of a code beyond its limits: PostgreSQL',
    },
    {
      name: 'the count of pieces that others hold',
      file: 'engine/places/places-left.ts',
      guard: 'return row ? Math.max(0, row.stock - row.sold - others()) : 0;',
      without: 'return row ? Math.max(0, row.stock - row.sold - 0 * others()) : 0;',
      misses: 'pieces of an extra beyond its stock',
    },
    {
      name: 'the end of the leases of a revoked device',
      file: 'engine/accounts/sign-in/end-devices.ts',
      guard: 'await endLeases(',
      without: 'if (Number.isNaN(tx)) await endLeases(',
      misses: 'sold or held by a revoked device',
    },
    {
      name: 'the share of a reseller',
      file: 'engine/places/resale.ts',
      guard: '  if (places > left)\n    throw new Refused(',
      without: '  if (places > left + 1)\n    throw new Refused(',
      misses: 'held beyond a share, or after the end of an agreement',
    },
    {
      name: 'the end of what a reseller holds',
      file: 'engine/resources/resale/agreements.ts',
      guard: 'await endHoldsOfResellers(tx, agreements, now);',
      without: '',
      misses: 'held beyond a share, or after the end of an agreement',
    },
  ],
  async run(run) {
    for (const kind of kindsFor(run)) await limitsOn(run, kind);
  },
};

async function limitsOn(run: Run, kind: Kind): Promise<void> {
  const at = await openInstallation(kind, (database) =>
    database.write(async (tx) => {
      const now = Temporal.Now.instant();
      const tours = smallStore.experiences.filter(({ slug }) => slug === 'boat' || slug === 'groups');
      await writeStore(tx, aStore([aWalk(200), aWalk(10), ...tours]), now);
      const settings = { manual_payment: true, payment_types: [{ id: 'cash', title: 'Cash' }] };
      const store = { ...smallStore.store, slug: 'reseller', domain: host, settings };
      await writeStore(tx, { ...smallStore, store, experiences: [] }, now);
      await addUser(tx, { email: owner, account_id: 1, role: 'owner' }, now.epochMilliseconds);
      await addUser(tx, { email: seller, account_id: 2, role: 'owner' }, now.epochMilliseconds);
      await saveAgreement(tx, { supplier_id: 1, reseller_id: 2, status: 'granted', note: '' }, now);
    }),
  );
  try {
    await tryAll(run, kind, at);
  } finally {
    await at.stop();
  }
}

async function tryAll(run: Run, kind: Kind, at: Installation): Promise<void> {
  const reseller = await theReseller(at);
  const limits: Record<string, (scene: Scene) => Promise<Found>> = {
    'uses of a code beyond its limits': useCode,
    'pieces of an extra beyond its stock': takeExtras,
    'groups beyond the places of a boat': bookGroups,
    'sold or held by a revoked device': revokeDevices,
    'held beyond a share, or after the end of an agreement': (scene) => sellForOthers(scene, reseller),
  };
  const caller = new Caller();
  const token = officeToken(at, owner);
  for (const [salt, [name, act]] of Object.entries(limits).entries()) {
    const faults: string[] = [];
    let looks = 0;
    const rounds = run.times(ROUNDS, 2);
    for (let round = 0; round < rounds; round += 1) {
      const chance = (index: number) => run.chance(100 + salt + 10 * round, index);
      const found = await act({ at, caller, owner: token, round, chance });
      faults.push(...found.faults);
      looks += found.looks;
    }
    run.never(`${name}: ${kind}`, faults, looks);
  }
  caller.note(run, kind);
}

async function theReseller(at: Installation): Promise<Reseller> {
  const desks = await Promise.all([1, 2].map((n) => openDesk(at, seller, `Kiosk ${n}`)));
  const tour = await readTour(at, 'walk-10');
  const rows = await at.look('select id from resale_agreements');
  const store = await at.look('select id from stores where account_id = 2');
  const known = { account: 2, host, desks, tour, owner: officeToken(at, seller) };
  return { ...known, store: Number(store[0]?.['id']), agreement: Number(rows[0]?.['id']) };
}
