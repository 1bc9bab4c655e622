import { CrestArt, INK, PIGMENT } from '../../drawing/crest-art.js';

const ANCHOR =
  'M-4-32h8v62c14-2 26-11 31-24l-8 4 13-24 13 23-9-2C38 28 22 45 0 50-22 45-38 28-44 7l-9 2 13-23 13 24-8-4c5 13 17 22 31 24z';
const ROPE = 'M6-43c14 1 22 8 17 16-5 9-30 8-33 17-3 8 22 9 20 18-2 8-21 9-20 18 0 6 7 8 10 12';

/** A fouled anchor: an honest sailor's shame, and therefore their flag. */
export const Crest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <g {...INK} strokeWidth="1.700">
      <circle cy="-45" r="8" fill="none" strokeWidth="6" />
      <circle cy="-45" r="8" fill="none" stroke={PIGMENT.bone} strokeWidth="2.800" />
      <path d={ANCHOR} fill={PIGMENT.bone} />
      <path d="M0-24v66" strokeWidth="0.9" fill="none" opacity="0.6" />
      <path d="M-40 14c6 14 18 24 34 29M44 8c-5 13-13 22-26 28" fill="none" strokeWidth="0.9" opacity="0.6" />
      <rect x="-27" y="-31" width="54" height="8" rx="3" fill={PIGMENT.gold} />
      <path d="M-24-27h20M6-28h18M-20-25h12" strokeWidth="0.7" />
    </g>
    <g fill="none" strokeLinecap="round">
      <path d={ROPE} stroke="var(--contour)" strokeWidth="6" />
      <path d={ROPE} stroke={PIGMENT.gold} strokeWidth="4.200" />
      <path
        d={ROPE}
        stroke="var(--contour)"
        strokeWidth="4.200"
        strokeDasharray="0.8 2.600"
        opacity="0.7"
        strokeLinecap="butt"
      />
    </g>
  </CrestArt>
);
