import { existsSync, readFileSync } from 'node:fs';
import { folderOf, type Language } from '#domain/contract/languages.ts';
import { buildId } from './build-id.ts';
import { usedStyles } from './used-styles.ts';

/** The result of a read, as the page's own atoms keep it. */
export type Known =
  | { state: 'here'; value: unknown; asOf: string; etag: string | null }
  | { state: 'missing' }
  | { state: 'failed'; outcome: { kind: 'unreachable'; why: 'busy'; retryAfter: null } };

export interface Rendered {
  page: string;
  module: string;
  words: { title: string; description: string; canonical: string | null; image: string | null };
  app: string;
  /** Rules that replace style attributes. */
  css?: string;
  dialog: string;
  preload: { srcset: string; sizes: string } | null;
}

export interface Head {
  /** The inlined rules that the document's markup needs. */
  css: string;
  links: string;
  /** The markup at the end of the body. */
  body: string;
}

/** The page as the engine loads it: built, or (live) from its source in development. */
export interface PageBuild {
  readonly isLive: boolean;
  /** The build's id: documents carry it, and the worker knows its own. */
  readonly id: string;
  /** index.html with the address of its script. */
  template(pathname: string): Promise<string>;
  render(page: { address: string; server_now: string; resources: Readonly<Record<string, Known>> }): Promise<Rendered>;
  head(rendered: Rendered): Promise<Head>;
}

const root = new URL('../../../', import.meta.url);

/**
 * The page that `npm run build` made for one language, loaded for the first document in that language.
 *
 * @throws Error if there is no build
 */
export async function openPageBuild(language: Language = 'en'): Promise<PageBuild> {
  const place = new URL('dist/page/', root);
  const own = folderOf(language);
  const list = new URL(`${own}.vite/manifest.json`, place);
  if (!existsSync(list)) throw new Error('There is no built page: run `npm run build`.');
  const listed = readFileSync(list);
  const manifest = JSON.parse(listed.toString()) as PageManifest;
  const { render } = (await import(new URL(`dist/server/${own}document.js`, root).href)) as Pick<PageBuild, 'render'>;
  const template = readFileSync(new URL('index.html', root), 'utf8')
    .replace(/>\s+</g, '><')
    .replace('/src/shop/boot.ts', `/${bootOf(manifest)}`)
    .replace('lang="en"', `lang="${language}"`);
  const css = (file: string) => readFileSync(new URL(file, place), 'utf8');
  const sharedStyles = css(`${own}.vite/document.css`);
  const heads = new Map<string, (rendered: Rendered) => Head>();

  return {
    isLive: false,
    id: buildId(listed),
    template: () => Promise.resolve(template),
    render,
    head: (rendered) => {
      const known = heads.get(rendered.module) ?? headOf(firstViewOf(manifest, rendered.module), sharedStyles, css);
      heads.set(rendered.module, known);
      return Promise.resolve(known(rendered));
    },
  };
}

/**
 * Inlines the rules that the markup needs, from the styles of the app and of one page; a third of the rules is for later states. The chunk loader
 * fetches the whole sheets with the scripts, before the page becomes interactive, and adds them after the inlined rules.
 */
function headOf(
  chunks: readonly PageChunk[],
  sharedStyles: string,
  css: (file: string) => string,
): (rendered: Rendered) => Head {
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const fonts = [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))].filter((it) => it.endsWith('.woff2'));
  const links = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  const styles = usedStyles([sharedStyles, ...sheets.map(css)].join('').trim());
  return ({ app, dialog }) => ({
    // This first rule fixes the order of the layers, whichever layer comes first below.
    css: `@layer reset,tokens,base,ui,features;${styles(app + dialog)}`,
    links: links.join(''),
    body: '',
  });
}

/** Vite's list of the page's build: chunks by key. The key of a chunk that is imported lazily is its module's path. */
export type PageManifest = Readonly<Record<string, PageChunk | undefined>>;

interface PageChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** The file of the boot module. An entry may only import one other chunk: then that chunk is named, which saves a request. */
export function bootOf(manifest: PageManifest): string {
  const entry = manifest['src/shop/boot.ts'];
  const [only, ...others] = entry?.imports ?? [];
  return (only && others.length === 0 ? manifest[only]?.file : entry?.file) ?? '';
}

/**
 * The chunks of a document's first view: the app, its page, and their imports; imports come first.
 *
 * @param module  the module of the page's component, below `src`; home is in the app's chunk
 */
export function firstViewOf(manifest: PageManifest, module: string): PageChunk[] {
  const app = Object.keys(manifest).filter((key) => key === 'src/shop/main.tsx' || manifest[key]?.name === 'page');
  const found = new Set<string>();
  for (const key of [...app, `src/${module}`]) collect(manifest, key, found);
  return [...found].flatMap((key) => manifest[key] ?? []);
}

function collect(manifest: PageManifest, key: string, found: Set<string>): void {
  if (found.has(key)) return;
  for (const imported of manifest[key]?.imports ?? []) collect(manifest, imported, found);
  found.add(key);
}
