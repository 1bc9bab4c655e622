export const portraitOutline = 'M-4-4H168V230H-4z';

/** A thick line without and a thin one within. */
export const PortraitFrame = () => (
  <g fill="none" stroke="var(--frame)">
    <rect x="-4" y="-4" width="172" height="234" strokeWidth="1.600" />
    <rect width="164" height="226" strokeWidth="1" />
  </g>
);
