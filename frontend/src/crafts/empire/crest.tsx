import { CrestArt, INK, PIGMENT, point, polar, times } from '../../drawing/crest-art.js';

const LEAF = 'M0 0c3-5 9-6 14-3-4 6-10 7-14 3z';

const Laurel = ({ side }: { readonly side: 1 | -1 }) => (
  <g transform={`scale(${side} 1)`} {...INK} strokeWidth="0.9">
    <path d={`M${point(polar(48, 100))}A48 48 0 0 0 ${point(polar(48, -62))}`} fill="none" strokeWidth="1.300" />
    {times(11, (i) => {
      const angle = 92 - i * 14.5;
      const [x, y] = polar(48, angle);
      return (
        <g key={i} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle - 90})`} fill={PIGMENT.green}>
          <path d={LEAF} transform="rotate(-32)" />
          <path d={LEAF} transform="rotate(32) scale(1 -1)" />
        </g>
      );
    })}
  </g>
);

const Wing = ({ side }: { readonly side: 1 | -1 }) => (
  <g transform={`scale(${side} 1)`} {...INK} strokeWidth="1">
    {times(7, (i) => (
      <path
        key={i}
        d="M0-2C10-5 24-5 30 0 25 4 10 4 0 2z"
        transform={`translate(5 -6) rotate(${-78 + i * 16}) scale(${1.08 - Math.abs(i - 2) * 0.05})`}
        fill={i % 2 === 0 ? PIGMENT.bone : 'var(--white)'}
      />
    ))}
    <path d="M4-10c8-2 13 2 14 8-5 3-10 4-14 3z" fill={PIGMENT.bone} />
  </g>
);

/** The eagle of a legion, in laurel. */
export const Crest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <Laurel side={1} />
    <Laurel side={-1} />
    <g transform="translate(0 1) scale(1.16)">
      <Wing side={1} />
      <Wing side={-1} />
      <g {...INK} strokeWidth="1.100" fill={PIGMENT.bone}>
        {[-2, -1, 0, 1, 2].map((i) => (
          <path key={i} d={`M${i * 1.6} 18l${i * 2.2 - 2} 20h4z`} />
        ))}
        <path d="M-8-12c-1 12 1 24 8 34 7-10 9-22 8-34z" />
        <path d="M-4-2c2 2 6 2 8 0M-5 5c3 2 7 2 10 0M-3 12c2 2 4 2 6 0" fill="none" />
        <path d="M-7-11c-2-8 0-17 8-18 5 0 8 3 8 6 4 0 6 3 5 7-2-2-4-3-7-2 1 3 1 5 1 7z" />
        <circle cx="4" cy="-23" r="1.200" fill="var(--contour)" />
        <path d="M-7 20l-4 8M7 20l4 8" strokeWidth="2" stroke={PIGMENT.gold} />
      </g>
    </g>
  </CrestArt>
);
