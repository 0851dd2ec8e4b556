import type { Plugin } from 'vite';
import { hexOf } from '#domain/theme/oklch.ts';
import { divideStyles } from './used-styles.ts';

// perf: docs/performance.md#laid-out-once
/**
 * Moves the rules that every document inlines out of the app's sheet, into a file beside Vite's own list, where the engine reads it. The sheet
 * that a browser fetches has only rules of classes, so that the page is not laid out again when it arrives.
 */
export function documentStyles(): Plugin {
  return {
    name: 'document-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      let inlined = '';
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        asset.source = withHexColours(String(asset.source));
        if (!asset.fileName.startsWith('assets/page-')) continue;
        const divided = divideStyles(asset.source);
        inlined += divided.inlined;
        asset.source = divided.fetched;
      }
      if (!inlined.includes('@font-face'))
        throw new Error("The app's sheet has no font: is it no longer called 'page'?");
      this.emitFile({ type: 'asset', fileName: '.vite/document.css', source: inlined });
    },
  };
}

/** Colours in sRGB, because they need fewer bytes of a document. Colours outside of sRGB are a little less vivid there. */
export function withHexColours(css: string): string {
  return css.replace(
    /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?:\/([\d.]+))?\)/g,
    (_, lightness, chroma, hue, alpha?: string) => {
      const hex = hexOf({ lightness: lightness / 100, chroma: Number(chroma), hue: Number(hue) });
      if (alpha === undefined) return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
      return `${hex}${Math.round(Number(alpha) * 255)
        .toString(16)
        .padStart(2, '0')}`;
    },
  );
}
