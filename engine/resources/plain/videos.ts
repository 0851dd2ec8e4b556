import { baseAccount, reference } from '../model/columns.ts';
import type { Resource } from '../model/resource.ts';
import { atTheEnd, ofAccount } from '../model/resource.ts';
import { askHost, videoFields } from './video-fields.ts';

/** Videos of experiences. */
export const videos: Resource = {
  name: 'videos',
  one: 'video',
  table: 'videos',
  owner: ofAccount,
  permission: { read: 'catalogue.read', write: 'catalogue.write' },
  fields: {
    base_account: baseAccount(),
    experience: reference('experience_id', 'experiences', { isOptional: true }),
    ...videoFields,
  },
  search: ['title', 'description', 'url'],
  ordering: ['position', 'title', 'created_at'],
  order: 'position',
  filters: ['experience', 'provider'],
  beforeSave: askHost,
  defaults: async (writing, tx) => ({
    ...(await atTheEnd('videos', 'account_id')(writing, tx)),
    created_at: writing.now.epochMilliseconds,
  }),
};

/** Videos of an account itself. */
export const baseAccountVideos: Resource = {
  ...videos,
  name: 'base-account-videos',
  one: 'video of an account',
  table: 'base_account_videos',
  permission: { read: 'account.read', write: 'account.manage' },
  fields: { base_account: baseAccount(), ...videoFields },
  filters: ['base_account', 'provider'],
  defaults: async (writing, tx) => ({
    ...(await atTheEnd('base_account_videos', 'account_id')(writing, tx)),
    created_at: writing.now.epochMilliseconds,
  }),
};
