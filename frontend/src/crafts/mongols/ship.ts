import { times } from '../../drawing/landscape/burin.js';
import { type Ship } from '../../drawing/landscape/made/ships.js';

/** A junk. */
export const SHIP: Ship = {
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
