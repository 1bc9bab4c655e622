import { CrestArt, PIGMENT } from './crest-art.js';

const COMMA = 'M2-37C20-37 35-22 37-3c1 14-5 26-15 33C28 16 24 4 12 1 2-1-9-4-12-15-14-27-8-37 2-37z';

/** Three commas in a ring, brushed, and the seal of whoever brushed them. */
export const SamuraiCrest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <circle r="53" fill="none" stroke={PIGMENT.black} strokeWidth="4.500" />
    <circle r="53" fill="none" stroke="var(--paper)" strokeWidth="0.7" strokeDasharray="34 9 60 14 22 40" />
    <circle r="47" fill="none" stroke={PIGMENT.black} strokeWidth="1.200" />
    {[0, 120, 240].map((turn) => (
      <path key={turn} d={COMMA} transform={`rotate(${turn})`} fill={PIGMENT.black} />
    ))}
    <g transform="translate(38 36) rotate(-4)">
      <rect width="18" height="18" fill={PIGMENT.red} stroke="var(--paper)" strokeWidth="1.500" />
      <path d="M4 4h10M4 9h10M4 14.200h10M9 4v10" fill="none" stroke="var(--leaf)" strokeWidth="1.700" />
    </g>
  </CrestArt>
);
