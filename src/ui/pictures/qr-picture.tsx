/** A QR code, black on white in dark mode too, because some readers need that. Its margin of four modules is required. */
export function QrPicture({
  code: { size, path },
  label,
  className,
}: {
  code: { readonly size: number; readonly path: string };
  label: string;
  className?: string | undefined;
}) {
  const side = size + 8;

  return (
    <svg
      className={className}
      viewBox={`-4 -4 ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, without an address for an `img`
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
