/** The texts of a ticket from top to bottom. The QR code comes after the rows. */
export interface TicketPictureInput {
  readonly shop: string;
  readonly title: string;
  readonly when: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  /** The number of modules on a side, and the dark ones as the path of an SVG. */
  readonly qr: { readonly size: number; readonly path: string };
  readonly stub: readonly string[];
}

/** Draws a ticket as a PNG, black on white. @throws Error if the browser cannot draw it */
export function drawTicket({ shop, title, when, rows, qr, stub }: TicketPictureInput): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const above: Text[] = [
    { text: shop, size: 36 },
    { text: title, size: 64, isBold: true },
    { text: when, size: 44, isBold: true },
    ...rows.flatMap(({ label, text }): Text[] => [
      { text: label, size: 30, isSoft: true },
      { text, size: 40 },
    ]),
  ];
  const below = stub.map((text): Text => ({ text, size: 38 }));
  const height = (texts: readonly Text[]) =>
    texts.reduce((sum, it) => sum + linesOf(context, it).length * it.size * LEADING, 0);

  const qrTop = MARGIN + height(above) + MARGIN;
  canvas.width = WIDTH;
  canvas.height = qrTop + QR_SIDE + MARGIN + height(below) + MARGIN;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(context, above, MARGIN);
  write(context, below, qrTop + QR_SIDE + MARGIN);
  context.translate((WIDTH - QR_SIDE) / 2, qrTop);
  context.scale(QR_SIDE / qr.size, QR_SIDE / qr.size);
  context.fillStyle = '#000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, and no array
  context.fill(new Path2D(qr.path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

interface Text {
  readonly text: string;
  /** Pixels. */
  readonly size: number;
  readonly isBold?: boolean;
  readonly isSoft?: boolean;
}

/** Pixels: the width of most phones, at three times the density. */
const WIDTH = 1_080;
const MARGIN = 72;
const MOST = WIDTH - 2 * MARGIN;
const QR_SIDE = 720;
/** The height of a line, as a multiple of the font size. */
const LEADING = 1.4;

function write(context: CanvasRenderingContext2D, texts: readonly Text[], top: number): void {
  let bottom = top;
  for (const text of texts) {
    for (const line of linesOf(context, text)) {
      bottom += text.size * LEADING;
      context.fillStyle = text.isSoft ? '#555' : '#000';
      // A word wider than the ticket is compressed.
      context.fillText(line, MARGIN, bottom - text.size * 0.3, MOST);
    }
  }
}

/** Splits a text into lines, and sets its font in the context. */
function linesOf(context: CanvasRenderingContext2D, { text, size, isBold }: Text): string[] {
  context.font = `${isBold ? 700 : 400} ${size}px system-ui, sans-serif`;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= MOST) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
