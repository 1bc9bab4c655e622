import { encode } from 'uqr';

/** Modules of paper around it, without which no camera finds it. */
const BORDER = 4;

/** A QR code in ink on paper, also by night: cameras read dark on light. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="staff-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#f6f0e2" />
      <path d={path} fill="#2e2722" />
    </svg>
  );
};
