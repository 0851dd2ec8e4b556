import type { Plugin } from 'vite';
import { divideStyles } from '../http/documents/used-styles.ts';

/**
 * Takes out of the app's sheet what every document has inlined, and puts it beside Vite's own list, where the engine
 * reads it. The sheet that a browser fetches has
 * rules of classes only: the page is not laid out again when it comes.
 */
export function documentStyles(): Plugin {
  return {
    name: 'document-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      let inlined = '';
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !/^assets\/page-[^/]*\.css$/.test(asset.fileName)) continue;
        const divided = divideStyles(String(asset.source));
        inlined += divided.inlined;
        asset.source = divided.fetched;
      }
      if (!inlined.includes('@font-face'))
        throw new Error("The app's sheet has no font: is it no longer called 'page'?");
      this.emitFile({ type: 'asset', fileName: '.vite/document.css', source: inlined });
    },
  };
}
