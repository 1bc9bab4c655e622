import { type FactionId } from '#game/model/world.js';

/** A cloak about somebody who sits: the back at the left, the knees towards the fire. */
const CLOAK = 'M-36 48C-37 16-27-8-10-15-4-18 6-18 11-14 18-9 20-2 22 6 30 8 38 18 40 30L42 48z';
const HEAD = 'M-2-38C6-39 11-33 11-27 11-20 7-15 1-15-6-15-10-20-10-27-10-33-7-37.5-2-38z';

/** What each wears on the head, and has at hand. */
const OF: Readonly<Record<FactionId, string>> = {
  vikings:
    'M-12-27C-12-38-5-43 1-43 8-43 13-37 13-28L14-24 10-23 9-28H-9L-10-22-14-23zM-22 30V-44h3V30zM-19-44C-10-50-6-46-4-40-8-34-12-32-19-32z',
  empire:
    'M-12-22C-13-36-6-42 1-42 9-42 14-35 13-26L9-27-9-27-10-18zM-17-30C-20-46-6-56 8-52 14-50 17-44 16-38 10-44 2-46-4-43-10-40-13-34-13-26z',
  mongols:
    'M-13-26L-14-31Q-8-33-6-36L1-54 8-36Q10-33 15-31L14-26Q0-30-13-26zM24-46C34-30 36 0 26 24L24 23C32 0 31-28 22-44z',
  samurai: 'M-9-36C-6-42 8-42 11-35L10-30-8-31zM-4-41C-5-50 6-52 7-46 7-43 4-41 1-40zM-26 6L-48-10-46.5-12-24 3z',
  pirates:
    'M-24-34C-18-46-6-46 1-42 8-48 20-46 26-36 18-32 10-30 1-30-8-30-18-30-24-34zM4-43C12-56 24-56 30-50 22-50 16-46 12-41z',
  knights:
    'M-12-15L-13-30C-12-40-5-45 1-45 8-45 14-40 14-30L13-15 6-12H-6zM-36 32V-30h3V32zM-42-16h15v3h-15zM-35.5-36h2v6h-2z',
  assassins: 'M-16-10C-18-30-10-46 2-48 12-48 18-38 17-26 16-18 13-12 9-12-2-8-8-6-16-10z',
  barbarians:
    'M-13-22C-18-34-8-44 1-43 10-43 17-34 14-22L18-12 10-18-9-18-18-10zM-9-40C-20-46-20-56-14-60-14-52-8-48-4-43zM9-41C18-48 18-57 12-61 13-53 8-48 4-43z',
};
const ORDER_LEFT = ['knights', 'mongols', 'samurai', 'vikings'] as const;
const ORDER_RIGHT = ['empire', 'barbarians', 'assassins', 'pirates'] as const;

const FOLDS = 'M-14-8C-20 6-22 18-20 34M22 7C16 12 8 14-2 13M30 14C22 18 14 26 12 36';

interface SeatedProps {
  readonly people: FactionId;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly side: 1 | -1;
}

/** Dark against the dark, with an edge of firelight. */
const Seated = ({ people, x, y, scale, side }: SeatedProps) => {
  const body = CLOAK + HEAD + OF[people];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale * side} ${scale})`}>
      <path d={body} fill="var(--act)" />
      <path d={body} fill="var(--cloak)" transform="translate(-2.1 0.9)" />
      <path d={FOLDS} fill="none" stroke="color-mix(in oklab, var(--act) 26%, var(--cloak))" strokeWidth="1" />
    </g>
  );
};

/** All eight peoples round one fire. */
export const Company = () => (
  <g>
    {ORDER_LEFT.map((people, i) => (
      <Seated key={people} people={people} x={418 + i * 73} y={488 - i * 4} scale={0.9 + i * 0.05} side={1} />
    ))}
    {ORDER_RIGHT.map((people, i) => (
      <Seated key={people} people={people} x={1024 - i * 72} y={488 - i * 4} scale={0.9 + i * 0.05} side={-1} />
    ))}
  </g>
);
