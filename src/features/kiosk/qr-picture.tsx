import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { drawQrCodeAtom } from '#state/kiosk/kiosk-payment.ts';
import styles from './qr-picture.module.css';

/** Black on white in the dark too: some readers see nothing else. Around it are the four squares of margin that they want. */
export function QrPicture({ text, label }: { text: string | null; label: string }) {
  const drawn = useDrawn(text);
  const side = (drawn?.size ?? 0) + 8;

  return (
    <div className={styles.place}>
      {drawn ? (
        <svg
          viewBox={`-4 -4 ${side} ${side}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, without an address for an `img`
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <rect x="-4" y="-4" width={side} height={side} fill="#fff" />
          <path d={drawn.path} fill="#000" />
        </svg>
      ) : null}
    </div>
  );
}

function useDrawn(text: string | null): { size: number; path: string } | null {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  const draw = useSetAtom(drawQrCodeAtom);

  useEffect(() => {
    let isOver = false;
    if (text !== null) void draw(text).then((it) => isOver || setDrawn(it));
    return () => {
      isOver = true;
    };
  }, [text, draw]);

  return text === null ? null : drawn;
}
