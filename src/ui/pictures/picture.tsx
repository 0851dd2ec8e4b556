import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

/** What stands in for a picture that cannot be had (S7). */
export type PictureKind = 'logo' | 'banner' | 'experience' | 'person';

/** A picture in all its widths: `url` has the places `{width}` and `{format}`. */
export interface PictureSource {
  readonly url: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly alt_text: string;
  readonly placeholder: string;
  /** Of `alt_text`, where it is not that of the page. */
  readonly text_language?: string | undefined;
}

interface PictureProps {
  kind: PictureKind;
  /** Null where there is none: then the default image of its kind. A string is a picture at one address. */
  picture: PictureSource | string | null;
  /** The room it takes, as in HTML; true, or the wrong width is fetched. */
  sizes?: string;
  /** What matters in it, as CSS's `object-position` has it; else the middle. */
  focus?: string | undefined;
  priority?: boolean;
  /** Seen without scrolling: not put off. */
  eager?: boolean;
  /** Instead of the picture's own; '' where the words beside it say the same. */
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

  // It may have failed before anyone listened: in the engine's document, ahead of the script. A drawing has no width either,
  // but can be shown.
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
        // Every browser that reads our styles knows AVIF: for others one width does.
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

/** The widest there is, WebP: to be saved, and for browsers that do not know AVIF. */
export function largest(picture: PictureSource): string {
  return at(picture, Math.max(...picture.widths), 'webp');
}
