import { type Difficulty } from '#game/model/character.js';
import { type ReactNode, useId } from 'react';
import { Shine } from '../../../drawing/landscape/night/shine.js';
import { Fire } from './fire.js';

/** A fire with walls around it. */
const Hearth = () => (
  <g>
    <path
      d="M2 176V64Q2 8 58 8T114 64V176H98V70Q98 28 58 28T18 70V176z"
      fill="color-mix(in oklab, var(--act) 12%, var(--leaf))"
    />
    <path
      d="M2 150h16M2 122h16M2 94h16M98 150h16M98 122h16M98 94h16M8 44l13 9M108 44l-13 9M30 17l7 14M86 17l-7 14M58 8v20M10 150v26M10 94v28M106 122v28M106 70v24"
      stroke="var(--paper)"
      strokeWidth="1.6"
      fill="none"
    />
    <Fire x={58} y={158} scale={1.22} />
    <path
      d="M0 188q3-13 16-13t16 13q4-11 15-11t13 11q3-12 14-12t14 12q3-11 13-11t15 11z"
      fill="var(--leaf)"
      stroke="color-mix(in oklab, var(--act) 50%, var(--paper))"
      strokeWidth="1"
    />
  </g>
);
const OpenCountry = () => (
  <g>
    <path d="M-4 188C20 178 40 184 58 181S100 179 120 188z" fill="var(--leaf)" />
    <Fire x={58} y={168} scale={0.92} />
    <path
      d="M8 186q-1-8-4-11M8 186q1-7 4-9M102 187q-1-9-4-12M102 187q2-7 5-9M92 188q0-6-2-8"
      stroke="var(--rule)"
      strokeWidth="1.2"
      fill="none"
    />
  </g>
);
const Candle = () => (
  <g>
    <ellipse
      cx="58"
      cy="184"
      rx="34"
      ry="6"
      fill="none"
      stroke="color-mix(in oklab, var(--act) 60%, var(--paper))"
      strokeWidth="1.2"
    />
    <path d="M50 132h17v50q-8 4-17 0z" fill="var(--white)" />
    <path d="M60 132h7v50q-3 2-7 2z" fill="color-mix(in oklab, var(--white) 52%, var(--paper))" />
    <path d="M50 138c-4 2-5 8-3 15 1 3 3 1 3-2z" fill="var(--white)" />
    <path d="M58 132v-7" stroke="var(--paper)" strokeWidth="1.4" />
    <g className="flame">
      <path d="M58 126c-8-2-7-9 0-14 6-5 10-7 14-15 3 11 1 18-3 22-3 4-6 7-11 7z" fill="var(--act)" />
      <path
        d="M59 125c-4-1-3-6 1-8 3-2 4-3 6-6 1 6-1 10-3 12z"
        fill="color-mix(in oklab, var(--act) 30%, var(--ink))"
      />
    </g>
    <path
      d="M0 104c14-6 24 4 40-2M-4 118c10-3 18 2 30-2M4 92c12-4 18 3 28 0"
      stroke="var(--rule)"
      strokeWidth="1"
      fill="none"
    />
  </g>
);

const FIRES: Readonly<
  Record<Difficulty, readonly [draw: () => ReactNode, y: number, reach: number, strength: number]>
> = { forgiving: [Hearth, 130, 130, 0.42], normal: [OpenCountry, 148, 96, 0.4], hardcore: [Candle, 116, 62, 0.36] };

/** The light of each difficulty: a hearth, a fire in open country, a candle in the wind. */
const DifficultyFire = ({ difficulty }: { readonly difficulty: Difficulty }) => {
  const id = useId().replace(/[^\w-]/g, '');
  const [Drawn, y, reach, strength] = FIRES[difficulty];
  return (
    <svg viewBox="0 0 116 192" className="h-full overflow-visible" aria-hidden="true">
      <Shine id={id} x={58} y={y} reach={reach} strength={strength} />
      <Drawn />
    </svg>
  );
};
export default DifficultyFire;
