import { type FactionId } from '#game/model/world.js';
import { times } from '../burin.js';
import { type Form } from '../form.js';

/** Where a lantern hangs on a ship, from its waterline. */
export interface Ship {
  readonly forms: readonly Form[];
  readonly lamp: readonly [number, number];
}

const ropes = (top: string, feet: readonly string[]): string => feet.map((foot) => `M${top}L${foot}`).join('');

const LONGSHIP: Ship = {
  lamp: [50, -22],
  forms: [
    { body: 'M-1.2 0V-62h2.4V0z', line: ropes('0-60', ['-44-9', '44-9']) },
    {
      pale: true,
      body: 'M-27-56H27Q32-36 26-18 0-24-26-18-32-36-27-56z',
      dyed: times(
        4,
        (i) =>
          `M${-27 + i * 15}-56h7.5Q${-21.5 + i * 15.2}-36 ${-19 + i * 14.4}-19.5L${-26 + i * 14.4}-18.2Q${-30.5 + i * 15.2}-36 ${-27 + i * 15}-56z`,
      ).join(''),
      line: 'M-29-46h58M-29-36h58M-28-27Q0-31 28-27',
    },
    {
      body: 'M-56-34C-52-30-50-22-46-15-36-8 34-8 44-15 49-22 50-30 54-36 57-40 62-40 64-36 61-37 59-35 58-31 57-20 52-6 40 2 20 6-26 6-40 2-54-6-60-20-60-30-60-35-64-36-66-33-66-39-60-41-56-34z',
      line: 'M-47-11C-34-3 30-3 46-11M-50-6C-34 2 30 2 48-6M64-36l5 1-4 2.5',
      dyed: times(5, (i) => `M${-28 + i * 14}-6.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z`).join(''),
      solid: times(6, (i) => `M${-34 + i * 13}-1l-7 10 1.2 0.4 7-10z`).join(''),
    },
  ],
};
const TRIREME: Ship = {
  lamp: [-54, -30],
  forms: [
    { body: 'M3 0V-56h2V0z', line: ropes('4-55', ['-44-12', '48-10']) },
    {
      pale: true,
      body: 'M-22-52H30Q36-36 30-20 4-25-22-20-16-36-22-52z',
      dyed: 'M4-46l3 6 6 1-4.5 4 1 6-5.5-3-5.5 3 1-6-4.5-4 6-1z',
      line: 'M-18-42h50M-17-32h50',
    },
    {
      body: 'M-58-36C-64-30-62-20-54-14-40-10 40-10 54-12L72-4 58 2C40 6-34 6-48 2-62-4-68-20-64-32-64-37-60-39-58-36z',
      line: 'M-54-12C-40-7 40-7 62-6M-52-4C-36 0 40 0 62-1M52-8c2-2 5-2 6 0',
      solid: times(17, (i) => `M${-42 + i * 5.4}-1l-6 11 1 0.4 6-11z`).join(''),
    },
  ],
};
const BUNE: Ship = {
  lamp: [-44, -24],
  forms: [
    { body: 'M-1.2 0V-66h2.4V0z', line: ropes('0-64', ['-46-12', '46-10']) },
    {
      pale: true,
      body: 'M-25-62H25V-14Q0-20-25-14z',
      line: times(6, (i) => `M${-18 + i * 7}-62V-15`).join(''),
      dyed: 'M0-54a10 10 0 1 0 0.1 0zM0-50.5a6.5 6.5 0 1 1-0.1 0z',
    },
    {
      body: 'M-58-22L-46-18H36L58-28C58-14 50-2 40 3H-40C-52-2-58-12-58-22z',
      line: 'M-54-12H48M-50-6H46M-46-18v-9h20v9',
      open: 'M-42-20h5v-4h-5zM-34-20h5v-4h-5z',
    },
  ],
};
const sail = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}H${x + w / 2}Q${x + w * 0.62} ${y + h * 0.55} ${x + w * 0.52} ${y + h}Q${x} ${y + h * 0.84} ${x - w * 0.52} ${y + h}Q${x - w * 0.38} ${y + h * 0.5} ${x - w / 2} ${y}z`;
const yards = (x: number, top: number, w: number): Form[] => [
  { body: `M${x - 1} 0V${top}h2V0z` },
  {
    body: sail(x, top + 40, w, 24) + sail(x, top + 18, w * 0.82, 20) + sail(x, top + 4, w * 0.6, 13),
    line: `M${x - w / 2 - 2} ${top + 40}h${w + 4}M${x - w * 0.42} ${top + 18}h${w * 0.84}M${x - w * 0.3} ${top + 4}h${w * 0.6}M${x + w * 0.2} ${top + 42}q3 10 1 20M${x + w * 0.16} ${top + 20}q3 8 1 15`,
  },
];
const FRIGATE: Ship = {
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
const COG: Ship = {
  lamp: [-42, -30],
  forms: [
    {
      body: 'M-1.4 0V-64h2.8V0z',
      line: ropes('0-62', ['-42-16', '44-20']) + 'M0-64v-8',
      dyed: 'M0-72q6-2 12 1l-3 3 3 3q-6-2-12-1z',
    },
    {
      pale: true,
      body: 'M-28-58H28Q34-38 28-18 0-25-28-18-22-38-28-58z',
      dyed: 'M-4-58h8v14h20v8H4v15.5q-4-1-8-0.5V-36h-21v-8H-4z',
      line: 'M-27-48h8M20-48h10',
    },
    { body: 'M-54-30h22v10h-22zM-54-30v-4h4v4h5v-4h4v4h5v-4h4v4zM36-30h18v9H36z' },
    {
      body: 'M-52-20C-30-12 30-12 54-24 54-10 48 0 38 4H-36C-46 0-52-10-52-20z',
      line: 'M-50-14C-30-6 32-6 52-16M-48-8C-30-1 32-1 50-9M-44-3C-28 3 30 3 46-3',
    },
  ],
};
const LATEEN: Ship = {
  lamp: [-50, -26],
  forms: [
    { body: 'M15 0V-50h2V0zM-23 0V-58h2V0z' },
    { pale: true, body: 'M0-70L46-22Q20-20-6-20 4-42 0-70z', line: 'M0-70L46-22M2-62Q14-40 10-20M4-58Q26-38 26-21' },
    {
      pale: true,
      body: 'M-40-76L8-26Q-20-20-48-22-36-46-40-76z',
      dyed: 'M-34-66L-22-54Q-24-36-34-22L-44-22Q-33-44-34-66z',
      line: 'M-40-76L8-26M-16-46Q-14-32-18-22',
    },
    {
      body: 'M-60-28L-50-14C-30-10 34-10 52-16L70-28C64-12 56 0 46 4H-40C-54 0-58-16-60-28z',
      line: 'M-52-12C-30-5 36-5 58-17M-50-5C-30 1 38 1 54-8',
    },
  ],
};
const JUNK: Ship = {
  lamp: [-46, -30],
  forms: [
    { body: 'M7 0V-66h2V0zM-33 0V-54h2V0zM33-8V-46h2V-8z' },
    {
      pale: true,
      body: 'M-4-62L18-66 28-18Q10-14-6-18-10-40-4-62z',
      line: times(5, (i) => `M${-5 - i * 0.6} ${-54 + i * 8}L${20 + i * 1.9} ${-57 + i * 8.4}`).join(''),
      dyed: 'M-5-54L20-58 22-50-6.5-46zM-7-38L24-41 26-33-7.5-30z',
    },
    {
      pale: true,
      body: 'M-42-50L-26-54-20-18Q-32-15-44-18-46-36-42-50z',
      line: times(4, (i) => `M-43 ${-43 + i * 7}l19-1.5`).join(''),
    },
    { pale: true, body: 'M30-44L42-42 42-18 28-19z', line: 'M30-36h12M29-28h13' },
    {
      body: 'M-58-34L-52-16C-34-10 34-10 46-14L56-26C56-12 50 0 42 4H-40C-52 0-58-18-58-34z',
      line: 'M-54-13C-34-5 36-5 52-14M-52-5C-34 1 36 1 48-6M-57-28l10 3v10',
      open: 'M-54-22h4v4h-4z',
    },
  ],
};
const CURRAGH: Ship = {
  lamp: [26, -16],
  forms: [
    { body: 'M-1 0V-46h2V0z', line: ropes('0-45', ['-34-10', '36-10']) },
    {
      pale: true,
      body: 'M-18-43H18L22-13Q0-18-22-13z',
      line: 'M-10-42l-2 26M6-42l1 24M-20-28h40M-14-36l3 2M10-22l3-2',
      dyed: 'M-2-36a5 5 0 1 0 4 0l-1 4h-2z',
    },
    {
      body: 'M-46-16C-38-8 36-8 44-18 44-6 36 3 26 5H-26C-38 3-46-6-46-16z',
      line: times(9, (i) => `M${-34 + i * 8.5}-8q2 6 0 12`).join('') + 'M-44-12C-34-5 34-5 44-13',
      solid: 'M-20-6l-12 14 1.2 0.6 12-14zM14-6L2 8l1.2 0.6 12-14z',
    },
  ],
};

/** What each people puts to sea in: about 120 long, its waterline at 0. */
export const SHIPS: Readonly<Record<FactionId, Ship>> = {
  vikings: LONGSHIP,
  empire: TRIREME,
  mongols: JUNK,
  samurai: BUNE,
  pirates: FRIGATE,
  knights: COG,
  assassins: LATEEN,
  barbarians: CURRAGH,
};

/** A sail far out. */
export const farSail = (x: number, y: number, scale: number): Form => ({
  at: [x, y, scale],
  body: 'M-7-2H8Q6 2 3 2.6H-3Q-6 2-7-2zM0-3V-16Q7-10 6-4zM-1.5-4V-13Q-6-8-5.5-4z',
  solid: 'M-7-2H8Q6 2 3 2.6H-3Q-6 2-7-2z',
});
