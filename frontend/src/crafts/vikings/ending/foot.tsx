import { spread } from './spread.js';

const GROUND = 'M6 606C80 584 430 580 514 604';
const blade = (i: number): string => {
  const x = 40 + i * 3.4 + ((i * 7) % 5);
  const y = 602 - 12 * Math.sin((Math.PI * (x - 6)) / 508) + ((i * 11) % 6);
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${-2 + ((i * 13) % 5)}-${5 + ((i * 17) % 6)} ${-5 + ((i * 19) % 11)}-${9 + ((i * 17) % 11)}`;
};
const tuft = (i: number): string => {
  const [x, y] = [Math.round(60 + spread(i, 0) * 400), Math.round(606 + spread(i, 1) * 28)];
  return `M${x} ${y}q-2-5-5-7M${x} ${y}v-9M${x} ${y}q2-5 5-7`;
};
const FIRS: readonly (readonly [number, number, number])[] = [
  [26, 602, 0.9],
  [64, 597, 1.05],
  [44, 610, 1.2],
  [14, 616, 1],
  [80, 612, 0.85],
  [482, 596, 1],
  [458, 600, 0.85],
  [505, 605, 0.95],
  [492, 614, 1.2],
  [468, 613, 1],
];

const Fir = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} strokeWidth="1.300">
    <path d="M0 0V-7" strokeWidth="2" />
    <path d="M0-46L8-31 4-31 11-19 6-19 14-6H-14L-6-19-11-19-4-31-8-31z" fill="var(--fir)" />
    <path d="M0-46L8-31 4-31 11-19 6-19 14-6H3L2-19 1-31z" fill="var(--fir-shade)" stroke="none" />
    <path d="M4-12l5 3M3-25l4 3M2-37l3 3M8-11l3 2" fill="none" strokeWidth="0.8" />
  </g>
);

/** The ground of the stone: grass around the foot, firs in the distance. */
export const Foot = () => (
  <g fill="none" stroke="var(--turf-line)" strokeLinecap="round" strokeLinejoin="round">
    <path d={`${GROUND}C500 632 400 640 262 640 130 640 20 634 6 606z`} fill="var(--turf)" stroke="none" />
    <path d={GROUND} strokeWidth="1.600" />
    {FIRS.map(([x, y, size]) => (
      <Fir key={`${x} ${y}`} x={x} y={y} size={size} />
    ))}
    <path d={Array.from({ length: 128 }, (_, i) => blade(i)).join('')} strokeWidth="1.200" />
    <path d={Array.from({ length: 34 }, (_, i) => tuft(i)).join('')} strokeWidth="1" opacity="0.65" />
  </g>
);
