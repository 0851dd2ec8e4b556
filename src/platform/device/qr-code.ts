/** A QR code without its margin: so many squares on a side, the dark ones as the path of an SVG. Its code comes with the first one. */
export async function qrCodeOf(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let n = 0; n < data.length; n++) if (data[n]) path += `M${n % size} ${Math.floor(n / size)}h1v1h-1z`;
  return { size, path };
}
