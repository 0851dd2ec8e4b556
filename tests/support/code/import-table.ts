import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import project from '../../../package.json' with { type: 'json' };
import { root } from '../root.ts';

export interface Import {
  /** The specifier as written. */
  specifier: string;
  /** Whether nothing of the import remains without types. */
  typeOnly: boolean;
  /** Whether the module loads only when the line runs: `import('…')`. */
  isLazy: boolean;
}

/** A zone of the architecture: its places, and the places that it may import besides itself. */
interface Zone {
  name: string;
  holds: readonly Place[];
  mayImport: readonly Place[];
  /** Places from which the zone may import types only. */
  mayNameTypesOf?: readonly Place[];
  /** The only packages that the zone may import. Left out: all except the forbidden ones. */
  packages?: readonly string[];
}

/** A folder (with its closing slash), a file, or a pattern of paths. */
type Place = string | RegExp;

/** The context, which names the services of every area, and what stands beside it. */
const engineTop = ['engine/config.ts', 'engine/context.ts', 'engine/provider-time-limit.ts'];
const engineBase = [
  'src/domain/',
  'src/text/',
  'src/words/',
  'engine/base/',
  ...engineTop,
  'engine/database/',
  'engine/http/',
  'engine/places/',
  'engine/catalogue/',
  'engine/history/',
  'engine/jobs/',
  // Functions and types with which resources are declared; the declarations themselves are in other folders.
  /^engine\/resources\/model\/[^/]+\.ts$/,
];

/** The folders that every screen of the desk may import. */
const deskBase = ['src/desk/state/', 'src/platform/', 'src/ui/', 'src/domain/', 'src/text/', 'src/words/'];

