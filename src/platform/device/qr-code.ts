/** A QR code without its margin: so many squares on a side, the dark ones as the path of an SVG. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Its code comes with the first one that is drawn. */
export async function qrCodeOf(text: string): Promise<QrCode> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let n = 0; n < data.length; n++) if (data[n]) path += `M${n % size} ${Math.floor(n / size)}h1v1h-1z`;
  return { size, path };
}
