export interface HostedVideo {
  readonly provider: 'youtube' | 'vimeo';
  /** The service's id of the video; for an unlisted Vimeo video with its key: `76979871/abcdef0123`. */
  readonly provider_ref: string;
  /** The video's canonical address there. */
  readonly url: string;
  readonly embed_url: string;
}

/** The video behind an address in any of its forms; null for an address of anything else. */
export function hostedVideo(address: string): HostedVideo | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|music|player)\./, '');
  if (host === 'vimeo.com') return onVimeo(url);
  return ['youtu.be', 'youtube.com', 'youtube-nocookie.com'].includes(host) ? onYoutube(url, host) : null;
}

function onYoutube({ pathname, searchParams }: URL, host: string): HostedVideo | null {
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first);
  const id = host === 'youtu.be' ? first : isNamed ? second : first === 'watch' ? searchParams.get('v') : null;
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return {
    provider: 'youtube',
    provider_ref: id,
    url: `https://www.youtube.com/watch?v=${id}`,
    embed_url: `https://www.youtube-nocookie.com/embed/${id}`,
  };
}

function onVimeo({ pathname, searchParams }: URL): HostedVideo | null {
  const found =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{5,12})(?:\/([0-9a-f]{8,20}))?\/?$/.exec(
      pathname,
    );
  const [, id, inPath] = found ?? [];
  if (id === undefined) return null;
  const key = inPath ?? (/^[0-9a-f]{8,20}$/.exec(searchParams.get('h') ?? '')?.[0] || undefined);
  const provider_ref = key === undefined ? id : `${id}/${key}`;
  return {
    provider: 'vimeo',
    provider_ref,
    url: `https://vimeo.com/${provider_ref}`,
    embed_url: `https://player.vimeo.com/video/${id}?${key === undefined ? '' : `h=${key}&`}dnt=1`,
  };
}

const OEMBED: Readonly<Record<HostedVideo['provider'], string>> = {
  youtube: 'https://www.youtube.com/oembed',
  vimeo: 'https://vimeo.com/api/oembed.json',
};

/**
 * Asks a service by oEmbed whether it shows a video on other sites.
 *
 * @throws if the service does not answer that within 4 s
 */
export async function isShown(
  { provider, url }: HostedVideo,
  { at = OEMBED[provider], patience = 4_000 }: { at?: string; patience?: number } = {},
): Promise<boolean> {
  const { status } = await fetch(`${at}?format=json&url=${encodeURIComponent(url)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (status === 200) return true;
  // The video is private, deleted, or shown on chosen pages only.
  if ([400, 401, 403, 404].includes(status)) return false;
  throw new Error(`oEmbed answered ${status}`);
}
