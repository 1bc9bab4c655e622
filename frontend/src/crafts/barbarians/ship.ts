import { times } from '../../drawing/landscape/burin.js';
import { ropes, type Ship } from '../../drawing/landscape/made/ships.js';

/** A curragh of hides. */
export const SHIP: Ship = {
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
