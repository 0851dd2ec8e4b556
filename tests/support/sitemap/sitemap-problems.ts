import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { root } from '#tests/support/root.ts';

const file = (path: string) => ({
  fileName: path.slice(path.lastIndexOf('/') + 1),
  contents: readFileSync(root + path, 'utf8'),
});
const own = 'tests/support/sitemap/';
// The schema of the protocol, as it is published.
const protocol = file('node_modules/sitemap/schema/sitemap.xsd');
const extensions = [file(`${own}image.xsd`), file(`${own}link.xsd`)];
const schemas = { parts: file(`${own}parts.xsd`), index: file(`${own}index.xsd`) };

/** What libxml2 finds wrong with a file of a sitemap by its schema; nothing for a valid one. */
export async function sitemapProblems(contents: string, kind: keyof typeof schemas = 'parts'): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'checked.xml', contents },
    schema: schemas[kind],
    preload: [protocol, ...extensions],
  });
  return errors.map(({ message }) => message);
}
