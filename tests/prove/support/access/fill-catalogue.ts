import { samples } from '#tests/support/engine/samples.ts';
import { aForm, aSheet } from '#tests/support/stores/picture-files.ts';
import { type Account, wordOf } from './account.ts';
import { withIds } from './with-ids.ts';

/** Fields whose text is free, so that a secret word can stand there. */
const FREE = new Set(
  'title name text description note help_text instructions company first_name last_name alt_text banner_message'.split(
    ' ',
  ),
);
/** Resources in the order in which they need one another, with the fields that differ from their sample. */
const made: Readonly<Record<string, object>> = {
  'filer-folders': {},
  'filer-images': {},
  'pricing-categories': {},
  'cancellation-policies': {},
  'meeting-points': {},
  'inventory-items-categories': {},
  'inventory-items': { category: 1 },
  guides: {},
  experiences: { status: 'draft', meeting_point: 1, cancellation_policy: 1, extras: [1], images: [1], categories: [] },
  'pricing-rates': { max_per_booking: null },
  'agenda-items': {},
  'booking-questions': { experience: 1 },
  videos: {},
  stores: { domain: null },
  'promo-codes': {},
  'legal-texts': {},
  'qr-codes': { kind: 'link', target_url: 'https://example.com/map' },
  customers: {},
  'base-account-videos': {},
  onboardings: {},
  'onboarding-steps': {},
};

/** Makes an object of each resource, whose texts are secret words. Nothing of them is in a published tour. */
export async function fillCatalogue(account: Account): Promise<void> {
  const { ids, engine, seller } = account;
  const [experience, store] = [ids['experience'], ids['store']];
  for (const [name, more] of Object.entries(made)) {
    const sample = samples[name];
    if (!sample) throw new RangeError(`no sample of ${name}`);
    const body = marked(account, name, withIds({ ...sample.valid, ...more }, account) as object);
    const form =
      sample.form &&
      aForm(await aSheet(320, 200).png().toBuffer(), body, {
        name: `${wordOf(account, 'filerimagesfile')}.png`,
        type: 'image/png',
      });
    const answer = form
      ? await engine.send('POST', `/api/${name}/`, { body: form, headers: await seller.headers() })
      : await seller.send('POST', `/api/${name}/`, body);
    if (answer.status !== 201) throw new Error(`${name}: ${answer.text}`);
    ids[name] = Number(answer.body['id']);
    // The parts of the tour and of the store that follow are those of the secret ones.
    if (name === 'experiences') ids['experience'] = ids[name];
    if (name === 'stores') ids['store'] = ids[name];
  }
  Object.assign(ids, { experience, store, draft: ids['experiences'], secondStore: ids['stores'] });
  const code = await engine.database.read((tx) =>
    tx.selectFrom('qr_codes').select('code').where('id', '=', Number(ids['qr-codes'])).executeTakeFirstOrThrow(),
  );
  ids['qrCode'] = code.code;
}

function marked(account: Account, resource: string, body: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([key, it]) => {
      if (key === 'code') return [key, wordOf(account, 'promocodescode').toUpperCase()];
      if (key === 'email') return [key, `${wordOf(account, 'customersemail')}@example.com`];
      return [key, FREE.has(key) && typeof it === 'string' ? wordOf(account, resource + key) : it];
    }),
  );
}
