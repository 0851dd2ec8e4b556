import { choice, string, text } from '#domain/contract/fields.ts';
import { Invalid } from '../../http/errors.ts';
import { computed, noted, plain } from '../columns.ts';
import { position, webAddress } from '../fields.ts';
import type { ResourceField } from '../resource.ts';

/** A video is shown where it is hosted: what is kept is its address there, checked, and which one it is. */
export const videoFields: Readonly<Record<string, ResourceField>> = {
  url: {
    ...plain('url', webAddress()),
    store: (value) => {
      const video = hosted(String(value));
      if (video) return { url: String(value), ...video };
      throw new Invalid([{ path: [], message: 'Enter the address of a video on YouTube or Vimeo.' }]);
    },
  },
  provider: computed(choice('youtube', 'vimeo'), (row) => row['provider'], 'provider'),
  /** For a frame; sets no cookies before it is played. */
  embed_url: computed(string(), ({ provider, provider_ref }) =>
    provider === 'vimeo'
      ? `https://player.vimeo.com/video/${provider_ref}?dnt=1`
      : `https://www.youtube-nocookie.com/embed/${provider_ref}`,
  ),
  title: plain('title', text({ max: 200, blank: true }), { absent: '' }),
  description: plain('description', text({ max: 5000, blank: true }), { absent: '' }),
  position: plain('position', position(), { absent: 0 }),
  created_at: noted('created_at'),
};

/** The service and its id of the video; null for an address of anything else. */
function hosted(address: string): { provider: string; provider_ref: string } | null {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m|player)\./, '');
  const last = pathname.split('/').findLast(Boolean) ?? '';
  if (host === 'vimeo.com' && /^\d{5,12}$/.test(last)) return { provider: 'vimeo', provider_ref: last };
  const isShort = host === 'youtu.be' || /^\/(embed|shorts|live)\//.test(pathname);
  const id = isShort ? last : searchParams.get('v');
  const isYoutube = ['youtu.be', 'youtube.com', 'youtube-nocookie.com'].includes(host);
  return isYoutube && /^[\w-]{11}$/.test(id ?? '') ? { provider: 'youtube', provider_ref: id ?? '' } : null;
}