/** The import table of the architecture: a file belongs to the first zone that holds it. */
const zones: readonly Zone[] = [
  // The words of each language, which name the codes that need words.
  { name: 'words', holds: ['src/words/'], mayImport: [], mayNameTypesOf: ['src/domain/contract/'], packages: [] },
  { name: 'domain', holds: ['src/domain/'], mayImport: [], packages: ['superstruct'] },
  // The domain's values in words, for the apps and the engine.
  { name: 'text', holds: ['src/text/'], mayImport: ['src/domain/', 'src/words/'], packages: [] },
  { name: 'platform', holds: ['src/platform/'], mayImport: ['src/domain/', 'src/text/', 'src/words/'] },
  { name: 'state', holds: ['src/shop/state/'], mayImport: ['src/platform/', 'src/domain/', 'src/text/', 'src/words/'] },
  { name: 'ui', holds: ['src/ui/'], mayImport: ['src/words/'] },
  // Parts that several features show: fields of the booking form, lines of a cart or an order, links within the shop.
  {
    name: 'booking',
    holds: ['src/shop/booking/'],
    mayImport: ['src/shop/state/', 'src/ui/', 'src/domain/', 'src/text/', 'src/words/'],
  },
  {
    name: 'features',
    holds: ['src/shop/features/'],
    mayImport: ['src/shop/booking/', 'src/shop/state/', 'src/ui/', 'src/domain/', 'src/text/', 'src/words/'],
  },
  // Desk and shop do not import each other (decision 0178).
  {
    name: 'desk: state',
    holds: ['src/desk/state/'],
    mayImport: ['src/platform/', 'src/domain/', 'src/text/', 'src/words/'],
  },
  { name: 'desk: shared', holds: ['src/desk/shared/'], mayImport: deskBase },
  // Counter and office do not import each other: what both need is shared.
  { name: 'desk: counter', holds: ['src/desk/counter/'], mayImport: [...deskBase, 'src/desk/shared/'] },
  { name: 'desk: office', holds: ['src/desk/office/'], mayImport: [...deskBase, 'src/desk/shared/'] },
  { name: 'desk: session', holds: ['src/desk/session/'], mayImport: [...deskBase, 'src/desk/shared/'] },
  // The shell has the screens of both, and the way to each.
  {
    name: 'desk: shell',
    holds: ['src/desk/shell/'],
    mayImport: [...deskBase, 'src/desk/shared/', 'src/desk/counter/', 'src/desk/office/', 'src/desk/session/'],
  },
  {
    name: 'desk: app',
    holds: [/^src\/desk\/[^/]+\.tsx?$/],
    mayImport: ['src/desk/', 'src/platform/', 'src/ui/', 'src/domain/', 'src/text/', 'src/words/', 'src/styles/'],
  },
  { name: 'styles', holds: ['src/styles/'], mayImport: [] },
  {
    name: 'page',
    holds: [/^src\/shop\/[^/]+\.tsx?$/],
    mayImport: ['src/shop/', 'src/platform/', 'src/ui/', 'src/domain/', 'src/text/', 'src/words/', 'src/styles/'],
  },
  {
    name: 'worker',
    holds: ['sw/'],
    mayImport: [
      'src/domain/',
      'src/text/',
      'src/words/',
      'src/platform/storage/mirror.ts',
      'src/platform/storage/device-store.ts',
      'src/platform/storage/picture-copies.ts',
      'src/platform/network/delivery.ts',
      'src/platform/network/api.ts',
      'src/platform/network/network-quality.ts',
    ],
  },
  {
    name: 'launch',
    holds: ['engine/launch/'],
    mayImport: ['src/domain/contract/languages.ts', 'engine/base/version.ts', 'engine/http/documents/build-id.ts'],
    packages: ['vite', 'vite-plugin-pwa', '@vitejs/plugin-react', '@react-aria/optimize-locales-plugin'],
  },
  {
    name: 'engine',
    holds: [/^engine\/(?!(config|context|provider-time-limit)\.ts$)[^/]+\.ts$/],
    mayImport: ['engine/', 'src/domain/', 'src/text/', 'src/words/'],
  },
  {
    name: 'context',
    holds: engineTop,
    mayImport: ['src/domain/', 'engine/base/', 'engine/http/'],
    mayNameTypesOf: ['engine/'],
  },
  { name: 'base', holds: ['engine/base/'], mayImport: ['src/domain/', 'src/text/', 'src/words/'] },
  {
    name: 'places',
    holds: ['engine/places/'],
    mayImport: [
      'src/domain/',
      'src/text/',
      'engine/base/',
      ...engineTop,
      'engine/database/',
      'engine/http/',
      'engine/jobs/',
    ],
    mayNameTypesOf: ['engine/catalogue/'],
  },
  // A person's data lies in several areas, and privacy reads and redacts all of them.
  {
    name: 'privacy',
    holds: ['engine/privacy/'],
    mayImport: [...engineBase, 'engine/accounts/', 'engine/cart/', 'engine/orders/', 'engine/resources/'],
  },
  // The end of an account affects everything that it has.
  {
    name: 'settings',
    holds: ['engine/settings/'],
    mayImport: [...engineBase, 'engine/accounts/', 'engine/resources/'],
  },
  // A seller's import file for an account. Pictures of the demo store are drawn.
  {
    name: 'imports of an account',
    holds: ['engine/import-export/account/'],
    mayImport: [
      ...engineBase,
      'engine/accounts/',
      'engine/demo/pictures.ts',
      'engine/import-export/document/',
      'engine/resources/',
    ],
  },
  // Notifications go to members of a team, by email and to their devices.
  {
    name: 'notifications',
    holds: ['engine/notifications/'],
    mayImport: [...engineBase, 'engine/accounts/', 'engine/push/'],
  },
  // Devices of staff: their accounts, their leases, and their changes to orders.
  {
    name: 'desk',
    holds: ['engine/desk/'],
    mayImport: [
      ...engineBase,
      'engine/accounts/',
      'engine/departures/',
      'engine/notifications/',
      'engine/orders/',
      'engine/resources/',
    ],
  },
  // Departures with their guests, which are lines of orders; as a whole they are cancelled or moved as orders are.
  {
    name: 'departures',
    holds: ['engine/departures/'],
    mayImport: [...engineBase, 'engine/orders/', 'engine/resources/'],
  },
  // Reviews are about lines of orders.
  {
    name: 'reviews',
    holds: ['engine/reviews/'],
    mayImport: [...engineBase, 'engine/accounts/', 'engine/orders/'],
    mayNameTypesOf: ['engine/mail/'],
  },
  // Events report orders, too, and go to the systems that a store has set up.
  {
    name: 'events',
    holds: ['engine/events/'],
    mayImport: [...engineBase, 'engine/accounts/', 'engine/orders/'],
  },
  // Legal texts belong to stores, which are objects of sellers.
  { name: 'legal', holds: ['engine/legal/'], mayImport: [...engineBase, 'engine/resources/'] },
  // Requests of partners go to a team.
  {
    name: 'partners',
    holds: ['engine/partners/'],
    mayImport: [...engineBase, 'engine/accounts/'],
  },
  // Numbers are counts over orders, and use the CSV export of departures.
  {
    name: 'numbers',
    holds: ['engine/numbers/'],
    mayImport: [...engineBase, 'engine/departures/', 'engine/orders/'],
  },
  // Imports among orders go one way: a verb imports read and model, read imports model, and verbs do not import each other.
  { name: 'orders', holds: [/^engine\/orders\/[^/]+\.ts$/], mayImport: [...engineBase, 'engine/orders/'] },
  { name: 'orders: model', holds: ['engine/orders/model/'], mayImport: engineBase },
  {
    name: 'orders: read',
    holds: ['engine/orders/read/'],
    mayImport: [...engineBase, 'engine/orders/model/'],
  },
  {
    name: 'orders: verb',
    holds: ['engine/orders/'],
    mayImport: [...engineBase, 'engine/orders/model/', 'engine/orders/read/'],
    mayNameTypesOf: ['engine/mail/'],
  },
  // Maps show the towns that visitors can search for.
  { name: 'maps', holds: ['engine/maps/'], mayImport: engineBase, mayNameTypesOf: ['engine/location/'] },
  // The demo store is an export that the first start imports. Its past bookings are orders made with an earlier clock.
  {
    name: 'demo',
    holds: ['engine/demo/'],
    mayImport: [...engineBase, 'engine/import-export/', 'engine/accounts/', 'engine/orders/', 'engine/resources/'],
  },
  { name: 'area', holds: ['engine/'], mayImport: engineBase },
];

