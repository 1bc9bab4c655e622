import { FOOT, handFor, LINE } from '../burin.js';
import { composed } from '../compose/compose.js';
import { glints, ruledWater, SEA } from '../land/water.js';
import { type Scene, whiteIn } from '../scene.js';
import { Weather } from '../weather.js';
import { Lamps } from './lamps.js';
import { LayersByNight } from './layers-by-night.js';
import { SkyByNight } from './sky-by-night.js';
import { nightOf } from './tones.js';

/** The highest line of a scene by night. */
export const SKY = -90;
/** Mountains are higher because the sky is larger. */
const RISE = 1.2;

const smoke = (x: number, y: number): string => `M${x} ${y}c-3-8 5-13 3-21s4-14 13-18c-5 6-6 11-5 17 1 9-7 14-5 22z`;

const Sea = ({ id, lines, shine }: { readonly id: string; readonly lines: string; readonly shine: string }) => (
  <g>
    <linearGradient id={id} x1="0" y1={LINE} x2="0" y2={FOOT} gradientUnits="userSpaceOnUse">
      <stop
        offset="0"
        style={{ stopColor: 'color-mix(in oklab, var(--glow) 10%, color-mix(in oklab, var(--air) 56%, var(--paper)))' }}
      />
      <stop offset="1" style={{ stopColor: 'var(--paper)' }} />
    </linearGradient>
    <path d={SEA} fill={`url(#${id})`} />
    <path
      d={lines}
      fill="none"
      stroke="color-mix(in oklab, var(--air) 80%, var(--paper))"
      strokeWidth="0.5"
      opacity="0.5"
    />
    <path d={shine} fill="none" stroke="var(--light)" strokeWidth="0.9" opacity="0.6" />
  </g>
);

/** Silhouettes around one light. */
export const SceneByNight = ({ scene, id }: { readonly scene: Scene; readonly id: string }) => {
  const { hand, light, far, water, near, lamps, smoke: hearths } = composed(scene, RISE),
    white = whiteIn(scene);
  return (
    <g style={nightOf(scene.hour, scene.weather)}>
      <SkyByNight id={id} scene={scene} hand={hand} light={light} top={SKY} />
      <LayersByNight layers={far} white={white.peaks} />
      {water && (
        <Sea
          id={`${id}sea`}
          lines={ruledWater(handFor(hand, 80), { top: LINE, bottom: FOOT, light: light.x })}
          shine={glints(handFor(hand, 82), { light: light.x, top: LINE, bottom: FOOT - 16, count: 120 })}
        />
      )}
      <Lamps id={`${id}town`} hand={hand} lamps={lamps.filter(({ behind }) => behind === true)} />
      <path d={hearths.map(([x, y]) => smoke(x, y)).join('')} fill="var(--air)" opacity="0.3" />
      <LayersByNight layers={near} white={white.all} />
      <Lamps id={`${id}lamp`} hand={hand} lamps={lamps.filter(({ behind }) => behind !== true)} />
      <Weather
        id={`${id}fog`}
        weather={scene.weather}
        hand={handFor(hand, 81)}
        top={SKY}
        stroke="color-mix(in oklab, var(--spark) 72%, var(--air))"
        flake="var(--spark)"
        veil="var(--air)"
      />
    </g>
  );
};
