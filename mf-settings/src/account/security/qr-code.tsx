import { encode } from 'uqr';
import './security.css';
import { texts } from './texts';

/** An address as a QR code: black on white in both themes, as cameras like it. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  return (
    <svg
      className="settings-qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      shapeRendering="crispEdges"
    >
      <title>{texts.setUp.qrCode}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(rowPath).join('')} fill="#000" />
    </svg>
  );
}

const rowPath = (row: readonly boolean[], y: number) =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