/** Packages that a runtime cannot contain, by the folder from which it is built. */
const foreign: Record<string, RegExp> = {
  'src/': /^(node:|hono|@hono\/|kysely|pino|sharp|vite$|workbox-(?!window))/,
  'sw/': /^(node:|hono|@hono\/|kysely|pino|sharp|vite$|react|jotai|wouter)/,
  'engine/': /^(react|jotai|wouter|idb-keyval|workbox|temporal-polyfill)/,
};

/** Violations of the table by one file's imports, a sentence each; empty if there are none. */
export function violations(path: string, imports: readonly Import[]): string[] {
  const zone = zoneOf(path);
  if (!zone) return [`${path} stands in no zone of the architecture`];

  return imports.flatMap((found) => {
    const target = targetOf(path, found.specifier);
    if (target === null)
      return mayUse(zone, path, found.specifier)
        ? []
        : [`${path} (${zone.name}) may not use the package ${found.specifier}`];
    return mayReach(zone, path, target, found.typeOnly) ? [] : [`${path} (${zone.name}) may not import ${target}`];
  });
}

/** Static, dynamic and type imports and re-exports of a TypeScript or JavaScript source. */
export function importsOf(path: string, source: string): Import[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const found: Import[] = [];
  collect(program, found);
  return found;
}

/** Every source below these folders, as paths from the root. */
export function sourcesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.endsWith('.d.ts') && statSync(root + path).isFile()),
  );
}

export function readSource(path: string): string {
  return readFileSync(root + path, 'utf8');
}

/** `@scope/name` or `name` of a package's specifier; `null` for the project's own files and Node's modules. */
export function packageOf(specifier: string): string | null {
  if (/^([.#/]|node:|virtual:)/.test(specifier)) return null;
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function zoneOf(path: string): Zone | undefined {
  return zones.find(({ holds }) => covers(holds, path));
}

function covers(places: readonly Place[], path: string): boolean {
  return places.some((place) => {
    if (place instanceof RegExp) return place.test(path);
    return place.endsWith('/') ? path.startsWith(place) : path === place;
  });
}

/** The imported file, as a path from the root; `null` for a package. */
export function targetOf(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  if (bare.startsWith('/')) return bare.slice(1);
  for (const [pattern, target] of Object.entries(project.imports)) {
    const prefix = pattern.slice(0, -1);
    if (bare.startsWith(prefix)) return posix.normalize(target.replace('*', bare.slice(prefix.length)));
  }
  return null;
}

function mayReach(zone: Zone, from: string, to: string, typeOnly: boolean): boolean {
  if (covers(zone.mayImport, to)) return true;
  if (typeOnly && covers(zone.mayNameTypesOf ?? [], to)) return true;
  return zoneOf(to) === zone && part(zone, from) === part(zone, to);
}

/** Features, areas of the engine and verbs of orders do not import each other, although they are in the same zone. */
function part(zone: Zone, path: string): string {
  const depth = { features: 4, area: 2, 'orders: verb': 3 }[zone.name];
  if (depth === undefined) return '';
  return posix.dirname(path).split('/').slice(0, depth).join('/');
}

function mayUse(zone: Zone, path: string, specifier: string): boolean {
  if (zone.packages && !specifier.startsWith('node:')) return zone.packages.includes(packageOf(specifier) ?? specifier);
  if (zone.packages) return path.startsWith('engine/');
  return !Object.entries(foreign).some(([folder, forbidden]) => path.startsWith(folder) && forbidden.test(specifier));
}

function collect(node: unknown, found: Import[]): void {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, found);
  } else if (isNode(node)) {
    const source = isNode(node['source']) ? node['source'] : undefined;
    if (importing.has(node.type) && typeof source?.['value'] === 'string') {
      found.push({ specifier: source['value'], typeOnly: isTypeOnly(node), isLazy: node.type === 'ImportExpression' });
    }
    for (const child of Object.values(node)) collect(child, found);
  }
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function isTypeOnly(node: SyntaxNode): boolean {
  return node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type';
}

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
