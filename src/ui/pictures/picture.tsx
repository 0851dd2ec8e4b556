import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

/** The kinds of default images, which replace a missing picture (S7). */
export type PictureKind = 'logo' | 'banner' | 'experience' | 'person';

/** A picture in all its widths. `url` contains the placeholders `{width}` and `{format}`. */
export interface PictureSource {
  readonly url: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly alt_text: string;
  readonly placeholder: string;
  /** The language of `alt_text`, if it is not the page's. */
  readonly text_language?: string | undefined;
}

interface PictureProps {
  kind: PictureKind;
  /** Null without a picture: then the default image of its kind is shown. A string is the address of a picture. */
  picture: PictureSource | string | null;
  /** The width on the page, as in HTML. It must be right; otherwise the browser loads the wrong width. */
  sizes?: string;
  /** The important point of the picture, as a value of CSS's `object-position`; by default the middle. */
  focus?: string | undefined;
  priority?: boolean;
  /** The picture is visible without scrolling, so it is loaded at once. */
  eager?: boolean;
  /** Replaces the picture's own text; '' if the words beside it say the same. */
  alt?: string;
  className?: string | undefined;
}

/** A photograph that fills its place, over its two colours, or the default image of its kind. */
export function PictureView({
  kind,
  picture,
  sizes,
  focus,
  priority = false,
  eager = priority,
  alt,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<PictureProps['picture']>(null);
  const source = picture === failed ? null : picture;
  const full = typeof source === 'object' ? source : null;

  // The picture may have failed before anyone listened: in the engine's document, before the script ran. A vector drawing also has no width, but can
  // be decoded.
  useEffect(() => {
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.decode().catch(() => setFailed(picture));
  }, [picture]);

  return (
    <picture
      className={[styles.picture, className].filter(Boolean).join(' ')}
      data-kind={kind}
      style={full ? tint(full) : undefined}
    >
      {full ? <source type="image/avif" srcSet={srcSet(full)} sizes={sizes} /> : null}
      <img
        ref={image}
        // Every browser that supports our styles supports AVIF. For others, one width is enough.
        src={
          full
            ? at(full, full.widths[Math.floor(full.widths.length / 2)] ?? 640, 'webp')
            : ((source as string | null) ?? fallbackOf(kind))
        }
        alt={alt ?? full?.alt_text ?? ''}
        lang={alt === undefined ? full?.text_language : undefined}
        {...(full && { width: full.width, height: full.height })}
        style={focus ? { objectPosition: focus } : undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onError={() => source && setFailed(picture)}
      />
    </picture>
  );
}

/** The default image of a kind, below `public/`. */
export const fallbackOf = (kind: PictureKind) => `/fallback/${kind}.svg`;

/** The addresses of all widths, AVIF, for `srcset` and for a preload. */
export function srcSet(picture: PictureSource): string {
  return picture.widths.map((width) => `${at(picture, width, 'avif')} ${width}w`).join(', ');
}

function at({ url }: PictureSource, width: number, format: 'avif' | 'webp'): string {
  return url.replace('{width}', String(width)).replace('{format}', format);
}

function tint({ placeholder }: PictureSource) {
  const [top, bottom] = placeholder.split(',');
  return top && bottom ? { background: `linear-gradient(${top},${bottom})` } : undefined;
}

/** The address of the largest width as WebP: for saving, and for browsers without AVIF. */
export function largest(picture: PictureSource): string {
  return at(picture, Math.max(...picture.widths), 'webp');
}
