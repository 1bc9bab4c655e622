import { CrestArt, PIGMENT, times } from '../../drawing/crest-art.js';

const spiral = (turns: number, from: number, step: number): string =>
  'M' +
  times(Math.round(turns * 18), (i) => {
    const a = from + (i / 18) * 2 * Math.PI;
    const r = 1.6 + i * step;
    return `${(15 + r * Math.cos(a)).toFixed(2)} ${(-31 + r * Math.sin(a)).toFixed(2)}`;
  }).join('L');

const HORN = `${spiral(1.3, 1.75, 0.44)}C22-14 8-14 0-3`;

const Horn = ({ colour, width, dash }: { readonly colour: string; readonly width: number; readonly dash?: string }) =>
  [0, 90, 180, 270].map((turn) => (
    <g key={turn} transform={`rotate(${turn})`}>
      {[1, -1].map((side) => (
        <path
          key={side}
          d={HORN}
          transform={`scale(${side} 1)`}
          fill="none"
          stroke={colour}
          strokeWidth={width}
          strokeDasharray={dash}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </g>
  ));

/** Ram's horns to the four winds, cut from red felt and stitched down. */
export const Crest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <path
      d="M0-57L57 0 0 57-57 0z"
      fill={PIGMENT.blue}
      stroke="var(--contour)"
      strokeWidth="1.600"
      strokeLinejoin="round"
    />
    <path d="M0-52L52 0 0 52-52 0z" fill="none" stroke={PIGMENT.bone} strokeWidth="1.100" strokeDasharray="3 2.600" />
    <Horn colour="var(--contour)" width={6.6} />
    <Horn colour={PIGMENT.red} width={4.8} />
    <Horn colour={PIGMENT.bone} width={0.9} dash="2 2.600" />
    <circle r="8" fill={PIGMENT.gold} stroke="var(--contour)" strokeWidth="1.400" />
    <circle r="3" fill={PIGMENT.red} stroke="var(--contour)" strokeWidth="1" />
  </CrestArt>
);
