/** What Vite lists of the page's build: chunks by key, which is a module's path for one that is imported when it is needed. */
export type PageManifest = Readonly<Record<string, PageChunk | undefined>>;

export interface PageChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** Where the boot module really is: an entry may be but a door to its one import, and a request more. */
export function bootOf(manifest: PageManifest): string {
  const entry = manifest['src/boot.ts'];
  const [only, ...others] = entry?.imports ?? [];
  return (only && others.length === 0 ? manifest[only]?.file : entry?.file) ?? '';
}

/**
 * The chunks of a document's first view: the app, its page, and what both import; imports come first.
 *
 * @param module  the module of the page's component, below `src`; home is in the app's chunk
 */
export function firstViewOf(manifest: PageManifest, module: string): PageChunk[] {
  const app = Object.keys(manifest).filter((key) => key === 'src/main.tsx' || manifest[key]?.name === 'page');
  const found = new Set<string>();
  for (const key of [...app, `src/${module}`]) collect(manifest, key, found);
  return [...found].flatMap((key) => manifest[key] ?? []);
}

function collect(manifest: PageManifest, key: string, found: Set<string>): void {
  if (found.has(key)) return;
  for (const imported of manifest[key]?.imports ?? []) collect(manifest, imported, found);
  found.add(key);
}
