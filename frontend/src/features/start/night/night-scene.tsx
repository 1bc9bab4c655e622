import { type CSSProperties } from 'react';
import { handOf, r1, times } from '../../../drawing/landscape/burin.js';
import { moonPath } from '../../../drawing/landscape/moon.js';
import { Shine } from '../../../drawing/landscape/night/shine.js';
import { nightOf } from '../../../drawing/landscape/night/tones.js';
import { Country, Knoll, SEA_LINE, WIDTH } from './country.js';
import { Fire } from './fire.js';
import { Company } from './seated.js';

const TOP = -260;
const MOON = { x: 1066, y: 216, r: 28 };
/** The name of the game and the line under it cover the middle of the sky at every page size, so stars there are darker than the letters. */
const WORDS = { x: 720, reach: 340 };
const hand = handOf(3);

const Stars = () =>
  times(130, (i) => {
    const x = hand(i) * (WIDTH + 200) - 100;
    return (
      <circle
        key={i}
        cx={r1(x)}
        cy={r1(TOP + hand(i + 200) ** 0.8 * 600)}
        r={r1(0.5 + hand(i + 400) ** 3 * 1.2)}
        fill={Math.abs(x - WORDS.x) < WORDS.reach ? 'var(--spark)' : 'var(--ink)'}
        opacity={r1(0.2 + hand(i + 600) * 0.7)}
      />
    );
  });

const Sky = () => (
  <g>
    <linearGradient id="night-sky" x1="0" y1={TOP} x2="0" y2={SEA_LINE} gradientUnits="userSpaceOnUse">
      <stop offset="0.4" style={{ stopColor: 'var(--paper)' }} />
      <stop offset="0.76" style={{ stopColor: 'color-mix(in oklab, var(--air) 34%, var(--paper))' }} />
      <stop offset="1" style={{ stopColor: 'color-mix(in oklab, var(--air) 62%, var(--paper))' }} />
    </linearGradient>
    <linearGradient id="night-sea" x1="0" y1={SEA_LINE} x2="0" y2="540" gradientUnits="userSpaceOnUse">
      <stop offset="0" style={{ stopColor: 'color-mix(in oklab, var(--air) 46%, var(--paper))' }} />
      <stop offset="1" style={{ stopColor: 'color-mix(in oklab, var(--air) 6%, var(--paper))' }} />
    </linearGradient>
    <rect x="-400" y={TOP - 200} width={WIDTH + 800} height="1100" fill="url(#night-sky)" />
    <Stars />
    <Shine id="night-moon" x={MOON.x} y={MOON.y} reach={190} strength={0.26} colour="var(--light)" />
    <g transform={`rotate(22 ${MOON.x} ${MOON.y})`}>
      <circle
        cx={MOON.x}
        cy={MOON.y}
        r={MOON.r - 0.5}
        fill="color-mix(in oklab, var(--air) 80%, var(--ink))"
        opacity="0.3"
      />
      <path d={moonPath(MOON, 0.17)} fill="var(--light)" />
    </g>
  </g>
);

// The sparks end below the text.
const sparks = times(15, (i) => ({
  x: 722 + (hand(i) - 0.5) * (16 + i * 2.4),
  y: 440 - i * 8 - hand(i + 40) * 10,
  r: 1.7 - i * 0.045,
}));

/** Eight peoples round one fire, between the steppe and the sea. */
const NightScene = () => (
  <svg
    viewBox={`0 ${TOP} ${WIDTH} ${560 - TOP}`}
    preserveAspectRatio="xMidYMax slice"
    className="night-scene"
    style={
      {
        ...nightOf('night', 'clear'),
        '--sparkle': '28%',
        '--cloak': 'color-mix(in oklab, var(--paper) 68%, black)',
      } as CSSProperties
    }
    aria-hidden="true"
  >
    <Sky />
    <Country />
    <Shine id="night-fire" x={722} y={462} reach={400} strength={0.62} />
    <Company />
    <Knoll />
    <ellipse cx="722" cy="503" rx="160" ry="11" fill="var(--act)" opacity="0.16" />
    <ellipse cx="722" cy="502" rx="84" ry="6.5" fill="var(--act)" opacity="0.3" />
    <Fire x={722} y={486} scale={1.06} />
    <g fill="var(--act)">
      {sparks.map(({ x, y, r }) => (
        <circle key={y} cx={r1(x)} cy={r1(y)} r={r1(r)} opacity={r1(r / 1.9)} />
      ))}
    </g>
  </svg>
);
export default NightScene;
