import { choice, string } from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import { hostedVideoFields as own } from '#domain/contract/resources/videos.ts';
import { invalidError } from '../../base/errors.ts';
import { computed, noted, plain, type Row, reference } from '../model/columns.ts';
import { type ResourceField, type SellerResource, sellerResource } from '../model/resource.ts';
import { hostedVideo, isShown } from './hosted-video.ts';

/** A video stays at its host: the engine stores its address there, in one form, and its id (A19). */
const videoFields: Readonly<Record<string, ResourceField>> = {
  url: {
    ...plain('url', own.url),
    store: (value) => {
      const video = hostedVideo(String(value));
      if (!video) throw invalidError([], reason('not_a_video'));
      const { url, provider, provider_ref } = video;
      return { url, provider, provider_ref };
    },
  },
  provider: computed(choice('youtube', 'vimeo'), (row) => row['provider'], 'provider'),
  /** The address for a frame, without cookies before the video is played. There is no preview image, which would contact the host before consent. */
  embed_url: computed(string(), ({ url }) => hostedVideo(String(url))?.embed_url ?? ''),
  /** When its host confirmed the video; null if it was not asked (`VIDEO_CHECK`), or could not be reached. */
  checked_at: noted('checked_at'),
  title: plain('title', own.title, { absent: '' }),
  description: plain('description', own.description, { absent: '' }),
  position: plain('position', own.position, { absent: 0 }),
  created_at: noted('created_at'),
};

/** Asks the host of a video whether other sites may show it, if the configuration allows such calls. */
const askHost: NonNullable<SellerResource['beforeSave']> = async ({ config, log, now }, { url }): Promise<Row> => {
  const video = typeof url === 'string' ? hostedVideo(url) : null;
  if (!video) return {};
  if (!config.videoCheck) return { checked_at: null };
  const answer = await isShown(video).catch((error: unknown) => {
    log.warn({ provider: video.provider, err: error }, 'a video could not be asked for');
    return null;
  });
  if (answer === false) throw invalidError(['url'], reason('video_not_there'));
  return { checked_at: answer === true ? now().epochMilliseconds : null };
};

export const videos = sellerResource({
  name: 'videos',
  one: 'video',
  fields: {
    experience: reference('experience_id', 'experiences', { isOptional: true }),
    ...videoFields,
  },
  search: ['title', 'description', 'url'],
  ordering: ['position', 'title', 'created_at'],
  order: 'position',
  filters: ['experience', 'provider'],
  beforeSave: askHost,
});

export const baseAccountVideos = sellerResource({
  ...videos,
  name: 'base-account-videos',
  one: 'video of an account',
  table: 'base_account_videos',
  permission: { read: 'account.read', write: 'account.manage' },
  fields: videoFields,
  filters: ['base_account', 'provider'],
});
