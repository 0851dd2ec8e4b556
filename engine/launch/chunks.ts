import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The chunks that are shared, named so that files which are fetched together are one file: the first view lists every file that it may lead to,
 * and each is a request. A module belongs to the first group that imports it: React; the boot module; the app with the listing; replies; what
 * an experience shares with what follows it; the device's cart; the rest of the shell; the fields of the booking form; the page of a booking.
 */
const entries = {
  boot: ['shop/boot.ts'],
  page: ['shop/main.tsx', 'shop/features/listing/listing-page.tsx'],
  contract: ['platform/network/parse-response.ts', 'domain/contract/replies.ts'],
  experience: ['shop/features/experience/experience-page.tsx'],
  cart: ['shop/state/cart/cart-sync.ts', 'shop/state/device.ts'],
  booking: [
    'shop/booking/booking-fields.tsx',
    'shop/features/orders/order/order-page.tsx',
    'shop/features/orders/amend/amendment-dialog.tsx',
  ],
  later: [
    'shop/app-parts.tsx',
    'shop/lazy-routes.ts',
    'shop/features/shell/footer.tsx',
    'ui/overlays/toast.tsx',
    'ui/display/error-view.tsx',
    'shop/features/listing/listing-failure.tsx',
  ],
};

/** What the bundler is to put together, for one build: what is known of its modules is of no use to another. */
export function chunkGroups() {
  const reached = new Map<string, Set<string>>();
  /** Whether a module is imported by one of each of some sets, or is one itself; through others too, but not when it is needed only. */
  const reachedFrom =
    (...sets: readonly (readonly string[])[]) =>
    (id: string, graph: ModuleGraph) =>
      sets.every((set) => set.some((entry) => importsOf(join(SOURCES, entry), graph, reached).has(id)));

  return Object.entries({
    react: (id: string) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id),
    boot: reachedFrom(entries.boot),
    page: reachedFrom(entries.page),
    contract: reachedFrom(entries.contract),
    shared: reachedFrom(entries.experience, [...entries.cart, ...entries.booking, ...entries.later]),
    cart: reachedFrom(entries.cart),
    later: reachedFrom(entries.later),
  }).map(([name, test], n, all) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (test(id, graph) ? name : null),
    priority: all.length - n,
  }));
}

const SOURCES = join(import.meta.dirname, '../../src');

/** What a module imports, and what that imports, and so on; asked when the graph is whole. */
function importsOf(entry: string, graph: ModuleGraph, reached: Map<string, Set<string>>): Set<string> {
  const known = reached.get(entry);
  if (known) return known;
  const found = new Set<string>([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  reached.set(entry, found);
  return found;
}
