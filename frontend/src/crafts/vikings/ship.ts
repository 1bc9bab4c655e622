import { times } from '../../drawing/landscape/burin.js';
import { ropes, type Ship } from '../../drawing/landscape/made/ships.js';

/** A longship under a striped sail. */
export const SHIP: Ship = {
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
