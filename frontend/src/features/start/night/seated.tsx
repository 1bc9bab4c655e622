import { type FactionId } from '#game/model/world.js';
import { SEATED } from '../../../crafts/seated.js';

/** The cloak of a seated figure: the back at the left, the knees towards the fire. */
const CLOAK = 'M-36 48C-37 16-27-8-10-15-4-18 6-18 11-14 18-9 20-2 22 6 30 8 38 18 40 30L42 48z';
const HEAD = 'M-2-38C6-39 11-33 11-27 11-20 7-15 1-15-6-15-10-20-10-27-10-33-7-37.5-2-38z';

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

/** A dark figure with an edge of firelight. */
const Seated = ({ people, x, y, scale, side }: SeatedProps) => {
  const body = CLOAK + HEAD + SEATED[people];
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
