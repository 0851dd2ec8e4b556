/** Browsers know by it which of their history's entries are the shop's. Not all have it. */
const ownHistory = () => ('navigation' in globalThis ? navigation : null);

/** Loads an address in the first of the shop's entries, so that Back leads nowhere. Resolves only where the shop is out of reach. */
export async function resetHistory(address: string): Promise<void> {
  if (!(await canLoad(address))) return;
  await toFirstEntry();
  history.replaceState(null, '', address);
  location.reload();
  await new Promise(() => {});
}

/** Without a network the worker has the page; without a worker there must be one. */
async function canLoad(address: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  return Boolean(answer?.headers.has('Landfall-Version'));
}

async function toFirstEntry(): Promise<void> {
  const own = ownHistory();
  const [first] = own?.entries() ?? [];
  if (first && first.key !== own?.currentEntry?.key) await own?.traverseTo(first.key).finished?.catch(() => undefined);
}

/** Without the Navigation API each address takes the place of the one before it, so that Back leads nowhere. @returns what ends it */
export function replaceEntries(): () => void {
  if (ownHistory()) return () => {};
  const own = history.pushState.bind(history);
  // Through whatever the router has put in its place, so that it hears of it.
  history.pushState = (...entry: Parameters<History['pushState']>) => history.replaceState(...entry);
  return () => {
    history.pushState = own;
  };
}

/** A page that the browser had put aside, with all that stood in it, is not shown again: it is loaded anew. @returns what ends it */
export function reloadOnReturn(): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
