import { Column } from './kanji.js';
import { OUTLINES } from './outlines.js';
import { VERSE } from './phrases.js';
import { Seal } from './seal.js';
import { VERSE_OUTLINES } from './verse-outlines.js';

const LETTERS = { ...OUTLINES, ...VERSE_OUTLINES };

const Wash = ({ id, strength }: { readonly id: string; readonly strength: number }) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stopColor="var(--ink)" stopOpacity={strength} />
    <stop offset="0.85" stopColor="var(--ink)" stopOpacity="0" />
  </linearGradient>
);

const Heights = () => (
  <g>
    <circle cx="88" cy="104" r="48" fill="var(--act)" />
    <path d="M-4 262C34 250 62 214 90 176q8-10 18-1c34 34 66 62 104 74l88 14v60H-4z" fill="url(#wash-far)" />
    <path d="M90 176q8-10 18-1l17 19-8-3-7 8-8-7-8 10-7-9-9 5z" fill="var(--scroll)" />
    <path
      d="M-4 262C34 250 62 214 90 176q8-10 18-1c34 34 66 62 104 74"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.400"
      strokeLinecap="round"
    />
    <path d="M-4 300c40-26 76-22 104 0 30-30 66-24 104-2 34-18 60-14 96 4v80H-4z" fill="url(#wash-near)" />
    {[
      [22, 118, 88],
      [58, 133, 110],
      [-20, 226, 150],
      [96, 240, 190],
      [150, 268, 160],
    ].map(([x = 0, y = 0, width = 0]) => (
      <rect key={y} x={x} y={y} width={width} height="10" rx="5" fill="var(--scroll)" />
    ))}
  </g>
);

/** A bare bough with a crow. */
const Crow = () => (
  <g fill="var(--crow)" stroke="var(--crow-rim)" strokeWidth="0.9">
    <path d="M300 300c-30 16-60 18-88 10-26-7-46-18-74-14-12 2-20 8-26 16l-3-3c8-12 19-18 31-20 28-5 48 5 74 11 28 7 56 4 86-12z" />
    <path
      d="M238 305c-10-14-12-27-28-38M262 303c3 13-4 22-1 36M160 292c-11 9-15 20-12 34M128 294c-9-8-11-17-21-20M196 302c6 10 4 18 10 26M274 298c-3-12 3-18 2-30"
      fill="none"
      stroke="var(--crow-twig)"
      strokeWidth="2.200"
      strokeLinecap="round"
    />
    <path d="M151 255c6-9 17-9 23-1 15 4 28 14 37 26l22 27-17-8 2 12-22-18c-19-1-34-8-41-22-4-3-5-6-5-9l-13-2z" />
    <path d="M176 290l-1 8M186 292v7" stroke="var(--crow-twig)" strokeWidth="2.200" strokeLinecap="round" />
    <circle cx="160" cy="257" r="1.700" fill="var(--crow-eye)" stroke="none" />
    <path d="M178 268c12 4 22 12 29 22M175 275c9 3 18 8 25 15" fill="none" stroke="var(--crow-eye)" strokeWidth="0.8" />
  </g>
);

/** A sword stuck in the ground; the grass hides the lower part of its blade. */
const Sword = () => (
  <g stroke="var(--ink)" strokeLinejoin="round">
    <path d="M50 376c4-28 5-52 3-78l7-1c2 27 1 52-3 79z" fill="var(--scroll)" strokeWidth="1.200" />
    <path d="M40 298c8-5 24-6 33-2-8 5-25 6-33 2z" fill="var(--ink)" />
    <path d="M52 294c-1-22-4-42-9-62l9-2c5 21 8 42 9 63z" fill="var(--ink)" />
    <path d="M46 238l9 3-7 6 10 3-8 6 10 3-8 6 10 3-7 6 9 3-7 5" fill="none" stroke="var(--scroll)" strokeWidth="1" />
    <path
      d="M92 392l1-7c22-5 42-5 62 3-22-2-42 0-63 4zM92 388.500c20-4 40-4.500 57-1"
      fill="var(--scroll)"
      strokeWidth="1"
    />
    <path d="M53 297l7-1" stroke="var(--act)" strokeWidth="2.500" />
  </g>
);

const GRASS = Array.from({ length: 34 }, (_, n) => {
  const x = 4 + n * 9 + ((n * 7) % 6),
    height = 12 + ((n * 17) % 22);
  return `M${x} ${394 + ((n * 5) % 9)}q${-2 + ((n * 11) % 6)}-${height * 0.6} ${-6 + ((n * 13) % 15)}-${height}`;
}).join('');

/** Mountains, a sword, a crow, and two well-known lines. */
export const InkLandscape = () => (
  <g>
    <defs>
      <Wash id="wash-far" strength={0.4} />
      <Wash id="wash-near" strength={0.26} />
    </defs>
    <Heights />
    <path d="M-4 372c70-16 200-18 304 4v40H-4z" fill="url(#wash-near)" />
    <Sword />
    <path d={GRASS} fill="none" stroke="var(--ink)" strokeWidth="1.200" strokeLinecap="round" />
    <Crow />
    <g fill="var(--ink)">
      <Column text={VERSE[0]} outlines={LETTERS} x={258} y={14} size={23} step={25.5} />
      <Column text={VERSE[1]} outlines={LETTERS} x={226} y={30} size={23} step={25.5} />
    </g>
    <svg x="199" y="228" width="22" height="22" viewBox="0 0 40 40">
      <Seal />
    </svg>
  </g>
);
