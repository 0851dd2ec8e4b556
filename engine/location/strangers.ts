import type { Config } from '../config.ts';
import { throttled } from '../errors.ts';
import { clientAddress, networkOf } from '../http/client-network.ts';

/** Questions of one network in a minute: as many as somebody types who types fast. */
const MOST = 120;
const MINUTE_MS = 60_000;
/** Networks that are counted; when there are more, those whose minute is over are forgotten. */
const MOST_NETWORKS = 10_000;

/** Counts questions of those who bring no token, each engine for itself: there is nothing to guess here, and a count in the database would cost more than an answer. */
export function countingStrangers({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  const minutes = new Map<string, { until: number; asked: number }>();

  /** @throws Failed 429 */
  return (request: Request, now: Temporal.Instant): void => {
    const address = clientAddress(request, trustedProxies);
    if (address === null) return;
    const at = now.epochMilliseconds;
    const network = networkOf(address);
    const known = minutes.get(network);
    const minute = known && at < known.until ? known : { until: at + MINUTE_MS, asked: 0 };
    minute.asked += 1;
    minutes.set(network, minute);
    if (minutes.size > MOST_NETWORKS) forgetOver(minutes, at);
    if (minute.asked > MOST) throw throttled(Math.ceil((minute.until - at) / 1000));
  };
}

function forgetOver(minutes: Map<string, { until: number }>, at: number): void {
  for (const [network, { until }] of minutes) if (until <= at) minutes.delete(network);
  if (minutes.size > MOST_NETWORKS) minutes.clear();
}
