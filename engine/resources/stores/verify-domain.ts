import { verifyDomain } from '#domain/contract/resources/stores.ts';
import { Failed, forbiddenError } from '../../base/errors.ts';
import { isOwnHost } from '../../catalogue/catalogue.ts';
import type { Context } from '../../context.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { type Route, route } from '../../http/route.ts';
import { bumpVersion } from '../../places/version.ts';
import { objectOf } from '../model/ownership.ts';
import { domainProof } from './domain.ts';
import { stores } from './stores.ts';

/** Puts a store's domain into effect: a TXT record proves it, or the operator approves it (A22). */
export function verifyDomainRoute(context: Context): Route {
  const { database, config, txtRecords } = context;
  return route(verifyDomain, stores.permission.write, async ({ params, caller, body, now }) => {
    const row = await database.read((tx) =>
      objectOf(tx, stores, params['id'], caller, { isToChange: true, isLocked: false }),
    );
    const { id, claimed_domain: claimed, domain_token } = row;
    const proof = domainProof(row);
    if (typeof claimed !== 'string' || !proof) throw new Failed(409, 'This store has no domain.');
    if (isOwnHost(claimed, config)) throw new Failed(409, 'This is the own address of the installation.');
    if (body.approve && !caller.is_staff) throw forbiddenError();
    if (!body.approve) {
      await rateLimit(context, [{ key: `domain of ${Number(id)}`, most: 30, minutes: 60 }]).begin(now);
      if (!(await txtRecords(proof.name)).includes(proof.value))
        throw new Failed(409, `No TXT record of ${proof.name} says ${proof.value}. DNS may take an hour to show it.`);
    }
    return database.write(async (tx) => {
      const next = await objectOf(tx, stores, params['id'], caller, { isToChange: true });
      if (next['claimed_domain'] !== claimed || next['domain_token'] !== domain_token)
        throw new Failed(409, 'The domain of this store has changed meanwhile.');
      // The store that proves the name now gets it: an older proof of another store ends.
      const others = await tx
        .updateTable('stores')
        .set({ domain: null })
        .where('domain', '=', claimed)
        .where('id', '<>', Number(id))
        .returning('id')
        .execute();
      await tx.updateTable('stores').set({ domain: claimed }).where('id', '=', Number(id)).execute();
      await bumpVersion(tx, [Number(id), ...others.map((it) => it.id)]);
      return { domain: claimed, status: 'in_effect' };
    });
  });
}
