import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { deskConfig } from '#engine/launch/desk-vite.ts';
import { replacePreloadHelper } from '#engine/launch/preload-helper.ts';

/** A page of two modules, one of which imports the other lazily. */
async function lazyPage(rename: (id: string) => string): Promise<string> {
  const modules: Record<string, string> = {
    'page.js': "import('lazy.js').then(({ say }) => say());",
    'lazy.js': "import 'shared.css'; export const say = () => console.log('here');",
    'shared.css': 'body { margin: 0 }',
  };
  const pages = {
    name: 'pages',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id in modules ? `\0${id}` : null),
    load: (id: string) => modules[id.slice(1)] ?? null,
  };
  const { resolveId, ...others } = replacePreloadHelper();
  const renamed = {
    ...others,
    resolveId(this: object, id: string) {
      return (resolveId as (id: string) => string | null).call(this, rename(id));
    },
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pages, renamed],
    build: { write: false, minify: false, rolldownOptions: { input: 'page.js' } },
  });
  const [{ output }] = [built].flat() as unknown as [{ output: readonly { code?: string }[] }];
  return output.map(({ code = '' }) => code).join('\n');
}

describe("Vite's helper for imports", () => {
  it('is replaced by ours', async () => {
    const code = await lazyPage((id) => id);

    expect(code).toContain('chunk-loader.ts');
    expect(code).not.toContain('vite/preload-helper');
  });

  it('is replaced in the desk too, whose screens are tried again when the network returns', () => {
    const names = [deskConfig('dist').plugins].flat(3).map((it) => it && 'name' in it && it.name);

    expect(names).toContain('replace-preload-helper');
  });

  it('fails the build where Vite names it otherwise', async () => {
    await expect(lazyPage((id) => id.replace('\0vite/', '\0other/'))).rejects.toThrow(/no longer imports/);
  });
});
