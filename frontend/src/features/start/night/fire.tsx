const OUTER = 'M0-64C4-44 24-34 24-12 24 2 14 10 0 10S-24 2-24-12C-24-24-14-28-14-42-8-38-6-32-6-28-2-38-4-52 0-64z';
const MIDDLE = 'M2-44C4-30 16-24 16-9 16 3 9 9 0 9S-16 3-16-9C-16-18-8-22-8-32-4-28-3-24-3-20 0-26-1-36 2-44z';
const INNER = 'M0-24C2-16 8-11 8-3 8 4 5 8 0 8S-8 4-8-3C-8-10-2-15 0-24z';
const LOGS = 'M-30 12L24 4 27 9-26 18zM30 12L-24 4-27 9 26 18z';

/** A fire on crossed logs, its foot at 0. */
export const Fire = ({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <g className="flame">
      <path d={OUTER} fill="color-mix(in oklab, var(--act) 78%, var(--paper))" />
      <path d={MIDDLE} fill="var(--act)" />
      <path d={INNER} fill="color-mix(in oklab, var(--act) 34%, var(--ink))" />
    </g>
    <path d={LOGS} fill="var(--cloak)" stroke="color-mix(in oklab, var(--act) 50%, var(--paper))" strokeWidth="0.8" />
  </g>
);
