import { times } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { ropes, type Ship } from '../../drawing/landscape/made/ships.js';

const sail = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}H${x + w / 2}Q${x + w * 0.62} ${y + h * 0.55} ${x + w * 0.52} ${y + h}Q${x} ${y + h * 0.84} ${x - w * 0.52} ${y + h}Q${x - w * 0.38} ${y + h * 0.5} ${x - w / 2} ${y}z`;
const yards = (x: number, top: number, w: number): Form[] => [
  { body: `M${x - 1} 0V${top}h2V0z` },
  {
    body: sail(x, top + 40, w, 24) + sail(x, top + 18, w * 0.82, 20) + sail(x, top + 4, w * 0.6, 13),
    line: `M${x - w / 2 - 2} ${top + 40}h${w + 4}M${x - w * 0.42} ${top + 18}h${w * 0.84}M${x - w * 0.3} ${top + 4}h${w * 0.6}M${x + w * 0.2} ${top + 42}q3 10 1 20M${x + w * 0.16} ${top + 20}q3 8 1 15`,
  },
];
/** A frigate. */
export const SHIP: Ship = {
  lamp: [-62, -30],
  forms: [
    { body: 'M54-16L88-30l0.6 1.4L56-12z', line: ropes('86-29', ['34-78', '34-54', '34-40']) },
    { body: 'M84-29L40-72 44-34z', line: 'M76-30L46-58' },
    ...yards(34, -82, 34),
    ...yards(-4, -92, 40),
    ...yards(-38, -76, 30),
    {
      body: 'M-66-30L-60-16C-40-12 30-12 54-18L62-20C58-8 52 2 44 4H-46C-60 2-64-16-66-30z',
      line: 'M-61-14C-40-8 32-8 58-15M-60-8C-40-3 34-3 56-9M-64-22l8 3',
      open: times(9, (i) => `M${-48 + i * 11} ${-5 + (i > 6 ? -1 : 0)}h3.6v3h-3.6z`).join('') + 'M-63-24h4v4h-4z',
      dyed: 'M-38-76q5-2 9 0t9-1v7q-5 2-9 0t-9 1z',
    },
  ],
};
