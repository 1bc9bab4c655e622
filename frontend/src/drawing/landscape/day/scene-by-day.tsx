import { FOOT, handFor, LINE, r1, times, WIDTH } from '../burin.js';
import { composed } from '../compose/compose.js';
import { ruledWater, SEA } from '../land/water.js';
import { type Scene, whiteIn } from '../scene.js';
import { Weather } from '../weather.js';
import { LayersByDay } from './layers-by-day.js';
import { SkyByDay } from './sky-by-day.js';

const smoke = (x: number, y: number): string =>
  times(3, (i) => `M${r1(x + i * 2)} ${y}c-3-5 5-8 2-14s3-9 ${6 + i * 2}-${13 - i * 2}`).join('');

const Sea = ({ lines }: { readonly lines: string }) => (
  <g>
    <path d={SEA} fill="var(--paper)" stroke="none" />
    <path d={`M0 ${LINE}H${WIDTH}`} strokeWidth="0.8" />
    <path d={lines} fill="none" strokeWidth="0.6" />
  </g>
);

/** An engraving. */
export const SceneByDay = ({ scene, id }: { readonly scene: Scene; readonly id: string }) => {
  const { hand, light, far, water, near, birds, smoke: hearths } = composed(scene, 1),
    white = whiteIn(scene);
  return (
    <g stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
      <SkyByDay scene={scene} hand={hand} light={light} birds={birds} />
      <LayersByDay layers={far} white={white.peaks} />
      {water && <Sea lines={ruledWater(handFor(hand, 80), { top: LINE, bottom: FOOT, light: light.x })} />}
      <path d={hearths.map(([x, y]) => smoke(x, y)).join('')} fill="none" strokeWidth="0.5" />
      <LayersByDay layers={near} white={white.all} />
      <Weather
        id={`${id}fog`}
        weather={scene.weather}
        hand={handFor(hand, 81)}
        top={0}
        stroke="var(--ink)"
        flake="var(--white)"
        veil="var(--paper)"
      />
    </g>
  );
};
