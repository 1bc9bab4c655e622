import { type Ship } from '../../drawing/landscape/made/ships.js';

/** A galley with two lateen sails. */
export const SHIP: Ship = {
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
