import { CrestArt, PIGMENT, times } from '../../drawing/crest-art.js';

/** A dagger with measuring lines, as in a codex of drawings. */
export const Crest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <g fill="none" stroke={PIGMENT.sepia} strokeWidth="0.55" opacity="0.85">
      <rect x="-42" y="-42" width="84" height="84" />
      <circle r="42" />
      <circle r="24" cy="-18" />
      <circle r="24" cy="18" />
      <circle r="14" />
      <path d="M-58 0H58M0-60V60M-42-42L42 42M42-42L-42 42" strokeDasharray="5 1.500" />
      {times(9, (i) => (
        <path key={i} d={`M46 ${-42 + i * 10.5}h${i % 4 === 0 ? 6 : 3}`} />
      ))}
    </g>
    <g stroke={PIGMENT.sepia} strokeLinejoin="round" strokeLinecap="round">
      <path d="M-6-15h12l1 22L0 57-7 7z" fill={PIGMENT.bone} strokeWidth="1.300" />
      <path d="M0-13V52" strokeWidth="0.8" />
      {times(15, (i) => (
        <path key={i} d={`M1 ${-10 + i * 3.6}l${(4.6 - i * 0.22).toFixed(1)} 1.600`} strokeWidth="0.6" />
      ))}
      <path
        d="M-19-20c-2 3 1 6 4 4 9-3 21-3 30 0 3 2 6-1 4-4-9-5-29-5-38 0z"
        fill={PIGMENT.flesh}
        strokeWidth="1.300"
      />
      <path d="M-4-23h8l-1-22h-6z" fill={PIGMENT.flesh} strokeWidth="1.300" />
      <path d="M-4-27l8-3M-4-32l8-3M-3.500-37l7-3M-3-42l6-2" strokeWidth="0.8" fill="none" />
      <circle cy="-50" r="5.500" fill={PIGMENT.flesh} strokeWidth="1.300" />
    </g>
    <g fill="none" stroke={PIGMENT.sepia} strokeWidth="0.7" strokeLinecap="round">
      {[
        [20, -36],
        [-36, 22],
      ].map(([x = 0, y = 0]) =>
        times(4, (i) => (
          <path key={`${x} ${i}`} d={`M${x + (i % 2)} ${y + i * 3.2}q2-2 4 0t4 0 4 0${i === 3 ? '' : ' 3 0'}`} />
        )),
      )}
    </g>
  </CrestArt>
);
