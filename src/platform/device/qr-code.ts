/**
 * A QR code without its margin: `size` is the number of modules on a side, `path` draws the dark ones in an SVG. The library is loaded with the first
 * code.
 */
export async function qrCodeOf(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let n = 0; n < data.length; n++) if (data[n]) path += `M${n % size} ${Math.floor(n / size)}h1v1h-1z`;
  return { size, path };
}
