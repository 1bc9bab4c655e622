import { ropes, type Ship } from '../../drawing/landscape/made/ships.js';

/** A cog with castles fore and aft. */
export const SHIP: Ship = {
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
