import { times } from '../../drawing/landscape/burin.js';
import { ropes, type Ship } from '../../drawing/landscape/made/ships.js';

/** A bune with the sun on its sail. */
export const SHIP: Ship = {
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
