import { CrestArt, PIGMENT } from '../../drawing/crest-art.js';

const COMMA = 'M0-38.500A38.500 38.500 0 0 1 37.400 9.500 34 34 0 0 0 14.500-16.500 15.500 15.500 0 1 1 0-38.500z';

/** Three brushed commas in a ring, and the painter's seal. */
export const Crest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <circle r="53" fill="none" stroke="var(--ink)" strokeWidth="4.500" />
    <circle r="53" fill="none" stroke="var(--paper)" strokeWidth="0.7" strokeDasharray="34 9 60 14 22 40" />
    <circle r="47" fill="none" stroke="var(--ink)" strokeWidth="1.200" />
    {[0, 120, 240].map((turn) => (
      <path key={turn} d={COMMA} transform={`rotate(${turn})`} fill="var(--ink)" />
    ))}
    <g transform="translate(38 36) rotate(-4)">
      <rect width="18" height="18" fill={PIGMENT.red} stroke="var(--paper)" strokeWidth="1.500" />
      <path d="M4 4h10M4 9h10M4 14.200h10M9 4v10" fill="none" stroke="var(--white)" strokeWidth="1.700" />
    </g>
  </CrestArt>
);
