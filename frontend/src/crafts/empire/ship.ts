import { times } from '../../drawing/landscape/burin.js';
import { ropes, type Ship } from '../../drawing/landscape/made/ships.js';

/** A trireme. */
export const SHIP: Ship = {
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
