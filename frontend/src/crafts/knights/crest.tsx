import { CrestArt, INK, PIGMENT, times } from '../../drawing/crest-art.js';

const SHIELD = 'M-45-54h90v46c0 32-24 52-45 64C-21 44-45 24-45-8z';
const LILY =
  'M0-15c5 5 6 9 3 15 5-5 11-3 11 3 0 5-5 6-7 3 2 0 3-3 1-4-3-1-5 3-5 5h4v3H3l3 6H-6l3-6h-4V7h4c0-2-2-6-5-5-2 1-1 4 1 4-2 3-7 2-7-3 0-6 6-8 11-3-3-6-2-10 3-15z';
const HEAD = 'M-9 15c0-8 1-11 5-15-3 1-6 3-8 2-3-1-1-5 2-8 3-4 6-8 10-9l1-3 3 4c7 4 9 17 6 29z';

const Lozenges = () =>
  times(6, (i) => (
    <path
      key={i}
      d={`M${-52 + i * 11}-60l66 66M${14 - i * 11 + 2}-60l-66 66`}
      fill="none"
      stroke={PIGMENT.gold}
      strokeWidth="0.5"
      opacity="0.75"
    />
  ));

/** Quarterly, azure and gules, a cross argent over all. */
export const Crest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <clipPath id="crest-shield">
      <path d={SHIELD} />
    </clipPath>
    <path d={SHIELD} fill={PIGMENT.gold} stroke="var(--contour)" strokeWidth="1.600" strokeLinejoin="round" />
    <g clipPath="url(#crest-shield)" transform="scale(0.93)">
      <path d="M-60-60H0V0H-60z" fill={PIGMENT.blue} />
      <path d="M0-60H60V0H0z" fill={PIGMENT.red} />
      <path d="M-60 0H0V60H-60z" fill={PIGMENT.red} />
      <path d="M0 0H60V60H0z" fill={PIGMENT.blue} />
      <Lozenges />
      <g transform="translate(46 54)">
        <Lozenges />
      </g>
      <path
        d="M-60-12v24h53v60h14V12h53v-24H7v-60H-7v60z"
        fill="var(--white)"
        stroke="var(--contour)"
        strokeWidth="1.100"
        transform="translate(0 -1)"
      />
      <path d="M-60-30" />
    </g>
    <g {...INK} strokeWidth="0.9" fill={PIGMENT.gold}>
      <path d={LILY} transform="translate(-24 -31) scale(0.95)" />
      <path d={LILY} transform="translate(22 27) scale(0.85)" />
      <path d={HEAD} transform="translate(24 -31) scale(0.95)" />
      <path d={HEAD} transform="translate(-22 26) scale(0.85)" />
    </g>
    <path d={SHIELD} transform="scale(0.93)" fill="none" stroke="var(--contour)" strokeWidth="1.300" />
  </CrestArt>
);
