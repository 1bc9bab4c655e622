import { useId } from 'react';
import { type Light } from '../light.js';
import { FOOT, WIDTH } from './burin.js';
import { SceneByDay } from './day/scene-by-day.js';
import { SceneByNight, SKY } from './night/scene-by-night.js';
import { type Scene } from './scene.js';

/** A wide, low picture of a place: an engraving by day; by night silhouettes about one light, under more sky. */
export const Landscape = ({ scene, light }: { readonly scene: Scene; readonly light: Light }) => {
  const id = useId().replace(/[^\w-]/g, '');
  const top = light === 'day' ? 0 : SKY;
  return (
    <svg viewBox={`0 ${top} ${WIDTH} ${FOOT - top}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {light === 'day' ? <SceneByDay scene={scene} id={id} /> : <SceneByNight scene={scene} id={id} />}
    </svg>
  );
};
