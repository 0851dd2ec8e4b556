import { readFileSync } from 'node:fs';
import type { PageBuild } from '#engine/http/documents/page-build.ts';
import { render } from '../../../src/shop/document.tsx';
import { root } from '../root.ts';

/** The page from its sources. It equals a build except for its styles and the names of its files. */
export function sourceBuild(): PageBuild {
  return {
    isLive: false,
    id: 'source',
    template: () => Promise.resolve(readFileSync(`${root}index.html`, 'utf8')),
    render,
    head: () => Promise.resolve({ css: 'body{color:red}', links: '', body: '' }),
  };
}
