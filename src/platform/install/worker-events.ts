import { is } from 'superstruct';
import { NEWS_CHANNEL, News } from '#domain/worker-talk.ts';
import { openBroadcast } from '../storage/channel.ts';

/** Hears what the worker has to tell. @returns what ends it */
export function onWorkerEvent(heard: (news: News) => void): () => void {
  const channel = openBroadcast(NEWS_CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (is(data, News)) heard(data);
  });
  return () => channel?.close();
}
