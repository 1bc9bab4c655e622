import { FINE } from './line.js';
import { type Brow, type Eyes, type Look } from './look.js';

/** How far the lid lifts over the eye, and whether it hangs. */
const LID: Readonly<Record<Eyes, readonly [lift: number, hang: number]>> = {
  open: [5.2, 0],
  narrow: [3.7, 0.6],
  heavy: [4.5, 1.2],
};

interface EyeProps {
  readonly x: number;
  readonly wide: number;
  readonly look: Look;
}
export const Eye = ({ x, wide, look: { soft, eyes, iris } }: EyeProps) => {
  const [lift, hang] = LID[eyes],
    top = 94.5 - lift + (soft ? 0 : 0.8);
  const lid = `M${x - wide} 94.5C${x - wide * 0.4} ${top} ${x + wide * 0.5} ${top} ${x + wide} ${95 + hang}`;
  return (
    <g>
      <path
        d={`${lid} ${x + wide * 0.3} ${97.8 - hang * 0.4} ${x - wide * 0.6} ${97.6 - hang * 0.4} ${x - wide} 94.5z`}
        fill="var(--white)"
      />
      <circle
        cx={x - 0.6}
        cy={94.1}
        r={eyes === 'narrow' ? 2 : 2.3}
        fill={iris}
        stroke="var(--pen)"
        strokeWidth="0.6"
      />
      <circle cx={x - 0.6} cy={94.1} r="1" fill="#231c18" />
      <circle cx={x - 1.4} cy={93.3} r="0.5" fill="var(--white)" />
      <path d={lid} {...FINE} strokeWidth={soft ? 1.8 : 1.5} />
      {soft && <path d={`M${x + wide - 0.4} ${95 + hang}l2.2-1.4`} {...FINE} strokeWidth="1.1" />}
      <path d={`M${x - wide * 0.5} 97.4q${wide * 0.6} 0.9 ${wide * 1.1}-0.6`} {...FINE} strokeWidth="0.55" />
      <path
        d={`M${x - wide * 0.8} ${top - 0.4}q${wide * 0.9}-${eyes === 'heavy' ? 1.2 : 2} ${wide * 1.6} ${0.6 + hang}`}
        {...FINE}
        strokeWidth="0.6"
      />
    </g>
  );
};

const BROWS: Readonly<Record<Brow, readonly [soft: string, strong: string]>> = {
  level: ['M56 86.5q6-4 12-1M80 85q7-3.5 15 1.5', 'M55 87q6-4.5 13-1.5M79 85.5q8-4 17 1.5'],
  arched: ['M56 87.5q5-6.5 12-3M80 83.5q8-6 15 2.5', 'M55 87.5q6-6 13-2.5M79 84.5q8-5.5 17 2.5'],
  drawn: ['M56 84.5q6-2 12 1.5M80 86q7-4 15-1', 'M55 84.5q7-1 13 2.5M79 87q8-4.5 17-1.5'],
};
export const Brows = ({ look: { soft, hair, brow } }: { readonly look: Look }) => {
  const d = BROWS[brow][soft ? 0 : 1];
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--pen)" strokeWidth={soft ? 2.2 : 3.4} />
      <path d={d} stroke={hair === '#e9e3d6' ? '#9d968c' : hair} strokeWidth={soft ? 1.2 : 2.2} />
    </g>
  );
};
