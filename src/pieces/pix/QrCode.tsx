import { encode } from 'uqr';

/** White around a code, in its own squares, without which scanners do not find it. */
const MARGIN = 4;

/** The dark squares of a row, side by side as one, as an SVG path. */
const rowPath = (row: readonly boolean[], y: number): string =>
  Array.from(
    row
      .map((dark) => (dark ? 'x' : ' '))
      .join('')
      .matchAll(/x+/g),
  )
    .map(({ index, 0: run }) => `M${index + MARGIN} ${y + MARGIN}h${run.length}v1h-${run.length}z`)
    .join('');

/** A text as a QR code: black on white, whatever the theme. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { data, size: squares } = encode(text, { ecc: 'M', border: 0 });
  const side = squares + 2 * MARGIN;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ maxWidth: '100%', height: 'auto' }}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={data.map(rowPath).join('')} fill="#000" />
    </svg>
  );
}
