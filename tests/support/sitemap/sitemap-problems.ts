import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { root } from '#tests/support/root.ts';

const file = (path: string) => ({
  fileName: path.slice(path.lastIndexOf('/') + 1),
  contents: readFileSync(root + path, 'utf8'),
});
const own = 'tests/support/sitemap/';
// The protocol's schema, as published.
const protocol = file('node_modules/sitemap/schema/sitemap.xsd');
const extensions = [file(`${own}image.xsd`), file(`${own}link.xsd`)];
const schemas = { parts: file(`${own}parts.xsd`), index: file(`${own}index.xsd`) };

/** The errors that libxml2 finds in a sitemap file by its schema; empty for a valid file. */
export async function sitemapProblems(contents: string, kind: keyof typeof schemas = 'parts'): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'checked.xml', contents },
    schema: schemas[kind],
    preload: [protocol, ...extensions],
  });
  return errors.map(({ message }) => message);
}
