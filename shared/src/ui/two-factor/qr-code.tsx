import { encode } from 'uqr';
import { texts } from './texts';
import './two-factor.css';

/** Black on white in both themes: not every app reads it the other way round. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      className="bw-qr-code"
      role="img"
      aria-label={texts.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkSquares(data)} fill="#000" />
    </svg>
  );
}

const darkSquares = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
