import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The entries of the shared chunks. Files that are fetched together become one file, because the first view lists every file that it may lead to,
 * and each is a request. A module belongs to the first group that imports it: React; the boot module; the app with the listing; replies; modules
 * that an experience shares with the cart, the booking and the rest of the shell; the fields of the booking form; the device's cart; the rest.
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
    'shop/features/listing/home-parts.tsx',
    'shop/features/listing/listing-failure.tsx',
  ],
};

// perf: docs/performance.md#the-desks-start
/** The desk's chunks: all modules of its first script, and all of its first screen, as one file each, because a cold start waits for every file. */
export function deskChunkGroups() {
  const reachedFrom = chunksReached();
  return prioritized({ boot: reachedFrom(['desk/main.ts']), app: reachedFrom(['desk/app.tsx']) });
}

// perf: docs/performance.md#words-by-chunk
/** The shop's chunks for one build. Each build finds its modules again, because another build has other modules. */
export function chunkGroups() {
  const reachedFrom = chunksReached();
  return prioritized({
    react: (id: string) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id),
    boot: reachedFrom(entries.boot),
    page: reachedFrom(entries.page),
    contract: reachedFrom(entries.contract),
    shared: reachedFrom(entries.experience, [...entries.cart, ...entries.booking, ...entries.later]),
    // The fields are a chunk of their own, so that the calendar does not wait for the listing's filters and the cart that comes with them.
    fields: (id: string) => id === join(SOURCES, 'ui/controls/field.tsx'),
    cart: reachedFrom(entries.cart),
    later: reachedFrom(entries.later),
  });
}

type ModuleTest = (id: string, graph: ModuleGraph) => boolean;

/** The tests of one build. */
function chunksReached() {
  const reached = new Map<string, Set<string>>();
  /** Whether each of some sets has an entry that is the module or imports it, also through other modules; lazy imports do not count. */
  return (...sets: readonly (readonly string[])[]): ModuleTest =>
    (id, graph) =>
      sets.every((set) => set.some((entry) => importsOf(join(SOURCES, entry), graph, reached).has(id)));
}

function prioritized(groups: Readonly<Record<string, ModuleTest>>) {
  return Object.entries(groups).map(([name, test], n, all) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (test(id, graph) ? name : null),
    priority: all.length - n,
  }));
}

const SOURCES = join(import.meta.dirname, '../../src');

/** A module with all its direct and indirect imports; called when the module graph is complete. */
function importsOf(entry: string, graph: ModuleGraph, reached: Map<string, Set<string>>): Set<string> {
  const known = reached.get(entry);
  if (known) return known;
  const found = new Set<string>([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  reached.set(entry, found);
  return found;
}
