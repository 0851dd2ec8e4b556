import { useEffect, useState } from 'react';
import { qrCodeOf } from '#platform/device/qr-code.ts';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';

/** A text as a QR code, drawn on the device. */
export function Code({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const [drawn, setDrawn] = useState<{ text: string; code: { size: number; path: string } } | null>(null);

  useEffect(() => {
    let isOver = false;
    void qrCodeOf(text).then((code) => isOver || setDrawn({ text, code }));
    return () => {
      isOver = true;
    };
  }, [text]);

  return <div className={className}>{drawn?.text === text ? <QrPicture code={drawn.code} label={label} /> : null}</div>;
}
