import { useId } from 'react';
import { type Light as Reading } from '../../themes/theme.js';
import { FOOT, handFor, LINE, WIDTH } from './burin.js';
import { composed } from './compose/compose.js';
import { LayersByDay } from './day/layers-by-day.js';
import { SkyByDay } from './day/sky-by-day.js';
import { type Lamp } from './form.js';
import { glints, ruledWater, SEA } from './land/water.js';
import { LayersByNight } from './night/layers-by-night.js';
import { SkyByNight } from './night/sky-by-night.js';
import { nightOf } from './night/tones.js';
import { type Scene } from './scene.js';
import { Weather } from './weather.js';

const whiteBy = ({ season, weather, horizon, ground }: Scene): { readonly all: boolean; readonly peaks: boolean } => ({ all: season === 'winter' || weather === 'snow', peaks: season !== 'summer' || ground === 'mountains' || horizon === 'mountains' });

const ByDay = ({ scene, id }: { readonly scene: Scene; readonly id: string }) => {
  const { hand, light, far, water, near, birds } = composed(scene, 1), white = whiteBy(scene);
  return (
    <g stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
      <SkyByDay scene={scene} hand={hand} light={light} birds={birds} />
      <LayersByDay layers={far} white={white.peaks} />
      {water && <g><path d={SEA} fill="var(--paper)" stroke="none" /><path d={`M0 ${LINE}H${WIDTH}`} strokeWidth="0.8" /><path d={ruledWater(handFor(hand, 80), { top: LINE, bottom: FOOT, light: light.x })} fill="none" strokeWidth="0.6" /></g>}
      <LayersByDay layers={near} white={white.all} />
      <Weather id={`${id}fog`} weather={scene.weather} hand={handFor(hand, 81)} top={0} stroke="var(--ink)" veil="var(--paper)" />
    </g>
  );
};

const SKY = -90;
const Lamps = ({ id, lamps }: { readonly id: string; readonly lamps: readonly Lamp[] }) =>
  lamps.map(({ x, y, reach }) => (
    <g key={x}>
      <radialGradient id={`${id}${Math.round(x)}`} cx={x} cy={y} r={reach} gradientUnits="userSpaceOnUse">
        {[[0, 0.5], [0.4, 0.14], [1, 0]].map(([offset, stopOpacity]) => <stop key={offset} offset={offset} style={{ stopColor: 'var(--act)', stopOpacity }} />)}
      </radialGradient>
      <circle cx={x} cy={y} r={reach} fill={`url(#${id}${Math.round(x)})`} />
    </g>
  ));

const ByNight = ({ scene, id }: { readonly scene: Scene; readonly id: string }) => {
  const { hand, light, far, water, near, lamps } = composed(scene, 1.6), white = whiteBy(scene);
  return (
    <g style={nightOf(scene.hour, scene.weather)}>
      <SkyByNight id={id} scene={scene} hand={hand} light={light} top={SKY} />
      <LayersByNight layers={far} white={white.peaks} />
      {water && (
        <g>
          <linearGradient id={`${id}sea`} x1="0" y1={LINE} x2="0" y2={FOOT} gradientUnits="userSpaceOnUse">
            <stop offset="0" style={{ stopColor: 'color-mix(in oklab, var(--glow) 10%, color-mix(in oklab, var(--air) 56%, var(--paper)))' }} />
            <stop offset="1" style={{ stopColor: 'var(--paper)' }} />
          </linearGradient>
          <path d={SEA} fill={`url(#${id}sea)`} />
          <path d={ruledWater(handFor(hand, 80), { top: LINE, bottom: FOOT, light: light.x })} fill="none" stroke="color-mix(in oklab, var(--air) 80%, var(--paper))" strokeWidth="0.5" opacity="0.5" />
          <path d={glints(handFor(hand, 82), light.x, LINE, FOOT - 16, 110)} fill="none" stroke="var(--light)" strokeWidth="0.9" opacity="0.75" />
        </g>
      )}
      <Lamps id={`${id}b`} lamps={lamps.filter(({ behind }) => behind === true)} />
      <LayersByNight layers={near} white={white.all} />
      <Lamps id={id} lamps={lamps.filter(({ behind }) => behind !== true)} />
      <Weather id={`${id}fog`} weather={scene.weather} hand={handFor(hand, 81)} top={SKY} stroke="color-mix(in oklab, var(--ink) 50%, var(--air))" veil="var(--air)" />
    </g>
  );
};

/** A wide, low picture of a place: an engraving by day; by night silhouettes about one light, under more sky. */
export const Landscape = ({ scene, light }: { readonly scene: Scene; readonly light: Reading }) => {
  const id = useId().replace(/[^\w-]/g, '');
  const top = light === 'day' ? 0 : SKY;
  return (
    <svg viewBox={`0 ${top} ${WIDTH} ${FOOT - top}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {light === 'day' ? <ByDay scene={scene} id={id} /> : <ByNight scene={scene} id={id} />}
    </svg>
  );
};
