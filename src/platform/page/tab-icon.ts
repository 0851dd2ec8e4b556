/** Draws a number on the icon of the browser's tab, or removes it (null). If the icon cannot be read, the tab stays as it is. */
export async function markTab(count: number | null): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  pending = count;
  plain ??= link.href;
  if (count === null) {
    link.href = plain;
    return;
  }
  drawn ??= fetch(plain)
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  const drawing = await drawn;
  if (drawing === null) drawn = null;
  else if (pending === count) {
    link.href = `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', `${mark(count)}</svg>`))}`;
  }
}

let pending: number | null = null;
let plain: string | null = null;
let drawn: Promise<string | null> | null = null;

/** A white disc with the number, large enough to be read at 16 pixels. */
function mark(count: number): string {
  const [text, size] = count > 9 ? ['9+', 26] : [String(count), 34];
  return (
    '<circle cx="42" cy="42" r="22" fill="#fff" stroke="#1d4a5c" stroke-width="3"/>' +
    `<text x="42" y="${42 + size * 0.36}" fill="#122f3b" font-family="system-ui,sans-serif" font-size="${size}" font-weight="800" text-anchor="middle">${text}</text>`
  );
}
